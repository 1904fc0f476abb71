import { flag, nullable, number, optional, record, text, words } from './fields.js';

const language = nullable(text(35));
const DAY_S = 86_400;

/**
 * How the player is to be, beside what it plays: what a host page says once and may say anew. All but the last
 * three may stand in the address of the frame as well, where they hold from the first frame on; those three lead
 * a viewer elsewhere, and a link that anybody can write must not say where.
 */
export const PLAYER_OPTIONS = {
  /** BCP 47, of the player's own words. */
  language: optional(language),
  protocol: optional(nullable(words('hls', 'dash'))),
  preload: optional(words('auto', 'metadata', 'none')),
  autoplay: optional(flag),
  loop: optional(flag),
  /** Speeds to choose from, as `0.5 1 1.5`. */
  rates: optional(nullable(text(100))),
  autoAdvance: optional(nullable(flag)),
  subtitleLanguage: optional(language),
  audioLanguage: optional(language),
  /** Seconds behind the live edge. */
  dvrWindow: optional(nullable(number(0, DAY_S, 'seconds'))),
  ads: optional(words('default', 'none')),
  titles: optional(words('default', 'none')),
  controls: optional(words('default', 'reduced', 'none')),
  keyboard: optional(nullable(words('default', 'none'))),
  shareAddress: optional(nullable(text(2048))),
  embedAddress: optional(nullable(text(2048))),
  /** Ways on from an error that the page takes itself: of `sign-in`, `purchase`, `back`. */
  errorActions: optional(nullable(text(100))),
} as const;

export const playerOptions = record(PLAYER_OPTIONS);

export type PlayerOptionName = keyof typeof PLAYER_OPTIONS;
