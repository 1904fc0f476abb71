import { player as arabic } from '../catalogues/ar/playback/player.js';
import { player as spanish } from '../catalogues/es/playback/player.js';
import { player as portuguese } from '../catalogues/pt/playback/player.js';
import { nearestLanguage, type Language } from '../languages.js';
import type { Labels } from '../translate.js';

type Translated = Exclude<Language, 'en'>;
type Loaders = Readonly<Record<Translated, () => Promise<Labels>>>;

/** The player's labels in the languages that are not bundled with it. */
const LABELS: Loaders = {
  es: () => Promise.resolve(spanish),
  pt: () => Promise.resolve(portuguese),
  ar: () => Promise.resolve(arabic),
  de: async () => (await import('../catalogues/de/playback/player.js')).player,
  fr: async () => (await import('../catalogues/fr/playback/player.js')).player,
  hi: async () => (await import('../catalogues/hi/playback/player.js')).player,
  it: async () => (await import('../catalogues/it/playback/player.js')).player,
  ja: async () => (await import('../catalogues/ja/playback/player.js')).player,
  ko: async () => (await import('../catalogues/ko/playback/player.js')).player,
  nl: async () => (await import('../catalogues/nl/playback/player.js')).player,
  pl: async () => (await import('../catalogues/pl/playback/player.js')).player,
  tr: async () => (await import('../catalogues/tr/playback/player.js')).player,
  zh: async () => (await import('../catalogues/zh/playback/player.js')).player,
};

/** The same of the parts that the player loads with the first video. */
const LAZY_LABELS: Loaders = {
  es: async () => (await import('../catalogues/es/playback/player-lazy.js')).playerLazy,
  pt: async () => (await import('../catalogues/pt/playback/player-lazy.js')).playerLazy,
  ar: async () => (await import('../catalogues/ar/playback/player-lazy.js')).playerLazy,
  de: async () => (await import('../catalogues/de/playback/player-lazy.js')).playerLazy,
  fr: async () => (await import('../catalogues/fr/playback/player-lazy.js')).playerLazy,
  hi: async () => (await import('../catalogues/hi/playback/player-lazy.js')).playerLazy,
  it: async () => (await import('../catalogues/it/playback/player-lazy.js')).playerLazy,
  ja: async () => (await import('../catalogues/ja/playback/player-lazy.js')).playerLazy,
  ko: async () => (await import('../catalogues/ko/playback/player-lazy.js')).playerLazy,
  nl: async () => (await import('../catalogues/nl/playback/player-lazy.js')).playerLazy,
  pl: async () => (await import('../catalogues/pl/playback/player-lazy.js')).playerLazy,
  tr: async () => (await import('../catalogues/tr/playback/player-lazy.js')).playerLazy,
  zh: async () => (await import('../catalogues/zh/playback/player-lazy.js')).playerLazy,
};

const loadNearest = async (loaders: Loaders, tag: string): Promise<Labels | null> => {
  const language = nearestLanguage(tag);
  return language === 'en' ? null : loaders[language]();
};

/** Null for a language that the player does not have. */
export const loadTranslated = (tag: string): Promise<Labels | null> => loadNearest(LABELS, tag);
export const loadLazyTranslated = (tag: string): Promise<Labels | null> => loadNearest(LAZY_LABELS, tag);
