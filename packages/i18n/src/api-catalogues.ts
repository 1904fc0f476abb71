import { api as ar } from './catalogues/ar/api.js';
import { api as en } from './catalogues/en/api.js';
import { api as es } from './catalogues/es/api.js';
import { api as pt } from './catalogues/pt/api.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** The keys of what is said of calls that are not made as they have to be. */
export type ApiLabelKey = KeyOf<typeof en>;

/** Those words in all languages; browsers never fetch them. */
export const apiCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
