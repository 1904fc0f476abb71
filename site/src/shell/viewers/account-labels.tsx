import { loadAccountCatalogue, type AccountLabelKey } from '@footlight/i18n';
import { createLazyLabels } from './lazy-labels.js';

/** Labels of the account pages; not loaded for guests. */
export const { LabelsProvider: AccountLabels, useLazyLabels: useAccountLabels } =
  createLazyLabels<AccountLabelKey>(loadAccountCatalogue);
