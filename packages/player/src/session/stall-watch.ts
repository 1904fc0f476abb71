import { lookAhead } from '../media/faults/look-ahead.js';
import { HAVE_FUTURE_DATA } from '../media/engine/media-codes.js';
import { PlayerError } from '../player-error.js';
import type { PlayerFeature } from '../player-feature.js';

const LOOK_EVERY_MS = 500;
/** Time that stands still for this long although it should run is stuck. */
const STUCK_AFTER_MS = 3000;
/** Data that stays away for this long while nobody complains is asked for anew. */
const STARVED_AFTER_MS = 12_000;
/** The same once this has brought nothing: the viewer is told, and may try again. */
const GIVEN_UP_AFTER_MS = 60_000;
/** A step over a spot that the decoder does not get past, seconds. */
const NUDGE_SECONDS = 0.2;
const MOST_NUDGES = 3;
/** This far from where it stood it is free again, seconds. */
const FREE_SECONDS = 2;
/** Less ahead than this is the end of what has arrived, seconds. */
const ENOUGH_SECONDS = 0.5;

/**
 * Gets playback going again where neither the browser nor the engine says that it stands: over a hole in what has
 * arrived, past a spot that the decoder does not leave, and by asking anew for data that stay away. What does not move
 * after all that is given up, in words.
 */
export const watchStalls: PlayerFeature = (player, signal) => {
  const { media, store } = player;
  let place = -1;
  let since = 0;
  /** When it last moved, or had no reason to. */
  let movedAt = 0;
  let stuckAt = Number.NaN;
  let nudges = 0;

  const unstick = (stoodMs: number): void => {
    // A seek takes its time where much has to be decoded.
    if (media.seeking && stoodMs < STARVED_AFTER_MS) return;
    const { seconds, next } = lookAhead(media.buffered, media.currentTime);
    if (performance.now() - movedAt >= GIVEN_UP_AFTER_MS) {
      player.fail(
        new PlayerError('TIMEOUT', 'No data came to play on with.', { details: { retryable: true } }),
      );
    } else if (seconds >= ENOUGH_SECONDS) {
      nudges += 1;
      stuckAt = media.currentTime;
      since = performance.now();
      if (nudges <= MOST_NUDGES) media.currentTime += NUDGE_SECONDS * nudges;
      else if (nudges === MOST_NUDGES + 1) player.engine?.recover({ kind: 'media' }, 1);
    } else if (next !== null) {
      media.currentTime = next + 0.01;
      since = performance.now();
    } else if (stoodMs >= STARVED_AFTER_MS) {
      since = performance.now();
      store.set({ reconnecting: true });
      player.engine?.recover({ kind: 'network' }, 1);
    }
  };

  const mayStand = (): boolean => {
    const { status, ended } = store.get();
    const isAtRest = media.paused && !media.seeking;
    return isAtRest || ended || status !== 'ready' || document.hidden || !navigator.onLine;
  };

  const look = (): void => {
    const { currentTime } = media;
    // Engines wait for the connection in silence.
    if (!navigator.onLine && !media.paused && media.readyState < HAVE_FUTURE_DATA)
      store.set({ reconnecting: true });
    if (currentTime !== place || mayStand()) {
      place = currentTime;
      since = movedAt = performance.now();
      if (Math.abs(currentTime - stuckAt) > FREE_SECONDS) nudges = 0;
      return;
    }
    const stoodMs = performance.now() - since;
    if (stoodMs >= STUCK_AFTER_MS) unstick(stoodMs);
  };

  const timer = setInterval(look, LOOK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
};
