export { errorLabel } from './error-label.js';
export type { LabelKey, MultiViewLabelKey, PlayerLabelKey } from './label-key.js';
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_NAMES,
  directionOf,
  labelLanguage,
  matchLanguage,
  parseAcceptLanguage,
  type Language,
} from './languages.js';
export {
  loadCatalogue,
  loadMultiViewCatalogue,
  loadPlayerCatalogue,
  loadPlayerLateCatalogue,
} from './load-catalogue.js';
export { createTranslate, translate, type Labels, type LabelValues, type Translate } from './translate.js';
