import type { PlayerState, TimeRange } from '../../store/player-state.js';
import type { Store } from '../../store/store.js';
import { chosenRate, forgetPace } from './pace.js';

const rangesOf = (ranges: TimeRanges): TimeRange[] =>
  Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));

/** `HTMLMediaElement.HAVE_FUTURE_DATA`, which does not exist without a DOM. */
const HAVE_FUTURE_DATA = 3;

/** The state fields that come from the media element. */
export const readMedia = (media: HTMLVideoElement) => {
  const volume = Math.round(media.volume * 100);
  const duration = Number.isFinite(media.duration) ? media.duration : null;
  return {
    currentTime: media.currentTime,
    duration,
    position: duration === null || duration === 0 ? 0 : Math.min(1, media.currentTime / duration),
    buffered: rangesOf(media.buffered),
    paused: media.paused,
    ended: media.ended,
    seeking: media.seeking,
    playbackRate: chosenRate(media),
    volume,
    muted: media.muted,
    ...(volume > 0 && !media.muted ? { nextVolume: volume } : {}),
  } satisfies Partial<PlayerState>;
};

const EVENTS = [
  'durationchange',
  'emptied',
  'ended',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'seeked',
  'seeking',
  'timeupdate',
  'volumechange',
  'waiting',
  'canplay',
] as const;

/**
 * Updates the media's state fields on each media event; nothing else writes these fields.
 * @param derive fields that depend on the media and on more information (the live window)
 */
export const observeMedia = (
  media: HTMLVideoElement,
  store: Store<PlayerState>,
  derive: (media: HTMLVideoElement) => Partial<PlayerState>,
  signal: AbortSignal,
): void => {
  const read = (event: Event) => {
    const starved = event.type === 'waiting' || (event.type !== 'playing' && store.get().waiting);
    const waiting = starved && !media.paused && media.readyState < HAVE_FUTURE_DATA;
    const isPlaying = !media.paused && !media.ended && !waiting && media.readyState >= HAVE_FUTURE_DATA;
    store.set({
      ...readMedia(media),
      waiting,
      isPlaying,
      ...(event.type === 'playing' ? { hasStarted: true, autoplayBlocked: false } : {}),
      ...(media.muted ? {} : { mutedByAutoplay: false }),
      ...derive(media),
    });
  };
  // The element resets its rate itself.
  media.addEventListener('emptied', () => forgetPace(media), { signal });
  for (const type of EVENTS) media.addEventListener(type, read, { signal });
  store.set({ ...readMedia(media) });

  const pictureInPicture = (on: boolean) => () => store.set({ pictureInPicture: on });
  media.addEventListener('enterpictureinpicture', pictureInPicture(true), { signal });
  media.addEventListener('leavepictureinpicture', pictureInPicture(false), { signal });
};
