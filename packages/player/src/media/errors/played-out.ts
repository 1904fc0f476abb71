import { lookAhead } from './look-ahead.js';

/** Seconds; with less buffered, no further event may arrive before the data ends. */
const LAST_MOMENT = 0.25;

const isPlayedOut = ({ buffered, currentTime, duration, error }: HTMLMediaElement): boolean => {
  // Media that cannot be decoded will not play at all.
  if (error !== null) return true;
  const { seconds } = lookAhead(buffered, currentTime);
  return seconds < LAST_MOMENT && !(currentTime + seconds > duration - LAST_MOMENT);
};

/**
 * Calls back once, when all buffered data has been played, when decoding fails, or when the viewer seeks to a position
 * without data; at once if there is no data now. It never calls back if the data reaches the end of the video.
 */
export const whenPlayedOut = (media: HTMLMediaElement, signal: AbortSignal, call: () => void): void => {
  const watch = new AbortController();
  const look = (): void => {
    if (!isPlayedOut(media)) return;
    watch.abort();
    call();
  };
  for (const type of ['timeupdate', 'seeking', 'waiting', 'emptied', 'error'])
    media.addEventListener(type, look, { signal: AbortSignal.any([signal, watch.signal]) });
  look();
};
