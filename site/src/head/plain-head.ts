import type { RouteName } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { ReadHead } from '../app/define-page.js';

/** Head of a page whose metadata is only its title, because its content changes frequently. */
export const plainHead =
  (route: RouteName, title: LabelKey): ReadHead =>
  ({ t }) => ({ title: t(title), place: { route, params: {} } });
