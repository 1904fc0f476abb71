import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/**
 * Events of `HTMLMediaElement` that the element dispatches too. None of them bubbles.
 * @see https://html.spec.whatwg.org/multipage/media.html#mediaevents
 */
const OF_THE_MEDIA = [
  'abort',
  'canplay',
  'canplaythrough',
  'durationchange',
  'emptied',
  'ended',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'loadeddata',
  'loadedmetadata',
  'loadstart',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'resize',
  'seeked',
  'seeking',
  'stalled',
  'suspend',
  'timeupdate',
  'waiting',
] as const;

export type MediaEventName = (typeof OF_THE_MEDIA)[number] | 'volumechange' | 'error' | 'streamtypechange';

/**
 * Media events that are forwarded during an advertisement as well, because it shares the content's picture-in-picture
 * state.
 */
const SHARED_WITH_ADS: ReadonlySet<string> = new Set(['enterpictureinpicture', 'leavepictureinpicture']);

const dispatchAdEvents = (
  next: PlayerState,
  previous: PlayerState,
  dispatch: (name: MediaEventName) => void,
): void => {
  if (next.paused !== previous.paused) dispatch(next.paused ? 'pause' : 'play');
  if (next.isPlaying && !previous.isPlaying) dispatch('playing');
  if (next.waiting && !previous.waiting) dispatch('waiting');
};

/**
 * Forwards the media's events to the player element; `volumechange` is dispatched by the element itself. Media errors
 * are recovered from if possible: `error` is dispatched only once the video has failed.
 */
export const dispatchMediaEvents = (
  media: HTMLVideoElement,
  store: Store<PlayerState>,
  page: HTMLElement,
  signal: AbortSignal,
): void => {
  const dispatch = (name: MediaEventName): void => void page.dispatchEvent(new Event(name));
  const sendOn = ({ type }: Event): void => {
    if (store.get().ad === null || SHARED_WITH_ADS.has(type)) dispatch(type as MediaEventName);
  };
  for (const name of OF_THE_MEDIA) media.addEventListener(name, sendOn, { signal });
  const stop = store.subscribe((next, previous) => {
    if (next.ad !== null) dispatchAdEvents(next, previous, dispatch);
    if (next.ended && !previous.ended && !media.ended) dispatch('ended');
    if (next.error !== null && next.error !== previous.error) dispatch('error');
    if ((next.live === null) !== (previous.live === null)) {
      dispatch('durationchange');
      dispatch('streamtypechange');
    }
  });
  signal.addEventListener('abort', stop);
};
