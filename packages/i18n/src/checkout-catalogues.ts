import { commerce as ar } from './catalogues/ar/commerce.js';
import { commerce as en } from './catalogues/en/commerce.js';
import { commerce as es } from './catalogues/es/commerce.js';
import { commerce as pt } from './catalogues/pt/commerce.js';
import { commerce as de } from './catalogues/de/commerce.js';
import { commerce as fr } from './catalogues/fr/commerce.js';
import { commerce as hi } from './catalogues/hi/commerce.js';
import { commerce as it } from './catalogues/it/commerce.js';
import { commerce as ja } from './catalogues/ja/commerce.js';
import { commerce as ko } from './catalogues/ko/commerce.js';
import { commerce as nl } from './catalogues/nl/commerce.js';
import { commerce as pl } from './catalogues/pl/commerce.js';
import { commerce as tr } from './catalogues/tr/commerce.js';
import { commerce as zh } from './catalogues/zh/commerce.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** Labels of plans, payments and gifts in all languages; browsers load one language at a time. */
export const checkoutCatalogues: Readonly<Record<Language, Labels>> = {
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
