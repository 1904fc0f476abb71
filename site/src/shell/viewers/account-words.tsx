import { loadAccountCatalogue, type AccountLabelKey } from '@footlight/i18n';
import { createLazyWords } from './lazy-words.js';

/** The words of the account, which pages of guests do not have. */
export const { Words: AccountWords, useWords: useAccountWords } =
  createLazyWords<AccountLabelKey>(loadAccountCatalogue);
