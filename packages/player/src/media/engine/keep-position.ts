import { HAVE_CURRENT_DATA } from './media-codes.js';

/**
 * Remembers the playback position while the media element is reloaded and reports 0.
 * @param life aborts when the video is unloaded
 * @param first the position before anything has played, in seconds
 * @returns seconds from the start
 */
export const keepPosition = (media: HTMLMediaElement, life: AbortSignal, first = 0): (() => number) => {
  let position = first;
  const note = (): void => {
    if (media.currentTime > 0 || media.readyState >= HAVE_CURRENT_DATA) position = media.currentTime;
  };
  for (const type of ['timeupdate', 'seeking']) media.addEventListener(type, note, { signal: life });
  return () => (media.currentTime > 0 ? media.currentTime : position);
};
