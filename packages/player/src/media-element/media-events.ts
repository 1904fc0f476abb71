import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/**
 * Events of `HTMLMediaElement` that the element sends as well. None of them bubbles.
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
  'volumechange',
  'waiting',
] as const;

export type MediaEventName = (typeof OF_THE_MEDIA)[number] | 'error' | 'streamtypechange';

/** An advertisement has the sound and the screen of the content; everything else is its own. */
const SHARED_WITH_ADS: ReadonlySet<string> = new Set([
  'enterpictureinpicture',
  'leavepictureinpicture',
  'volumechange',
]);

const tellAd = (next: PlayerState, previous: PlayerState, tell: (name: MediaEventName) => void): void => {
  if (next.paused !== previous.paused) tell(next.paused ? 'pause' : 'play');
  if (next.isPlaying && !previous.isPlaying) tell('playing');
  if (next.waiting && !previous.waiting) tell('waiting');
};

/**
 * Sends the events of the media on. A fault of the media is mended where that is possible: `error` is sent once the
 * video is given up.
 */
export const tellMediaEvents = (
  media: HTMLVideoElement,
  store: Store<PlayerState>,
  tell: (name: MediaEventName) => void,
): void => {
  for (const name of OF_THE_MEDIA)
    media.addEventListener(name, () => {
      if (store.get().ad === null || SHARED_WITH_ADS.has(name)) tell(name);
    });
  store.subscribe((next, previous) => {
    if (next.ad !== null) tellAd(next, previous, tell);
    if (next.ended && !previous.ended && !media.ended) tell('ended');
    if (next.error !== null && next.error !== previous.error) tell('error');
    if ((next.live === null) !== (previous.live === null)) {
      tell('durationchange');
      tell('streamtypechange');
    }
  });
};
