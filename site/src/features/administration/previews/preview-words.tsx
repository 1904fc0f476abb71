import { loadPreviewsCatalogue, type PreviewLabelKey, type Translate } from '@footlight/i18n';
import { createLazyWords } from '../../../shell/viewers/lazy-words.js';

export type PreviewTranslate = Translate<PreviewLabelKey>;

/** Labels of the previews; a chunk of their own. */
export const { Words: PreviewWords, useWords: usePreviewWords } =
  createLazyWords<PreviewLabelKey>(loadPreviewsCatalogue);
