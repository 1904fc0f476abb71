import {
  createTranslate,
  loadMultiViewCatalogue,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  type LabelSource,
  type MultiViewLabelKey,
  type OwnMultiViewLabels,
  type Translate,
} from '@footlight/i18n';

/** The text of a multi-view and of its controls. */
export interface MultiViewLabels {
  readonly t: Translate<MultiViewLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/**
 * @param language BCP 47 tag
 * @param own the words of the page; null for none
 */
export const loadMultiViewLabels = async (
  language: string,
  own: LabelSource<OwnMultiViewLabels> | null,
): Promise<MultiViewLabels> => {
  const catalogues = await Promise.all([
    loadPlayerCatalogue(language),
    loadPlayerLazyCatalogue(language),
    loadMultiViewCatalogue(language),
    own && import('../base/own-words.js').then(({ readOwnWords }) => readOwnWords(own, language)),
  ]);
  return { t: createTranslate(Object.assign({}, ...catalogues), language), language };
};
