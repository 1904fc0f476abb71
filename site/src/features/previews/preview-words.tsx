import { loadPreviewsCatalogue, type PreviewLabelKey, type Translate } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

export type PreviewTranslate = Translate<PreviewLabelKey>;

/** The words of the previews, which no other page has. */
export const { Words: PreviewWords, useWords: usePreviewWords } =
  createLazyWords<PreviewLabelKey>(loadPreviewsCatalogue);
