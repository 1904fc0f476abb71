import { clampSeek, hasDvr } from '../media/playing/live.js';
import { PlayerError, type PlayerErrorDetails } from '../store/player-error.js';
import type { SeekParams } from '../store/command-signatures.js';
import { nextEvent, settled, stateWhere } from '../store/confirmation.js';
import type { PlayerState } from '../store/player-state.js';
import type { PlayerHost } from '../session/player-host.js';
import type { EffectsOf } from './command.js';

const REASONS: Readonly<Record<string, NonNullable<PlayerErrorDetails['reason']>>> = {
  NotAllowedError: 'notAllowed',
  NotSupportedError: 'decode',
};

/** The rejection of a command whose effect another one undid. */
export const superseded = (): PlayerError => new PlayerError('ABORTED', 'Another command came in between.');

const startPlaying = async ({ ads, media, store }: PlayerHost): Promise<void> => {
  try {
    await (ads ?? media).play();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw superseded();
    const reason = (cause instanceof DOMException ? REASONS[cause.name] : undefined) ?? 'network';
    if (reason === 'notAllowed') store.set({ autoplayBlocked: true });
    throw new PlayerError('PLAY_FAILED', 'failed to play', { cause, details: { reason } });
  }
  // The promise of the media element also resolves if it was paused in the meantime.
  if (ads === null && media.paused) throw superseded();
};

/** @param currentTime of the media element, because the state's is outdated when one seek directly follows another */
const positionOf = (state: PlayerState, currentTime: number, params: SeekParams): number => {
  if ('live' in params) {
    if (state.live === null) throw new PlayerError('NOT_LIVE', 'Not live');
    return state.live.edge;
  }
  return clampSeek('to' in params ? params.to : currentTime + params.by, state.live, state.duration);
};

/** Commands that load, play, pause and seek. */
export const playingCommands: EffectsOf<'load' | 'play' | 'pause' | 'seek'> = {
  load: {
    async run(target, params) {
      await target.load(params);
      const { id, type, title, duration } = target.store.get();
      return { id: id ?? params.id, kind: type ?? params.kind, title, duration };
    },
  },
  play: {
    needs: 'video',
    async run(target) {
      await startPlaying(target);
      const { paused } = await stateWhere(target.store, (state) => !state.paused, target);
      return { paused };
    },
  },
  pause: {
    needs: 'video',
    async run(target) {
      (target.ads ?? target.media).pause();
      const { paused } = await stateWhere(target.store, (state) => state.paused, target);
      return { paused };
    },
  },
  seek: {
    needs: 'video',
    async run(target, params) {
      if (target.store.get().ad !== null)
        throw new PlayerError('UNSUPPORTED', 'Seeking is not possible during an advertisement.');
      const ready = target.engine?.takesSeeks?.();
      if (ready !== undefined) await settled(ready, target);
      const { live, currentTime } = target.store.get();
      const place = positionOf(target.store.get(), target.media.currentTime, params);
      if (live !== null && !hasDvr(live) && !('live' in params)) return { currentTime };
      const done = nextEvent(target.media, 'seeked', target);
      target.media.currentTime = place;
      await done;
      return { currentTime: target.media.currentTime };
    },
  },
};
