/**
 * Events of media elements that the element dispatches too. None of them bubbles.
 * @see https://html.spec.whatwg.org/multipage/media.html#mediaevents
 */
export const OF_THE_MEDIA = [
  'abort',
  'canplay',
  'canplaythrough',
  'durationchange',
  'emptied',
  'encrypted',
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
  'waitingforkey',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'webkitpresentationmodechanged',
] as const;

/** Those, and the ones that the player dispatches by itself. */
export const MEDIA_EVENTS = [...OF_THE_MEDIA, 'volumechange', 'error', 'streamtypechange'] as const;

export type MediaEventName = (typeof MEDIA_EVENTS)[number];

/** An event of the media for the element: with its own fields, and without bubbling. */
export const copyOf = (event: Event): Event => {
  const { type } = event;
  if (typeof MediaEncryptedEvent === 'function' && event instanceof MediaEncryptedEvent)
    return new MediaEncryptedEvent(type, { initDataType: event.initDataType, initData: event.initData });
  if (typeof PictureInPictureEvent === 'function' && event instanceof PictureInPictureEvent)
    return new PictureInPictureEvent(type, { pictureInPictureWindow: event.pictureInPictureWindow });
  return new Event(type);
};
