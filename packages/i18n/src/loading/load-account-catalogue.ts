import type { Labels } from '../translate.js';
import { loadPart, type FirstLoaders } from './loaders.js';

const loaders: FirstLoaders = {
  en: async () => (await import('../catalogues/en/account/account.js')).account,
  es: async () => (await import('../catalogues/es/account/account.js')).account,
  pt: async () => (await import('../catalogues/pt/account/account.js')).account,
  ar: async () => (await import('../catalogues/ar/account/account.js')).account,
};

/** Labels of the account area, which guests never load. */
export const loadAccountCatalogue = (tag: string): Promise<Labels> =>
  loadPart(tag, loaders, async (language) => {
    const { morePages } = await import('./more-pages.js');
    return (await morePages[language]()).account;
  });
