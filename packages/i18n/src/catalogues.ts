import { ar } from './catalogues/ar/index.js';
import { en } from './catalogues/en/index.js';
import { es } from './catalogues/es/index.js';
import { pt } from './catalogues/pt/index.js';
import { de } from './catalogues/de/index.js';
import { fr } from './catalogues/fr/index.js';
import { hi } from './catalogues/hi/index.js';
import { it } from './catalogues/it/index.js';
import { ja } from './catalogues/ja/index.js';
import { ko } from './catalogues/ko/index.js';
import { nl } from './catalogues/nl/index.js';
import { pl } from './catalogues/pl/index.js';
import { tr } from './catalogues/tr/index.js';
import { zh } from './catalogues/zh/index.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** All labels in all languages; for the service, which serves them by label. */
export const catalogues: Readonly<Record<Language, Labels>> = {
  en,
  es,
  pt,
  ar,
  de,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  tr,
  zh,
};

export { apiCatalogues, type ApiLabelKey } from './api-catalogues.js';
export { checkoutCatalogues } from './checkout-catalogues.js';
export { mailCatalogues, type MailLabelKey } from './mail-catalogues.js';
