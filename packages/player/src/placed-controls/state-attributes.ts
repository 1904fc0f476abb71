import type { ControlsState } from '../controls/player-context.js';
import type { PlayerContext } from '../controls/player-context.js';
import type { PlayerState } from '../store/player-state.js';

const LOW = 50;

type Flag = (state: PlayerState, controls: ControlsState) => boolean;

/** The attributes that mirror the player's state on each placed element, for style sheets. */
const FLAGS = {
  ad: ({ ad }) => ad !== null,
  'at-edge': ({ live, paused }) => live?.atEdge === true && !paused,
  'audio-only': ({ audioOnly }) => audioOnly,
  captions: ({ selectedTextTrack }) => selectedTextTrack !== null,
  ended: ({ ended }) => ended,
  failed: ({ error }) => error !== null,
  fullscreen: ({ fullscreen }) => fullscreen,
  live: ({ live }) => live !== null,
  loading: ({ status }) => status === 'loading',
  'low-volume': ({ muted, volume }) => !muted && volume > 0 && volume < LOW,
  muted: ({ muted, volume }) => muted || volume === 0,
  paused: ({ paused }) => paused,
  'picture-in-picture': ({ pictureInPicture }) => pictureInPicture,
  playing: ({ isPlaying }) => isPlaying,
  ready: ({ status }) => status === 'ready',
  remote: ({ remote }) => remote !== null && remote.state !== 'disconnected',
  seeking: ({ seeking }, { scrub }) => seeking || scrub !== null,
  started: ({ hasStarted }) => hasStarted,
  'user-inactive': (_state, { visible }) => !visible,
  waiting: ({ waiting, paused }) => waiting && !paused,
} as const satisfies Readonly<Record<string, Flag>>;

const flags: readonly (readonly [string, Flag])[] = Object.entries(FLAGS);

/** Mirrors the player's state on an element. @returns ends it, and removes the attributes */
export const mirrorState = (element: Element, { player, controls }: PlayerContext): (() => void) => {
  const show = (): void => {
    for (const [name, flag] of flags) element.toggleAttribute(name, flag(player.store.get(), controls.get()));
  };
  const stops = [player.store.subscribe(show), controls.subscribe(show)];
  show();
  return () => {
    for (const stop of stops) stop();
    for (const [name] of flags) element.removeAttribute(name);
  };
};
