import { nearestPlayerLanguage, type PlayerLanguage } from '../player-language.js';
import type { Labels } from '../translate.js';

const loaders: Readonly<Record<PlayerLanguage, () => Promise<Labels>>> = {
  en: async () => (await import('../catalogues/en/playback/multi-view.js')).multiView,
  es: async () => (await import('../catalogues/es/playback/multi-view.js')).multiView,
  pt: async () => (await import('../catalogues/pt/playback/multi-view.js')).multiView,
  ar: async () => (await import('../catalogues/ar/playback/multi-view.js')).multiView,
  de: async () => (await import('../player-catalogues/de/multi-view.js')).multiView,
  fr: async () => (await import('../player-catalogues/fr/multi-view.js')).multiView,
  hi: async () => (await import('../player-catalogues/hi/multi-view.js')).multiView,
  it: async () => (await import('../player-catalogues/it/multi-view.js')).multiView,
  ja: async () => (await import('../player-catalogues/ja/multi-view.js')).multiView,
  ko: async () => (await import('../player-catalogues/ko/multi-view.js')).multiView,
  nl: async () => (await import('../player-catalogues/nl/multi-view.js')).multiView,
  pl: async () => (await import('../player-catalogues/pl/multi-view.js')).multiView,
  tr: async () => (await import('../player-catalogues/tr/multi-view.js')).multiView,
  zh: async () => (await import('../player-catalogues/zh/multi-view.js')).multiView,
};

/** Loads the labels of the multi-view, which extend the player's. */
export const loadMultiViewCatalogue = (tag: string): Promise<Labels> => loaders[nearestPlayerLanguage(tag)]();
