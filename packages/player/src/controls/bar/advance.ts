import { isPlayerError, type PlayerErrorCode } from '../../store/player-error.js';
import type { PlayerHost } from '../../session/player-host.js';

/** How many unplayable videos of a list are skipped before playback stops at one. */
const MOST_PASSED_OVER = 3;

/** Errors of a single video; any other error would affect the next one too. */
const PASSED_OVER: ReadonlySet<PlayerErrorCode> = new Set<PlayerErrorCode>([
  'ACCESS_DENIED',
  'DECODE',
  'DRM',
  'FORBIDDEN',
  'GEOBLOCKED',
  'NOT_AVAILABLE',
  'NOT_FOUND',
  'NOT_LIVE',
  'SIGN_IN_REQUIRED',
  'UNSUPPORTED',
]);

const isPassedOver = (error: unknown): boolean => isPlayerError(error) && PASSED_OVER.has(error.code);

/**
 * Plays the next video of the list and skips videos that cannot be played. The last one that was tried shows its
 * error.
 */
export const advance = async (player: Pick<PlayerHost, 'request' | 'execute'>): Promise<void> => {
  for (let passed = 0; ; passed += 1) {
    const { request } = player;
    try {
      await player.execute('next', {});
      return;
    } catch (error) {
      // The list has no further video, or another video was requested.
      if (passed >= MOST_PASSED_OVER || player.request === request || !isPassedOver(error)) return;
    }
  }
};
