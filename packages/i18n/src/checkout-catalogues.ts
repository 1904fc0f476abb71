import { checkout as ar } from './catalogues/ar/checkout.js';
import { checkout as en } from './catalogues/en/checkout.js';
import { checkout as es } from './catalogues/es/checkout.js';
import { checkout as pt } from './catalogues/pt/checkout.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** Labels of plans, payments and gifts in all languages; browsers load one language at a time. */
export const checkoutCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
