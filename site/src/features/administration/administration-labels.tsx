import { loadAdministrationCatalogue, type AdministrationLabelKey } from '@footlight/i18n';
import { createLazyLabels } from '../../shell/viewers/lazy-labels.js';

/** Labels of the administration pages. */
export const { LabelsProvider: AdministrationLabels, useLazyLabels: useAdministrationLabels } =
  createLazyLabels<AdministrationLabelKey>(loadAdministrationCatalogue);
