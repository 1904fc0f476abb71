import type { RouteName } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { ReadHead } from '../app/define-page.js';

/** Of a page that is its name alone: what it lists changes by the hour. */
export const plainHead =
  (route: RouteName, title: LabelKey): ReadHead =>
  ({ t }) => ({ title: t(title), place: { route, params: {} } });
