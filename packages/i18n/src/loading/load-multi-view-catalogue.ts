import { nearestLanguage } from '../languages.js';
import type { Labels } from '../translate.js';
import type { Loaders } from './loaders.js';

const loaders: Loaders = {
  en: async () => (await import('../catalogues/en/playback/multi-view.js')).multiView,
  es: async () => (await import('../catalogues/es/playback/multi-view.js')).multiView,
  pt: async () => (await import('../catalogues/pt/playback/multi-view.js')).multiView,
  ar: async () => (await import('../catalogues/ar/playback/multi-view.js')).multiView,
  de: async () => (await import('../catalogues/de/playback/multi-view.js')).multiView,
  fr: async () => (await import('../catalogues/fr/playback/multi-view.js')).multiView,
  hi: async () => (await import('../catalogues/hi/playback/multi-view.js')).multiView,
  it: async () => (await import('../catalogues/it/playback/multi-view.js')).multiView,
  ja: async () => (await import('../catalogues/ja/playback/multi-view.js')).multiView,
  ko: async () => (await import('../catalogues/ko/playback/multi-view.js')).multiView,
  nl: async () => (await import('../catalogues/nl/playback/multi-view.js')).multiView,
  pl: async () => (await import('../catalogues/pl/playback/multi-view.js')).multiView,
  tr: async () => (await import('../catalogues/tr/playback/multi-view.js')).multiView,
  zh: async () => (await import('../catalogues/zh/playback/multi-view.js')).multiView,
};

/** Loads the labels of the multi-view, which extend the player's. */
export const loadMultiViewCatalogue = (tag: string): Promise<Labels> => loaders[nearestLanguage(tag)]();
