import {
  createTranslate,
  loadMultiViewCatalogue,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  type MultiViewLabelKey,
  type Translate,
} from '@footlight/i18n';

/** The text of a multi-view and of its controls. */
export interface MultiViewLabels {
  readonly t: Translate<MultiViewLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/** @param language BCP 47 tag */
export const loadMultiViewLabels = async (language: string): Promise<MultiViewLabels> => {
  const catalogues = await Promise.all([
    loadPlayerCatalogue(language),
    loadPlayerLazyCatalogue(language),
    loadMultiViewCatalogue(language),
  ]);
  return { t: createTranslate(Object.assign({}, ...catalogues), language), language };
};
