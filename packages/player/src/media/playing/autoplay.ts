/** What came of starting without being asked. */
export type AutoplayOutcome = 'playing' | 'playing-muted' | 'blocked' | 'failed';

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Starts with sound; where the browser refuses, starts muted; where it refuses that too, leaves the sound
 * as it was and says so.
 */
export const attemptAutoplay = async (
  media: Pick<HTMLMediaElement, 'play' | 'muted'>,
): Promise<AutoplayOutcome> => {
  const wasMuted = media.muted;
  for (const muted of wasMuted ? [true] : [false, true]) {
    media.muted = muted;
    try {
      await media.play();
      return muted && !wasMuted ? 'playing-muted' : 'playing';
    } catch (error) {
      if (!isRefusal(error)) {
        media.muted = wasMuted;
        return 'failed';
      }
    }
  }
  media.muted = wasMuted;
  return 'blocked';
};
