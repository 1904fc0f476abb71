import { loadAdministrationCatalogue, type AdministrationLabelKey } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

/** Labels of the administration pages. */
export const { Words: AdministrationWords, useWords: useAdministrationWords } =
  createLazyWords<AdministrationLabelKey>(loadAdministrationCatalogue);
