import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import type { KeyName } from './keys.js';
import { LEAP_SECONDS, SHORTCUTS, STEP_SECONDS, type ShortcutName } from './shortcuts.js';

type Labels = Translate<PlayerLabelKey>;

/** Description of each shortcut. */
export const SHORTCUT_LABELS: Readonly<Record<ShortcutName, (t: Labels) => string>> = {
  play: (t) => t('playerKeyPlay'),
  back: (t) => t('playerKeyBack', { seconds: STEP_SECONDS }),
  forward: (t) => t('playerKeyForward', { seconds: STEP_SECONDS }),
  leapBack: (t) => t('playerKeyBack', { seconds: LEAP_SECONDS }),
  leapForward: (t) => t('playerKeyForward', { seconds: LEAP_SECONDS }),
  stepBack: (t) => t('playerKeyStepBack'),
  stepForward: (t) => t('playerKeyStepForward'),
  tenths: (t) => t('playerKeyTenths'),
  toStart: (t) => t('playerKeyToStart'),
  toEnd: (t) => t('playerKeyToEnd'),
  slower: (t) => t('playerKeySlower'),
  faster: (t) => t('playerKeyFaster'),
  next: (t) => t('playerKeyNext'),
  previous: (t) => t('playerKeyPrevious'),
  mute: (t) => t('playerKeyMute'),
  louder: (t) => t('playerKeyLouder'),
  quieter: (t) => t('playerKeyQuieter'),
  subtitles: (t) => t('playerKeySubtitles'),
  subtitlesEarlier: (t) => t('playerKeySubtitlesEarlier'),
  subtitlesLater: (t) => t('playerKeySubtitlesLater'),
  fullscreen: (t) => t('playerKeyFullscreen'),
  pictureInPicture: (t) => t('playerKeyPictureInPicture'),
};

const ELSEWHERE: readonly ShortcutName[] = [
  'mute',
  'louder',
  'quieter',
  'subtitles',
  'subtitlesEarlier',
  'subtitlesLater',
  'fullscreen',
  'pictureInPicture',
];

/** All shortcuts, grouped as they are listed. */
export const SHORTCUT_GROUPS: readonly (readonly [
  heading: PlayerLabelKey,
  names: readonly ShortcutName[],
])[] = [
  [
    'playerShortcutsPlaying',
    (Object.keys(SHORTCUTS) as ShortcutName[]).filter((name) => !ELSEWHERE.includes(name)),
  ],
  ['playerShortcutsSound', ELSEWHERE.slice(0, 6)],
  ['playerShortcutsScreen', ELSEWHERE.slice(6)],
];

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const NAMES: Readonly<Record<string, PlayerLabelKey>> = {
  Space: 'playerKeySpace',
  Home: 'playerKeyHome',
  End: 'playerKeyEnd',
  Shift: 'playerKeyShift',
};

/** Labels of the keys in a key combination. */
export const keySigns = (t: Labels, key: KeyName): readonly string[] =>
  key.split('+').map((name) => {
    const label = NAMES[name];
    return SIGNS[name] ?? (label === undefined ? name : t(label));
  });

/** A shortcut with more keys than this is shown as a range, from the first key to the last. */
export const MOST_KEYS_NAMED = 2;
