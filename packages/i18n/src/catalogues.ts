import { ar } from './catalogues/ar/index.js';
import { en } from './catalogues/en/index.js';
import { es } from './catalogues/es/index.js';
import { pt } from './catalogues/pt/index.js';
import { words as de } from './catalogues/de/index.js';
import { words as fr } from './catalogues/fr/index.js';
import { words as hi } from './catalogues/hi/index.js';
import { words as it } from './catalogues/it/index.js';
import { words as ja } from './catalogues/ja/index.js';
import { words as ko } from './catalogues/ko/index.js';
import { words as nl } from './catalogues/nl/index.js';
import { words as pl } from './catalogues/pl/index.js';
import { words as tr } from './catalogues/tr/index.js';
import { words as zh } from './catalogues/zh/index.js';
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
