import { lookAhead } from './look-ahead.js';

/** Seconds; less is not told a second time before it is over. */
const LAST_MOMENT = 0.25;

const isPlayedOut = ({ buffered, currentTime, duration, error }: HTMLMediaElement): boolean => {
  // What does not decode will not be played at all.
  if (error !== null) return true;
  const { seconds } = lookAhead(buffered, currentTime);
  return seconds < LAST_MOMENT && !(currentTime + seconds > duration - LAST_MOMENT);
};

/**
 * Calls back once, when all that has arrived has been played, does not decode, or the viewer goes where nothing is:
 * at once where nothing is there. What is there to the very end needs nothing more, and it never does.
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
