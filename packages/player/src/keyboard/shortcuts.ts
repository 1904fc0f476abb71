import type { Player } from '../player.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';

type Wish = { [N in CommandName]: readonly [name: N, params: CommandParams[N]] }[CommandName];

/** One row of the table: keys that do the same, and what they ask of the player. */
export interface Shortcut {
  /** In the words of `KeyboardEvent.code`. */
  readonly codes: readonly string[];
  readonly shift?: boolean;
  wish(state: PlayerState, code: string): Wish | null;
}

const STEP_SECONDS = 5;
const LEAP_SECONDS = 10;
const VOLUME_STEP = 5;

const seekBy = (seconds: number) => (): Wish => ['seek', { by: seconds }];

const louder =
  (by: number) =>
  ({ volume }: PlayerState): Wish => [
    'setVolume',
    { volume: Math.min(100, Math.max(0, volume + by)), muted: false },
  ];

const toggleSubtitles = (state: PlayerState): Wish | null => {
  const { selectedTextTrack, subtitles, preferredSubtitleLanguage } = state;
  if (subtitles.length === 0) return null;
  if (selectedTextTrack !== null) return ['setTextTrack', { language: null }];
  const preferred = subtitles.find(({ language }) => language === preferredSubtitleLanguage) ?? subtitles[0];
  return preferred === undefined ? null : ['setTextTrack', { id: preferred.id }];
};

const extent = ({ live, duration }: PlayerState): readonly [number, number] =>
  live === null ? [0, duration ?? 0] : [live.windowStart, live.edge];

const toShare = (state: PlayerState, share: number): Wish => {
  const [start, end] = extent(state);
  return ['seek', { to: start + (end - start) * share }];
};

const digits = Array.from({ length: 10 }, (_, digit) => [`Digit${String(digit)}`, `Numpad${String(digit)}`]);

/** Every key of the player, once; tooltips name the same keys. */
export const SHORTCUTS: readonly Shortcut[] = [
  { codes: ['Space', 'KeyK'], wish: ({ paused }) => [paused ? 'play' : 'pause', {}] },
  { codes: ['ArrowRight'], wish: seekBy(STEP_SECONDS) },
  { codes: ['ArrowLeft'], wish: seekBy(-STEP_SECONDS) },
  { codes: ['KeyL'], wish: seekBy(LEAP_SECONDS) },
  { codes: ['KeyJ'], wish: seekBy(-LEAP_SECONDS) },
  { codes: ['ArrowUp'], wish: louder(VOLUME_STEP) },
  { codes: ['ArrowDown'], wish: louder(-VOLUME_STEP) },
  { codes: ['KeyM'], wish: ({ muted }) => ['setVolume', { muted: !muted }] },
  { codes: ['KeyF'], wish: ({ fullscreen }) => ['setFullscreen', { on: !fullscreen }] },
  { codes: ['KeyI'], wish: ({ pictureInPicture }) => ['setPictureInPicture', { on: !pictureInPicture }] },
  { codes: ['KeyC'], wish: toggleSubtitles },
  { codes: ['KeyN'], shift: true, wish: () => ['next', {}] },
  { codes: ['KeyP'], shift: true, wish: () => ['previous', {}] },
  { codes: ['Home'], wish: (state) => toShare(state, 0) },
  { codes: ['End'], wish: (state) => (state.live === null ? toShare(state, 1) : ['seek', { live: true }]) },
  { codes: digits.flat(), wish: (state, code) => toShare(state, Number(code.at(-1)) / 10) },
];

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]';

/** The key by its letter; by its place where the layout writes no Latin letters (Cyrillic, Arabic). */
const codeOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : code;

/** Whether the key belongs to what has the focus: text being typed, a button that Space presses, a slider. */
const belongsElsewhere = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.matches(TYPING)) return true;
  if (event.code === 'Space' || event.code === 'Enter') return target.matches(PRESSED_BY_SPACE);
  return target.matches('input[type="range"]') && /^(?:Arrow|Home|End|Page)/u.test(event.code);
};

/**
 * Does what a key asks of this player, if it asks anything.
 * @returns whether the key was one of the player's
 */
export const pressShortcut = (player: Player, event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (belongsElsewhere(event)) return false;
  const code = codeOf(event);
  const shortcut = SHORTCUTS.find(
    ({ codes, shift = false }) => codes.includes(code) && shift === event.shiftKey,
  );
  const wish = shortcut?.wish(player.store.get(), code) ?? null;
  if (wish === null) return false;
  event.preventDefault();
  const [name, params] = wish;
  // A refusal shows itself: nothing moves, or the fault is drawn over the picture.
  player.execute(name, params as never).catch(() => undefined);
  return true;
};
