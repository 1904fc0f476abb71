import type { EventName } from './events.js';
import {
  either,
  exactlyOne,
  flag,
  identity,
  listOf,
  nullable,
  number,
  optional,
  record,
  text,
  words,
  type Field,
} from './fields.js';
import { playerOptions } from './player-options.js';
export type { Capabilities } from './player-state.js';
import type { Capabilities, PlayerState, PlayerStateChanges, TrackState } from './player-state.js';

/** Seconds; beyond any stream's clock, those that count from the epoch included. */
const FARTHEST_S = 10_000_000_000;

const id = identity(64);
const language = text(35);
const eventNames = listOf(text(64), 32);
const chosenTrack = exactlyOne({ language: nullable(language), id });
const colour = text(7);
const percentage = number(0, 100, 'percent');

/** How captions look; what is absent is left to the caption file. Colours are `#rrggbb`. */
const captionAppearance = record({
  size: optional(number(50, 300, 'percent')),
  font: optional(
    words(
      'default',
      'sansSerif',
      'serif',
      'monospace',
      'monospaceSerif',
      'casual',
      'cursive',
      'smallCapitals',
    ),
  ),
  colour: optional(colour),
  opacity: optional(percentage),
  background: optional(colour),
  backgroundOpacity: optional(percentage),
  edge: optional(words('none', 'raised', 'depressed', 'outline', 'dropShadow')),
  window: optional(colour),
  windowOpacity: optional(percentage),
  position: optional(words('bottom', 'middle', 'top')),
});

/** Every method (host → player) with the reader of its parameters. */
export const METHODS = {
  'player.initialize': record({
    protocolVersion: text(16),
    client: record({ name: text(100), version: text(50) }),
    subscribe: optional(eventNames),
  }),
  'player.ping': record({}),
  'player.play': record({}),
  'player.pause': record({}),
  'player.next': record({}),
  'player.previous': record({}),
  'player.loadVideo': record({
    id,
    kind: optional(words('vod', 'live', 'playlist')),
    playlistId: optional(id),
    seasonId: optional(id),
    startAt: optional(number(0, FARTHEST_S, 'seconds')),
    autoplay: optional(flag),
  }),
  'player.seek': exactlyOne({
    to: number(0, FARTHEST_S, 'seconds'),
    by: number(-FARTHEST_S, FARTHEST_S, 'seconds'),
    live: words(true),
  }),
  'player.setVolume': record({ volume: optional(number(0, 100)), muted: optional(flag) }),
  'player.setFullscreen': record({ on: flag }),
  'player.setTextTrack': chosenTrack,
  'player.setAudioTrack': chosenTrack,
  'player.setGuide': record({ open: flag, channel: optional(id), at: optional(text(40)) }),
  'player.setPictureInPicture': record({ on: flag }),
  'player.promptRemote': record({}),
  'player.setQuality': record({ id: nullable(identity(200)) }),
  'player.setRate': record({ rate: number(0.25, 2) }),
  'player.setPreferences': record({
    skipSetting: optional(words('ask', 'auto', 'never')),
    autoAdvance: optional(flag),
    captionAppearance: optional(captionAppearance),
  }),
  'player.setStatistics': record({ on: flag }),
  'player.setSleepTimer': record({ after: nullable(either(number(0, 600, 'minutes'), words('end'))) }),
  'player.skipAd': record({}),
  'player.retry': record({}),
  'player.unload': record({}),
  'player.setOptions': playerOptions,
  'player.getState': record({ fields: optional(listOf(text(64), 64)) }),
  'player.subscribe': record({ events: eventNames }),
  'player.unsubscribe': record({ events: eventNames }),
} as const satisfies Record<string, Field<unknown>>;

export type MethodName = keyof typeof METHODS;
export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];

export type MethodParams<M extends MethodName> = (typeof METHODS)[M] extends Field<infer P> ? P : never;

export interface InitializeResult {
  readonly protocolVersion: string;
  readonly player: { readonly name: string; readonly version: string };
  /** New with each load of the frame's page. */
  readonly instanceId: string;
  readonly methods: readonly MethodName[];
  readonly events: readonly EventName[];
  readonly capabilities: Capabilities;
  readonly state: PlayerStateChanges;
  readonly revision: number;
  /** Policies that the frame lacks, each with the words that say what to add to it. */
  readonly missingPolicies: readonly MissingPolicy[];
}

export interface MissingPolicy {
  readonly policy: string;
  readonly message: string;
}

export type PlayerOptions = MethodParams<'player.setOptions'>;

interface PausedResult {
  readonly paused: boolean;
}
export interface NowPlaying {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}
interface SubscribedResult {
  readonly subscribed: readonly EventName[];
}

/** Results come after the media confirmed them, never on dispatch. */
export interface MethodResults {
  readonly 'player.initialize': InitializeResult;
  /** Milliseconds since the epoch. */
  readonly 'player.ping': { readonly now: number };
  readonly 'player.play': PausedResult;
  readonly 'player.pause': PausedResult;
  readonly 'player.next': NowPlaying;
  readonly 'player.previous': NowPlaying;
  readonly 'player.loadVideo': NowPlaying & { readonly duration: number | null };
  readonly 'player.seek': Pick<PlayerState, 'currentTime'>;
  readonly 'player.setVolume': Pick<PlayerState, 'volume' | 'muted'>;
  readonly 'player.setFullscreen': Pick<PlayerState, 'fullscreen'>;
  readonly 'player.setTextTrack': { readonly selectedTextTrack: TrackState | null };
  readonly 'player.setAudioTrack': { readonly selectedAudioTrack: TrackState | null };
  readonly 'player.setGuide': { readonly open: boolean };
  readonly 'player.setPictureInPicture': Pick<PlayerState, 'pictureInPicture'>;
  readonly 'player.promptRemote': Pick<PlayerState, 'remote'>;
  readonly 'player.setQuality': Pick<PlayerState, 'selectedQuality'>;
  readonly 'player.setRate': Pick<PlayerState, 'playbackRate'>;
  readonly 'player.setPreferences': Pick<PlayerState, 'skipSetting' | 'autoAdvance' | 'captionAppearance'>;
  readonly 'player.setStatistics': Pick<PlayerState, 'statistics'>;
  readonly 'player.setSleepTimer': Pick<PlayerState, 'sleepTimer'>;
  readonly 'player.skipAd': Pick<PlayerState, 'ad'>;
  readonly 'player.retry': { readonly id: string | null };
  readonly 'player.unload': { readonly id: null };
  /** Every option as it is now. */
  readonly 'player.setOptions': Required<PlayerOptions>;
  readonly 'player.getState': { readonly state: PlayerStateChanges; readonly revision: number };
  readonly 'player.subscribe': SubscribedResult;
  readonly 'player.unsubscribe': SubscribedResult;
}

export type MethodResult<M extends MethodName> = MethodResults[M];
