import { clampSeek } from '../media/live.js';
import type { EngineAdapter } from '../media/engine.js';
import type { Screen } from '../media/screen.js';
import { PlayerError, isPlayerError, type PlayerErrorDetails } from '../player-error.js';
import { readPreferences, type ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { Neighbour, PlaybackRequest } from '../playback-loader.js';
import type {
  CommandName,
  CommandParams,
  CommandResults,
  LoadParams,
  SeekParams,
} from './command-signatures.js';
import { nextEvent, stateWhere } from './confirmation.js';
import type { PlayerState, SleepTimer, TextTrackChoice } from './player-state.js';
import type { Store } from './store.js';
import { findTrack } from './track-choice.js';

/** What commands act on: one player with one video in it. */
export interface CommandTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly screen: Screen;
  /** Aborts when the video is left; commands under way end with its reason. */
  readonly signal: AbortSignal;
  /** Aborts when the player is destroyed: for what does not end with the video. */
  readonly life: AbortSignal;
  readonly engine: EngineAdapter | null;
  /** What was asked of the loader last; the list in it goes on to the neighbours. */
  readonly request: PlaybackRequest | null;
  /** Counts the changes that were told to listeners. */
  readonly revision: number;
  /** Remembers what the viewer chose, for the next video and the next visit. */
  keep(choices: ViewerPreferences): void;
  showTextTrack(track: TextTrackChoice | null): Promise<void>;
  load(params: LoadParams): Promise<void>;
}

interface CommandDefinition<N extends CommandName> {
  /** Waits in the queue until there is a video to act on. */
  readonly needsMedia: boolean;
  /** Commands of one key that wait together become the newest; null keeps each. */
  coalesces(params: CommandParams[N]): boolean;
  run(target: CommandTarget, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/** Browsers on some telephones keep the volume to themselves and never confirm it. */
const VOLUME_PATIENCE_MS = 1000;
/** Later than this, `previous` goes to the start of what plays, as every player of lists does. */
const RESTART_AFTER_SECONDS = 3;
const MOST_SLEEP_MINUTES = 600;
const RATES = { least: 0.25, most: 2 } as const;

const never = () => false;
const always = () => true;

const invalid = (path: string, expected: string): PlayerError =>
  new PlayerError('INVALID_PARAMS', `${path} must be ${expected}.`, { details: { path, expected } });

const REASONS: Readonly<Record<string, NonNullable<PlayerErrorDetails['reason']>>> = {
  NotAllowedError: 'notAllowed',
  AbortError: 'aborted',
  NotSupportedError: 'decode',
};

const startPlaying = async ({ media, store }: CommandTarget): Promise<void> => {
  try {
    await media.play();
  } catch (cause) {
    const reason = (cause instanceof DOMException ? REASONS[cause.name] : undefined) ?? 'network';
    if (reason === 'notAllowed') store.set({ autoplayBlocked: true });
    throw new PlayerError('PLAY_FAILED', 'failed to play', { cause, details: { reason } });
  }
};

const placeOf = (state: PlayerState, wish: SeekParams): number => {
  if ('live' in wish) {
    if (state.live === null) throw new PlayerError('NOT_LIVE', 'Not live');
    return state.live.edge;
  }
  const [path, seconds] = 'to' in wish ? (['to', wish.to] as const) : (['by', wish.by] as const);
  if (!Number.isFinite(seconds)) throw invalid(path, 'a number of seconds');
  return clampSeek('to' in wish ? seconds : state.currentTime + seconds, state.live, state.duration);
};

/** What plays, in the words of its list. */
const playing = ({ store }: CommandTarget, { id, kind }: Pick<Neighbour, 'id' | 'kind'>): Neighbour => {
  const state = store.get();
  return { id: state.id ?? id, kind: state.type ?? kind, title: state.title };
};

const sleepTimerOf = (after: number | 'end' | null): SleepTimer | null => {
  if (after === null) return null;
  if (after === 'end') return { until: 'end' };
  if (!(after > 0 && after <= MOST_SLEEP_MINUTES))
    throw invalid('after', 'minutes, at most 600, "end" or null');
  return { until: 'time', minutes: after, endsAt: Date.now() + after * 60_000 };
};

const goTo = async (target: CommandTarget, neighbour: Neighbour | null): Promise<Neighbour> => {
  if (neighbour === null) throw new PlayerError('NO_NEIGHBOUR', 'No next or previous video');
  const { playlistId, seasonId } = target.request ?? {};
  await target.load({
    id: neighbour.id,
    kind: neighbour.kind,
    autoplay: true,
    ...(playlistId === undefined ? {} : { playlistId }),
    ...(seasonId === undefined ? {} : { seasonId }),
  });
  return playing(target, neighbour);
};

const goToStart = async (target: CommandTarget): Promise<void> => {
  const done = nextEvent(target.media, 'seeked', target);
  target.media.currentTime = 0;
  await done;
};

const pick = (state: PlayerState, fields: readonly string[] | undefined): Partial<PlayerState> =>
  fields === undefined
    ? state
    : Object.fromEntries(Object.entries(state).filter(([name]) => fields.includes(name)));

/**
 * Every command of the player, once: controls, keyboard, element methods and the remote all come here. Each
 * resolves with the part of the state that it changed, after the media has confirmed it.
 */
export const COMMANDS: { readonly [N in CommandName]: CommandDefinition<N> } = {
  play: {
    needsMedia: true,
    coalesces: never,
    async run(target) {
      await startPlaying(target);
      const { paused } = await stateWhere(target.store, (state) => !state.paused, target);
      return { paused };
    },
  },
  pause: {
    needsMedia: true,
    coalesces: never,
    async run(target) {
      target.media.pause();
      const { paused } = await stateWhere(target.store, (state) => state.paused, target);
      return { paused };
    },
  },
  next: {
    needsMedia: true,
    coalesces: never,
    run: (target) => goTo(target, target.store.get().listNext),
  },
  previous: {
    needsMedia: true,
    coalesces: never,
    async run(target) {
      const { id, type, live, currentTime, listPrev, listNext } = target.store.get();
      const isInList = listPrev !== null || listNext !== null;
      if (id === null || live !== null || !isInList || currentTime <= RESTART_AFTER_SECONDS)
        return goTo(target, listPrev);
      await goToStart(target);
      return playing(target, { id, kind: type ?? 'vod' });
    },
  },
  load: {
    needsMedia: false,
    coalesces: never,
    async run(target, params) {
      await target.load(params);
      const { id, type, title, duration } = target.store.get();
      return { id: id ?? params.id, kind: type ?? params.kind, title, duration };
    },
  },
  seek: {
    needsMedia: true,
    coalesces: (wish) => !('by' in wish),
    async run(target, wish) {
      const place = placeOf(target.store.get(), wish);
      const done = nextEvent(target.media, 'seeked', target);
      target.media.currentTime = place;
      await done;
      return { currentTime: target.media.currentTime };
    },
  },
  setVolume: {
    needsMedia: false,
    coalesces: always,
    async run(target, { volume, muted }) {
      const { media, store, life: signal } = target;
      if (volume !== undefined && !(volume >= 0 && volume <= 100)) throw invalid('volume', '0 to 100');
      if (volume !== undefined) media.volume = volume / 100;
      if (muted !== undefined) media.muted = muted;
      try {
        await stateWhere(
          store,
          (state) =>
            (volume === undefined || state.volume === Math.round(volume)) &&
            (muted === undefined || state.muted === muted),
          { signal, timeoutMs: VOLUME_PATIENCE_MS },
        );
      } catch (error) {
        if (!isPlayerError(error) || error.code !== 'TIMEOUT') throw error;
      }
      const state = store.get();
      target.keep({
        ...(volume === undefined ? {} : { volume: state.volume }),
        ...(muted === undefined ? {} : { muted: state.muted }),
      });
      return { volume: state.volume, muted: state.muted };
    },
  },
  setFullscreen: {
    needsMedia: false,
    coalesces: always,
    async run({ screen, store, life: signal }, { on }) {
      if (on !== screen.isOn()) await (on ? screen.enter() : screen.leave());
      const { fullscreen } = await stateWhere(store, (state) => state.fullscreen === on, { signal });
      return { fullscreen };
    },
  },
  setPictureInPicture: {
    needsMedia: true,
    coalesces: always,
    async run({ media, store, signal }, { on }) {
      try {
        if (on) await media.requestPictureInPicture();
        else if (store.get().pictureInPicture) await document.exitPictureInPicture();
      } catch (cause) {
        throw new PlayerError('PICTURE_IN_PICTURE_REFUSED', 'The browser refused picture in picture.', {
          cause,
        });
      }
      const { pictureInPicture } = await stateWhere(store, (state) => state.pictureInPicture === on, {
        signal,
      });
      return { pictureInPicture };
    },
  },
  setTextTrack: {
    needsMedia: true,
    coalesces: always,
    async run(target, wish) {
      const track = findTrack(target.store.get().subtitles, wish);
      await target.showTextTrack(track);
      const subtitleLanguage = track?.language ?? null;
      target.store.set({ preferredSubtitleLanguage: subtitleLanguage });
      target.keep({ subtitleLanguage });
      return { selectedTextTrack: target.store.get().selectedTextTrack };
    },
  },
  setAudioTrack: {
    needsMedia: true,
    coalesces: always,
    async run(target, wish) {
      const { engine, store, signal } = target;
      const track = findTrack(store.get().audioTracks, wish);
      if (track === null) throw new PlayerError('TRACK_NOT_FOUND', 'Track NOT FOUND');
      engine?.selectAudioTrack(track.id);
      const { selectedAudioTrack } = await stateWhere(
        store,
        (state) => state.selectedAudioTrack?.id === track.id,
        { signal },
      );
      store.set({ preferredAudioLanguage: track.language });
      target.keep({ audioLanguage: track.language });
      return { selectedAudioTrack };
    },
  },
  setQuality: {
    needsMedia: true,
    coalesces: always,
    async run({ engine, store, signal }, { id }) {
      if (id !== null && !store.get().qualities.some((quality) => quality.id === id))
        throw new PlayerError('TRACK_NOT_FOUND', 'Track NOT FOUND');
      engine?.selectQuality(id);
      const { selectedQuality } = await stateWhere(
        store,
        (state) => (state.selectedQuality?.id ?? null) === id,
        { signal },
      );
      return { selectedQuality };
    },
  },
  setRate: {
    needsMedia: true,
    coalesces: always,
    async run(target, { rate }) {
      const { media, store, signal } = target;
      if (!(rate >= RATES.least && rate <= RATES.most)) throw invalid('rate', '0.25 to 2');
      if (store.get().live !== null) throw new PlayerError('UNSUPPORTED', 'Live plays at one speed.');
      media.playbackRate = rate;
      const { playbackRate } = await stateWhere(store, (state) => state.playbackRate === rate, { signal });
      target.keep({ playbackRate });
      return { playbackRate };
    },
  },
  setPreferences: {
    needsMedia: false,
    coalesces: never,
    run(target, wishes) {
      const choices = readPreferences(wishes);
      for (const name of Object.keys(wishes))
        if (!Object.hasOwn(choices, name)) return Promise.reject(invalid(name, 'one of its values'));
      target.store.set(choices);
      target.keep(choices);
      const { skipSetting, autoAdvance, captionAppearance } = target.store.get();
      return Promise.resolve({ skipSetting, autoAdvance, captionAppearance });
    },
  },
  setStatistics: {
    needsMedia: false,
    coalesces: always,
    run({ store }, { on }) {
      store.set({ statistics: on });
      return Promise.resolve({ statistics: on });
    },
  },
  setSleepTimer: {
    needsMedia: true,
    coalesces: always,
    // Rejects, and does not throw, for whoever holds the promise.
    async run({ store }, { after }) {
      const sleepTimer = sleepTimerOf(after);
      store.set({ sleepTimer });
      return Promise.resolve({ sleepTimer });
    },
  },
  getState: {
    needsMedia: false,
    coalesces: never,
    run: ({ store, revision }, { fields }) => Promise.resolve({ state: pick(store.get(), fields), revision }),
  },
};
