import { ar } from './catalogues/ar/index.js';
import { en } from './catalogues/en/index.js';
import { es } from './catalogues/es/index.js';
import { pt } from './catalogues/pt/index.js';
import type { Language } from './languages.js';
import type { Labels } from './translate.js';

/** All labels in all languages; for the service, which serves them by label. */
export const catalogues: Readonly<Record<Language, Labels>> = { en, es, pt, ar };

export { apiCatalogues, type ApiLabelKey } from './api-catalogues.js';
export { checkoutCatalogues } from './checkout-catalogues.js';
export { mailCatalogues, type MailLabelKey } from './mail-catalogues.js';
