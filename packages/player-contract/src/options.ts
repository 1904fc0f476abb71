import type { ValueKind } from './values.js';

/** How a player is to be, in one respect. */
export interface PlayerOption<T> {
  readonly kind: ValueKind;
  /** What it is where nothing is said. */
  readonly unsaid: T;
  /** Characters of a text, or the greatest number, in `unit`. */
  readonly most?: number;
  readonly unit?: string;
  /** Whether the address of a frame does not say it: it leads a viewer elsewhere, and anybody can write a link. */
  readonly isPrivate?: true;
}

const flag: PlayerOption<boolean> = { kind: 'flag', unsaid: false };
const onOrOff: PlayerOption<boolean | null> = { kind: 'onOrOff', unsaid: null };
const text = (most: number): PlayerOption<string | null> => ({ kind: 'text', unsaid: null, most });
const oneOf = <const W extends string, U extends W | null>(
  kind: readonly W[],
  unsaid: U,
): PlayerOption<W | U> => ({
  kind,
  unsaid,
});
/** BCP 47. */
const language = text(35);
const DAY_S = 86_400;

/**
 * How a player is to be, beside what it plays, once: attributes and properties of the elements, what the address of a frame
 * says, and what `player.setOptions` says anew. Texts are for the reference and for editors.
 */
export const OPTIONS = {
  /** Language of the player's own words; by default that of the page around it. */
  language,
  /** Which protocol to play where there is a choice: `hls` or `dash`. */
  protocol: oneOf(['hls', 'dash'], null),
  /**
   * What is fetched before somebody plays: as much as playing needs; the first picture and what is needed to start, once
   * the element comes within two windows of being seen; or nothing at all. Without meaning where it starts by itself.
   */
  preload: oneOf(['auto', 'metadata', 'none'], 'metadata'),
  /** Starts by itself: with sound, else muted, else it asks. */
  autoplay: flag,
  /** Begins again at the end. */
  loop: flag,
  /** Speeds that the viewer may choose, as `0.5 1 1.5`; by default eight from 0.25 to 2. */
  rates: text(100),
  /** Whether the next video of a list follows by itself: `on` or `off`; by default as the viewer chose, else it does. */
  autoAdvance: onOrOff,
  /** BCP 47 tag of the subtitles to show where they exist. */
  subtitleLanguage: language,
  /** BCP 47 tag of the language to hear where it exists. */
  audioLanguage: language,
  /** Seconds behind the live edge that may be sought; by default as the playback data says. */
  dvrWindow: { kind: 'number', unsaid: null, most: DAY_S, unit: 'seconds' } as PlayerOption<number | null>,
  /** `none` plays no advertisements, whatever the playback data says. */
  ads: oneOf(['default', 'none'], 'default'),
  /** `none` keeps the titles of what plays and what follows from sight; they stay names for who cannot see. */
  titles: oneOf(['default', 'none'], 'default'),
  /** `none` leaves all controls to the page; `reduced` too, but the player still says what it waits for or lacks. */
  controls: oneOf(['default', 'reduced', 'none'], 'default'),
  /** Whether the player has keyboard shortcuts; by default as it has controls. */
  keyboard: oneOf(['default', 'none'], null),
  /** Address that a viewer shares, to which `t` (seconds) is added; by default that of the page of the video. */
  shareAddress: { ...text(2048), isPrivate: true },
  /** Address of a page for frames on other sites, in the embed code. */
  embedAddress: { ...text(2048), isPrivate: true },
  /**
   * Ways on from an error that the page takes itself on `footlight-erroraction`: of `sign-in purchase back`. Where the
   * useful one is not among them, the viewer is offered to try again.
   */
  errorActions: { kind: 'text', unsaid: '', most: 100, isPrivate: true } as PlayerOption<string> & {
    readonly isPrivate: true;
  },
} as const;

export type PlayerOptionName = keyof typeof OPTIONS;
/** Every option, as an element has it. */
export type PlayerOptionValues = {
  -readonly [N in PlayerOptionName]: (typeof OPTIONS)[N] extends PlayerOption<infer T> ? T : never;
};
/** Options that the address of a frame does not say. */
export type PrivateOptionName = {
  [N in PlayerOptionName]: (typeof OPTIONS)[N] extends { readonly isPrivate: true } ? N : never;
}[PlayerOptionName];
export type AddressOptionName = Exclude<PlayerOptionName, PrivateOptionName>;

export const OPTION_NAMES = /* @__PURE__ */ Object.keys(OPTIONS) as readonly PlayerOptionName[];

const isPrivate = (name: PlayerOptionName): name is PrivateOptionName => 'isPrivate' in OPTIONS[name];

export const CHANNEL_OPTIONS: readonly PrivateOptionName[] = /* @__PURE__ */ OPTION_NAMES.filter(isPrivate);
/** Options that the address says, under their own names. */
export const ADDRESS_OPTIONS = /* @__PURE__ */ OPTION_NAMES.filter(
  (name) => !isPrivate(name),
) as readonly AddressOptionName[];
