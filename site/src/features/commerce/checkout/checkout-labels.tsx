import { loadCheckoutCatalogue, type CheckoutLabelKey, type Translate } from '@footlight/i18n';
import { createLazyLabels } from '../../../shell/viewers/lazy-labels.js';

export type CheckoutTranslate = Translate<CheckoutLabelKey>;

/** Labels of plans, payments and gifts; not loaded elsewhere. */
export const { LabelsProvider: CheckoutLabels, useLazyLabels: useCheckoutLabels } =
  createLazyLabels<CheckoutLabelKey>(loadCheckoutCatalogue);
