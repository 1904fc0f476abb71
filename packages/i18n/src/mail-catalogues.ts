import { mails as ar } from './catalogues/ar/mails.js';
import { mails as en } from './catalogues/en/mails.js';
import { mails as es } from './catalogues/es/mails.js';
import { mails as pt } from './catalogues/pt/mails.js';
import { mails as de } from './catalogues/de/mails.js';
import { mails as fr } from './catalogues/fr/mails.js';
import { mails as hi } from './catalogues/hi/mails.js';
import { mails as it } from './catalogues/it/mails.js';
import { mails as ja } from './catalogues/ja/mails.js';
import { mails as ko } from './catalogues/ko/mails.js';
import { mails as nl } from './catalogues/nl/mails.js';
import { mails as pl } from './catalogues/pl/mails.js';
import { mails as tr } from './catalogues/tr/mails.js';
import { mails as zh } from './catalogues/zh/mails.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** Keys of the mail texts. */
export type MailLabelKey = KeyOf<typeof en>;

/** The mail texts in all languages; never loaded by browsers. */
export const mailCatalogues: Readonly<Record<Language, Labels>> = {
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
