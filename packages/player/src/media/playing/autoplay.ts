/** The result of an autoplay attempt. */
export type AutoplayOutcome = 'playing' | 'playing-muted' | 'blocked' | 'failed';

const isNotAllowed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Starts with sound. If the browser refuses, starts muted. If it refuses that too, restores the mute state and returns
 * `blocked`.
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
      if (!isNotAllowed(error)) {
        media.muted = wasMuted;
        return 'failed';
      }
    }
  }
  media.muted = wasMuted;
  return 'blocked';
};
