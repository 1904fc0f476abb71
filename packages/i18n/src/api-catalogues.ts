import { api as ar } from './catalogues/ar/api.js';
import { api as en } from './catalogues/en/api.js';
import { api as es } from './catalogues/es/api.js';
import { api as pt } from './catalogues/pt/api.js';
import type { Language } from './languages.js';
import type { KeyOf, Labels } from './translate.js';

/** Keys of the messages about malformed API calls. */
export type ApiLabelKey = KeyOf<typeof en>;

/** Those messages in all languages; never loaded by browsers. */
export const apiCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
