import { isPlayerError, type PlayerErrorCode } from '../../player-error.js';
import type { FeatureHost } from '../../player-feature.js';
import { listOfRequest, type PlaybackRequest } from '../../playback-loader.js';

/** How many videos that cannot be played a list may pass over before it stops at one. */
export const MOST_PASSED_OVER = 3;

/** What is wrong with this one video; anything else would be wrong with the one after it too. */
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

/** The player as its lists need it. */
type ListPlayer = Pick<FeatureHost, 'loader' | 'request' | 'execute'>;

const requestAfter = async (
  { loader }: ListPlayer,
  failed: PlaybackRequest,
  signal: AbortSignal,
): Promise<PlaybackRequest | null> => {
  const found = await loader?.neighbours?.(failed, signal).catch(() => undefined);
  return found?.next == null ? null : { id: found.next.id, kind: found.next.kind, ...listOfRequest(failed) };
};

/**
 * Goes on to the next video of the list by itself, past those that cannot be played; the last that was tried
 * shows what is wrong.
 * @param signal aborts with the player
 */
export const advance = async (player: ListPlayer, signal: AbortSignal): Promise<void> => {
  let go = (): Promise<unknown> => player.execute('next', {});
  for (let passed = 0; ; passed += 1) {
    try {
      await go();
      return;
    } catch (error) {
      const failed = player.request;
      if (passed >= MOST_PASSED_OVER || failed === null || signal.aborted || !isPassedOver(error)) return;
      const request = await requestAfter(player, failed, signal);
      // Somebody may have asked for another video while the list was looked up.
      if (request === null || signal.aborted || player.request !== failed) return;
      go = () => player.execute('load', { ...request, autoplay: true });
    }
  }
};
