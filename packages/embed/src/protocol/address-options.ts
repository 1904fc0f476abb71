import type { PlayerOptionName } from '@footlight/player-contract';

/** Options that the address of a frame does not say: they lead a viewer elsewhere. */
export const CHANNEL_OPTIONS = [
  'shareAddress',
  'embedAddress',
  'errorActions',
] as const satisfies readonly PlayerOptionName[];

/** Options that it says, under their own names. */
export const ADDRESS_OPTIONS = [
  'autoplay',
  'language',
  'protocol',
  'preload',
  'loop',
  'rates',
  'autoAdvance',
  'subtitleLanguage',
  'audioLanguage',
  'dvrWindow',
  'ads',
  'titles',
  'controls',
  'keyboard',
] as const satisfies readonly Exclude<PlayerOptionName, (typeof CHANNEL_OPTIONS)[number]>[];
