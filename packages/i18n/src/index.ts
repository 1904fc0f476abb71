export { countdownParts, type CountdownPart } from './countdown-parts.js';
export { checkoutErrorLabel } from './checkout-error-label.js';
export { errorLabel } from './error-label.js';
export type * from './label-key.js';
export { embedLabels } from './embed-labels.js';
export { clockTime } from './clock-time.js';
export {
  clockFormat,
  dateFormat,
  listFormat,
  namesFormat,
  numberFormat,
  regionalLanguage,
} from './formats.js';
export { formatMoney, type Money } from './money.js';
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
export type * from './own-labels.js';
export * from './loading/load-catalogue.js';
export * from './loading/load-multi-view-catalogue.js';
export * from './loading/load-player-catalogue.js';
export { loadGuideCardCatalogue } from './loading/load-guide-card-catalogue.js';
export { loadAccountCatalogue } from './loading/load-account-catalogue.js';
export { loadAdministrationCatalogue } from './loading/load-administration-catalogue.js';
export { loadCheckoutCatalogue } from './loading/load-checkout-catalogue.js';
export { loadPreviewsCatalogue } from './loading/load-previews-catalogue.js';
export { loadRoomsCatalogue } from './loading/load-rooms-catalogue.js';
export { loadReviewsCatalogue } from './loading/load-reviews-catalogue.js';
export { loadWatchlistCatalogue } from './loading/load-watchlist-catalogue.js';
export { createTranslate, translate, type Labels, type LabelValues, type Translate } from './translate.js';
