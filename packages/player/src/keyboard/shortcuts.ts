import { KEY_SPEEDS } from '@footlight/player-contract';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import { mayFillScreen } from '../store/may-fill-screen.js';
import type { KeyName } from './keys.js';

type ShortcutCommand = { [N in CommandName]: readonly [name: N, params: CommandParams[N]] }[CommandName];

/** One row of the table: keys with the same effect, and the command that they run. */
export interface Shortcut {
  /** Tooltips show the first one. */
  readonly keys: readonly KeyName[];
  /** Null if there is nothing to do in this state. */
  command(state: PlayerState, key: KeyName): ShortcutCommand | null;
}

export const STEP_SECONDS = 5;
export const LEAP_SECONDS = 10;
const VOLUME_STEP = 5;
const RATE_STEP = 0.25;
const DELAY_STEP = 0.1;

/** One frame at 25 frames a second, an approximation for others, because engines do not report the frame rate. */
const FRAME_SECONDS = 1 / 25;

const seekBy = (seconds: number) => (): ShortcutCommand => ['seek', { by: seconds }];

const step =
  (seconds: number) =>
  ({ paused, live }: PlayerState): ShortcutCommand | null =>
    paused && live === null ? ['seek', { by: seconds }] : null;

const louder =
  (by: number) =>
  ({ volume }: PlayerState): ShortcutCommand => [
    'setVolume',
    { volume: Math.min(100, Math.max(0, volume + by)), muted: false },
  ];

const faster =
  (by: number) =>
  ({ playbackRate, live }: PlayerState): ShortcutCommand | null => {
    const rate = Math.min(KEY_SPEEDS.most, Math.max(KEY_SPEEDS.least, playbackRate + by));
    return live === null ? ['setRate', { rate }] : null;
  };

const toggleSubtitles = (state: PlayerState): ShortcutCommand | null => {
  const { selectedTextTrack, subtitles, preferredSubtitleLanguage } = state;
  if (subtitles.length === 0) return null;
  if (selectedTextTrack !== null) return ['setTextTrack', { language: null }];
  const preferred = subtitles.find(({ language }) => language === preferredSubtitleLanguage) ?? subtitles[0];
  return preferred === undefined ? null : ['setTextTrack', { id: preferred.id }];
};

const delaySubtitles =
  (by: number) =>
  ({ subtitles, subtitleDelay }: PlayerState): ShortcutCommand | null =>
    subtitles.length === 0
      ? null
      : ['setSubtitleDelay', { seconds: Math.round((subtitleDelay + by) * 10) / 10 }];

const extent = ({ live, duration }: PlayerState): readonly [number, number] =>
  live === null ? [0, duration ?? 0] : [live.windowStart, live.edge];

const toShare = (state: PlayerState, share: number): ShortcutCommand => {
  const [start, end] = extent(state);
  return ['seek', { to: start + (end - start) * share }];
};

/** The single table of the player's keys, used for key handling, for tooltips and for the list of shortcuts. */
export const SHORTCUTS = {
  play: { keys: ['K', 'Space'], command: ({ paused }) => [paused ? 'play' : 'pause', {}] },
  back: { keys: ['ArrowLeft'], command: seekBy(-STEP_SECONDS) },
  forward: { keys: ['ArrowRight'], command: seekBy(STEP_SECONDS) },
  leapBack: { keys: ['J'], command: seekBy(-LEAP_SECONDS) },
  leapForward: { keys: ['L'], command: seekBy(LEAP_SECONDS) },
  stepBack: { keys: [','], command: step(-FRAME_SECONDS) },
  stepForward: { keys: ['.'], command: step(FRAME_SECONDS) },
  tenths: {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    command: (state, key) => toShare(state, Number(key) / 10),
  },
  toStart: { keys: ['Home'], command: (state) => toShare(state, 0) },
  toEnd: {
    keys: ['End'],
    command: (state) => (state.live === null ? toShare(state, 1) : ['seek', { live: true }]),
  },
  slower: { keys: ['<'], command: faster(-RATE_STEP) },
  faster: { keys: ['>'], command: faster(RATE_STEP) },
  next: { keys: ['Shift+N'], command: () => ['next', {}] },
  previous: { keys: ['Shift+P'], command: () => ['previous', {}] },
  mute: { keys: ['M'], command: ({ muted }) => ['setVolume', { muted: !muted }] },
  louder: { keys: ['ArrowUp'], command: louder(VOLUME_STEP) },
  quieter: { keys: ['ArrowDown'], command: louder(-VOLUME_STEP) },
  subtitles: { keys: ['C'], command: toggleSubtitles },
  subtitlesEarlier: { keys: ['G'], command: delaySubtitles(-DELAY_STEP) },
  subtitlesLater: { keys: ['H'], command: delaySubtitles(DELAY_STEP) },
  fullscreen: {
    keys: ['F'],
    command: (state) => (mayFillScreen(state) ? ['setFullscreen', { on: !state.fullscreen }] : null),
  },
  pictureInPicture: {
    keys: ['I'],
    command: ({ pictureInPicture, audioOnly }) =>
      audioOnly ? null : ['setPictureInPicture', { on: !pictureInPicture }],
  },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Keys that the host page chooses, by shortcut; an empty list removes the shortcut. */
export type ChosenKeys = { readonly [Name in ShortcutName]?: readonly KeyName[] };

/** The keys of a shortcut: those that the host page chose, otherwise the default ones. */
export const keysFor = (name: ShortcutName, chosen: ChosenKeys): readonly KeyName[] =>
  chosen[name] ?? SHORTCUTS[name].keys;

/** Opens and closes the list of shortcuts. */
export const SHORTCUT_SHEET_KEY: KeyName = '?';
