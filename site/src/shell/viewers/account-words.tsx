import { loadAccountCatalogue, type AccountLabelKey } from '@footlight/i18n';
import { createLazyWords } from './lazy-words.js';

/** Labels of the account pages; not loaded for guests. */
export const { Words: AccountWords, useWords: useAccountWords } =
  createLazyWords<AccountLabelKey>(loadAccountCatalogue);
