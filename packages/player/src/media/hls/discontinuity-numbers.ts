/** Numbers up to this one are not changed. */
const LOW = 10_000;
/** How far other renditions of the same stream may be behind the one that was read first. */
const ROOM = 100;

const TAG = /^#EXT-X-DISCONTINUITY-SEQUENCE:(?<number>\d+)/mu;

/**
 * Renumbers the discontinuities of a live stream, relative to where its player joined. hls.js keeps an array as long as
 * the highest number and iterates over it for each playlist, so numbers that count from 1970 would occupy a CPU core.
 * @returns a function that rewrites a playlist; all playlists of a stream must use the same function
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
