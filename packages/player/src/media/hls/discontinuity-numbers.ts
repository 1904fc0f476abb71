/** Numbers up to this stay as they are. */
const LOW = 10_000;
/** How far a rendition of the same stream may be behind the one that was read first. */
const ROOM = 100;

const TAG = /^#EXT-X-DISCONTINUITY-SEQUENCE:(?<number>\d+)/mu;

/**
 * Counts the discontinuities of one live stream from where its player came in. hls.js keeps an array as long as the
 * highest number and walks over it with each playlist, so numbers that count from 1970 would take a whole core.
 * @returns a playlist with such numbers; each playlist of the stream goes through the same function
 * @see https://datatracker.ietf.org/doc/html/rfc8216#section-4.3.3.3
 */
export const countDiscontinuities = (): ((playlist: string) => string) => {
  let first = 0;
  return (playlist) =>
    playlist.replace(TAG, (_, digits: string) => {
      const number = Number(digits);
      const isAnew = number < first || number - first > LOW;
      if (isAnew) first = number > LOW ? number - ROOM : 0;
      return `#EXT-X-DISCONTINUITY-SEQUENCE:${String(number - first)}`;
    });
};
