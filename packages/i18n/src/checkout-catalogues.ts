import { commerce as ar } from './catalogues/ar/commerce.js';
import { commerce as en } from './catalogues/en/commerce.js';
import { commerce as es } from './catalogues/es/commerce.js';
import { commerce as pt } from './catalogues/pt/commerce.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** Labels of plans, payments and gifts in all languages; browsers load one language at a time. */
export const checkoutCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
