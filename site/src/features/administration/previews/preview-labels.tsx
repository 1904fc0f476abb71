import { loadPreviewsCatalogue, type PreviewLabelKey, type Translate } from '@footlight/i18n';
import { createLazyLabels } from '../../../shell/viewers/lazy-labels.js';

export type PreviewTranslate = Translate<PreviewLabelKey>;

/** Labels of the previews; a chunk of their own. */
export const { LabelsProvider: PreviewLabels, useLazyLabels: usePreviewLabels } =
  createLazyLabels<PreviewLabelKey>(loadPreviewsCatalogue);
