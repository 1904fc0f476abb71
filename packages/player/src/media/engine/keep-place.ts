import { HAVE_CURRENT_DATA } from './media-codes.js';

/**
 * Remembers where playback stands while the media is set up anew, and stands at 0 itself.
 * @param life aborts when the video is left
 * @param first where it stands before it has played, seconds
 * @returns seconds from start
 */
export const keepPlace = (media: HTMLMediaElement, life: AbortSignal, first = 0): (() => number) => {
  let place = first;
  const note = (): void => {
    if (media.currentTime > 0 || media.readyState >= HAVE_CURRENT_DATA) place = media.currentTime;
  };
  for (const type of ['timeupdate', 'seeking']) media.addEventListener(type, note, { signal: life });
  return () => (media.currentTime > 0 ? media.currentTime : place);
};
