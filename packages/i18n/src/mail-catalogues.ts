import { mails as ar } from './catalogues/ar/mails.js';
import { mails as en } from './catalogues/en/mails.js';
import { mails as es } from './catalogues/es/mails.js';
import { mails as pt } from './catalogues/pt/mails.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** Keys of the mail texts. */
export type MailLabelKey = KeyOf<typeof en>;

/** The mail texts in all languages; never loaded by browsers. */
export const mailCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
