import { isPlayerError, type PlayerErrorCode } from '../../store/player-error.js';
import type { FeatureHost } from '../../player/player-feature.js';
import { listOfRequest, type PlaybackRequest } from '../../store/playback-loader.js';

/** How many unplayable videos of a list are skipped before playback stops at one. */
export const MOST_PASSED_OVER = 3;

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

/** The parts of the player that lists use. */
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
 * Plays the next video of the list and skips videos that cannot be played. The last one that was tried shows its
 * error.
 * @param signal aborts when the player is destroyed
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
      // Another video may have been requested while the list was loading.
      if (request === null || signal.aborted || player.request !== failed) return;
      go = () => player.execute('load', { ...request, autoplay: true });
    }
  }
};
