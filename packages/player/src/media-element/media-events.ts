import type { PlayerPage } from '../core/player-page.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { OF_THE_MEDIA, type MediaEventName } from './media-event-names.js';

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
  page: PlayerPage,
  signal: AbortSignal,
): void => {
  const dispatch = (name: MediaEventName): void => page.passOn(name);
  const sendOn = (event: Event): void => {
    if (store.get().ad?.inStream !== false || SHARED_WITH_ADS.has(event.type)) page.passOn(event);
  };
  for (const name of OF_THE_MEDIA) media.addEventListener(name, sendOn, { signal });
  const stop = store.subscribe((next, previous) => {
    if (next.ad?.inStream === false) dispatchAdEvents(next, previous, dispatch);
    if (next.ended && !previous.ended && !media.ended) dispatch('ended');
    if (next.error !== null && next.error !== previous.error) dispatch('error');
    if ((next.live === null) !== (previous.live === null)) {
      dispatch('durationchange');
      dispatch('streamtypechange');
    }
  });
  signal.addEventListener('abort', stop);
};
