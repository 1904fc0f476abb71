import { api as ar } from './catalogues/ar/api.js';
import { api as en } from './catalogues/en/api.js';
import { api as es } from './catalogues/es/api.js';
import { api as pt } from './catalogues/pt/api.js';
import { api as de } from './catalogues/de/api.js';
import { api as fr } from './catalogues/fr/api.js';
import { api as hi } from './catalogues/hi/api.js';
import { api as it } from './catalogues/it/api.js';
import { api as ja } from './catalogues/ja/api.js';
import { api as ko } from './catalogues/ko/api.js';
import { api as nl } from './catalogues/nl/api.js';
import { api as pl } from './catalogues/pl/api.js';
import { api as tr } from './catalogues/tr/api.js';
import { api as zh } from './catalogues/zh/api.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** Keys of the messages about malformed API calls. */
export type ApiLabelKey = KeyOf<typeof en>;

/** Those messages in all languages; never loaded by browsers. */
export const apiCatalogues: Readonly<Record<Language, Labels>> = {
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
