import { mails as ar } from './catalogues/ar/mails.js';
import { mails as en } from './catalogues/en/mails.js';
import { mails as es } from './catalogues/es/mails.js';
import { mails as pt } from './catalogues/pt/mails.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** The keys of what is written by mail. */
export type MailLabelKey = KeyOf<typeof en>;

/** The words of mails in all languages; browsers never fetch them. */
export const mailCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
