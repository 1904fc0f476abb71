import type { ValueKind } from './values.js';

/** The definition of one player option. */
export interface PlayerOption<T> {
  readonly kind: ValueKind;
  /** The default value. */
  readonly defaultValue: T;
  /** The maximum length of a text in characters, or the maximum of a number in `unit`. */
  readonly most?: number;
  readonly unit?: string;
  /** Whether frame URLs leave the option out: it leads a viewer to another page, and anybody can write such a link. */
  readonly isPrivate?: true;
}

const flag: PlayerOption<boolean> = { kind: 'flag', defaultValue: false };
const onOrOff: PlayerOption<boolean | null> = { kind: 'onOrOff', defaultValue: null };
const text = (most: number): PlayerOption<string | null> => ({ kind: 'text', defaultValue: null, most });
const privateText = (most: number): PlayerOption<string | null> & { readonly isPrivate: true } => ({
  ...text(most),
  isPrivate: true,
});
const oneOf = <const W extends string, U extends W | null>(
  kind: readonly W[],
  defaultValue: U,
): PlayerOption<W | U> => ({
  kind,
  defaultValue,
});
/** BCP 47. */
const language = /* @__PURE__ */ text(35);
const DAY_S = 86_400;
const MINUTE_S = 60;

/**
 * Every player option except what to play, defined once. The attributes and properties of the elements, the parameters
 * of frame URLs and `player.setOptions` are derived from this table. The docstrings are shown in the reference and in
 * editors.
 */
export const OPTIONS = {
  /** Language of the player's own text; defaults to the language of the surrounding page. */
  language,
  /** Protocol to prefer if there is a choice: `hls` or `dash`. */
  protocol: /* @__PURE__ */ oneOf(['hls', 'dash'], null),
  /**
   * What is loaded before the viewer starts playback. `auto`: everything that playback needs. `metadata`: the first
   * frame and what playback needs to start, once the element is within two viewports of being visible. `none`: nothing.
   * Has no effect with `autoplay`.
   */
  preload: /* @__PURE__ */ oneOf(['auto', 'metadata', 'none'], 'metadata'),
  /**
   * Starts playback automatically: with sound if the browser allows it, else muted, else the player prompts the viewer.
   */
  autoplay: flag,
  /** Restarts the video when it ends. */
  loop: flag,
  /** Speeds offered to the viewer, such as `0.5 1 1.5`; defaults to eight from 0.25 to 2. */
  rates: /* @__PURE__ */ text(100),
  /**
   * Whether the next video of a list starts automatically: `on` or `off`; defaults to the viewer's choice, else to on.
   */
  autoAdvance: onOrOff,
  /** BCP 47 tag of the subtitles to show if they are available. */
  subtitleLanguage: language,
  /** BCP 47 tag of the audio language to play if it is available. */
  audioLanguage: language,
  /** Seekable seconds behind the live edge; defaults to the value of the playback data. */
  dvrWindow: { kind: 'number', defaultValue: null, most: DAY_S, unit: 'seconds' } as PlayerOption<
    number | null
  >,
  /**
   * Seconds behind the live edge to play at, such as `3`; defaults to the distance that the stream names. The player keeps
   * it by its speed, and is further behind for a while after stalls.
   */
  latency: { kind: 'number', defaultValue: null, most: MINUTE_S, unit: 'seconds' } as PlayerOption<
    number | null
  >,
  /** `none` plays no advertisements, regardless of the playback data. */
  ads: /* @__PURE__ */ oneOf(['default', 'none'], 'default'),
  /** `none` hides the titles of the current and the next video; they stay available to screen readers. */
  titles: /* @__PURE__ */ oneOf(['default', 'none'], 'default'),
  /**
   * `none` hides all controls, so that the page can provide its own; `reduced` also hides them, but keeps loading and
   * error messages. The property also takes `false` for `none`.
   */
  controls: /* @__PURE__ */ oneOf(['default', 'reduced', 'none'], 'default'),
  /** Whether keyboard shortcuts are enabled; defaults to whether the player has controls. */
  keyboard: /* @__PURE__ */ oneOf(['default', 'none'], null),
  /** Address for viewers to share, to which `t` (seconds) is added; defaults to the address of the video's page. */
  shareAddress: /* @__PURE__ */ privateText(2048),
  /** Address of a page for frames on other sites, used in the embed code. */
  embedAddress: /* @__PURE__ */ privateText(2048),
  /**
   * Error actions that the page handles itself on `footlight-erroraction`: any of `sign-in purchase back`. If the
   * suitable action is not listed, the viewer is offered a retry.
   */
  errorActions: { kind: 'text', defaultValue: '', most: 100, isPrivate: true } as PlayerOption<string> & {
    readonly isPrivate: true;
  },
} as const;

export type PlayerOptionName = keyof typeof OPTIONS;
/** The values of all options, as the elements have them. */
export type PlayerOptionValues = {
  -readonly [N in PlayerOptionName]: (typeof OPTIONS)[N] extends PlayerOption<infer T> ? T : never;
};
/** Options that frame URLs leave out. */
export type PrivateOptionName = {
  [N in PlayerOptionName]: (typeof OPTIONS)[N] extends { readonly isPrivate: true } ? N : never;
}[PlayerOptionName];
export type AddressOptionName = Exclude<PlayerOptionName, PrivateOptionName>;

export const OPTION_NAMES = /* @__PURE__ */ Object.keys(OPTIONS) as readonly PlayerOptionName[];

const isPrivate = (name: PlayerOptionName): name is PrivateOptionName => 'isPrivate' in OPTIONS[name];

export const CHANNEL_OPTIONS: readonly PrivateOptionName[] = /* @__PURE__ */ OPTION_NAMES.filter(isPrivate);
/** Options that frame URLs carry, under their own names. */
export const ADDRESS_OPTIONS = /* @__PURE__ */ OPTION_NAMES.filter(
  (name) => !isPrivate(name),
) as readonly AddressOptionName[];
