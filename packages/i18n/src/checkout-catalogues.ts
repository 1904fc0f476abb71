import { checkout as ar } from './catalogues/ar/checkout.js';
import { checkout as en } from './catalogues/en/checkout.js';
import { checkout as es } from './catalogues/es/checkout.js';
import { checkout as pt } from './catalogues/pt/checkout.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** The words of plans, payments and gifts in all languages; browsers load them one by one. */
export const checkoutCatalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };
