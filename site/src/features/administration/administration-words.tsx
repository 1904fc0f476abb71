import { loadAdministrationCatalogue, type AdministrationLabelKey } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

/** The words of the pages for administrators. */
export const { Words: AdministrationWords, useWords: useAdministrationWords } =
  createLazyWords<AdministrationLabelKey>(loadAdministrationCatalogue);
