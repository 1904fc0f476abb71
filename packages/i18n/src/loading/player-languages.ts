import { player as arabic } from '../catalogues/ar/playback/player.js';
import { player as spanish } from '../catalogues/es/playback/player.js';
import { player as portuguese } from '../catalogues/pt/playback/player.js';
import { nearestPlayerLanguage, type PlayerLanguage } from '../player-language.js';
import type { Labels } from '../translate.js';

type Translated = Exclude<PlayerLanguage, 'en'>;
type Loaders = Readonly<Record<Translated, () => Promise<Labels>>>;

/** The player's labels in the languages that are not bundled with it. */
const LABELS: Loaders = {
  es: () => Promise.resolve(spanish),
  pt: () => Promise.resolve(portuguese),
  ar: () => Promise.resolve(arabic),
  de: async () => (await import('../player-catalogues/de/player.js')).player,
  fr: async () => (await import('../player-catalogues/fr/player.js')).player,
  hi: async () => (await import('../player-catalogues/hi/player.js')).player,
  it: async () => (await import('../player-catalogues/it/player.js')).player,
  ja: async () => (await import('../player-catalogues/ja/player.js')).player,
  ko: async () => (await import('../player-catalogues/ko/player.js')).player,
  nl: async () => (await import('../player-catalogues/nl/player.js')).player,
  pl: async () => (await import('../player-catalogues/pl/player.js')).player,
  tr: async () => (await import('../player-catalogues/tr/player.js')).player,
  zh: async () => (await import('../player-catalogues/zh/player.js')).player,
};

/** The same of the parts that the player loads with the first video. */
const LAZY_LABELS: Loaders = {
  es: async () => (await import('../catalogues/es/playback/player-lazy.js')).playerLazy,
  pt: async () => (await import('../catalogues/pt/playback/player-lazy.js')).playerLazy,
  ar: async () => (await import('../catalogues/ar/playback/player-lazy.js')).playerLazy,
  de: async () => (await import('../player-catalogues/de/player-lazy.js')).playerLazy,
  fr: async () => (await import('../player-catalogues/fr/player-lazy.js')).playerLazy,
  hi: async () => (await import('../player-catalogues/hi/player-lazy.js')).playerLazy,
  it: async () => (await import('../player-catalogues/it/player-lazy.js')).playerLazy,
  ja: async () => (await import('../player-catalogues/ja/player-lazy.js')).playerLazy,
  ko: async () => (await import('../player-catalogues/ko/player-lazy.js')).playerLazy,
  nl: async () => (await import('../player-catalogues/nl/player-lazy.js')).playerLazy,
  pl: async () => (await import('../player-catalogues/pl/player-lazy.js')).playerLazy,
  tr: async () => (await import('../player-catalogues/tr/player-lazy.js')).playerLazy,
  zh: async () => (await import('../player-catalogues/zh/player-lazy.js')).playerLazy,
};

const loadNearest = async (loaders: Loaders, tag: string): Promise<Labels | null> => {
  const language = nearestPlayerLanguage(tag);
  return language === 'en' ? null : loaders[language]();
};

/** Null for a language that the player does not have. */
export const loadTranslated = (tag: string): Promise<Labels | null> => loadNearest(LABELS, tag);
export const loadLazyTranslated = (tag: string): Promise<Labels | null> => loadNearest(LAZY_LABELS, tag);
