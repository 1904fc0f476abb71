import { lookAhead } from '../media/errors/look-ahead.js';
import { HAVE_FUTURE_DATA } from '../media/engine/media-codes.js';
import { PlayerError } from '../store/player-error.js';
import type { PlayerFeature } from '../session/player-host.js';

const LOOK_EVERY_MS = 500;
/** Playback counts as stuck if the time should advance but has not for this long. */
const STUCK_AFTER_MS = 3000;
/** If data is missing for this long without an error, it is requested again. */
const STARVED_AFTER_MS = 12_000;
/** If that has not helped for this long, the video fails with an error that offers a retry. */
const GIVEN_UP_AFTER_MS = 60_000;
/** Seconds to skip when the decoder does not get past a position. */
const NUDGE_SECONDS = 0.2;
const MOST_NUDGES = 3;
/** Seconds from the stuck position after which the stall counts as resolved. */
const FREE_SECONDS = 2;
/** Seconds; with less data ahead, the buffer counts as exhausted. */
const ENOUGH_SECONDS = 0.5;

/**
 * Recovers from stalls that neither the browser nor the engine reports: jumps over gaps in the buffer, skips positions
 * where the decoder is stuck, and requests missing data again. If nothing helps, the video fails with an error.
 */
export const watchStalls: PlayerFeature = (player, signal) => {
  const { media, store } = player;
  let position = -1;
  let since = 0;
  /** Time of the last progress, or of the last look at which none was expected. */
  let movedAt = 0;
  let stuckAt = Number.NaN;
  let nudges = 0;

  const unstick = (stoodMs: number): void => {
    // A seek may take long if much has to be decoded.
    if (media.seeking && stoodMs < STARVED_AFTER_MS) return;
    const { seconds, next } = lookAhead(media.buffered, media.currentTime);
    if (performance.now() - movedAt >= GIVEN_UP_AFTER_MS) {
      player.fail(
        new PlayerError('TIMEOUT', 'No data arrived to continue playback.', { details: { retryable: true } }),
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
    // Engines do not report that they wait for a connection.
    if (!navigator.onLine && !media.paused && media.readyState < HAVE_FUTURE_DATA)
      store.set({ reconnecting: true });
    if (currentTime !== position || mayStand()) {
      position = currentTime;
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
