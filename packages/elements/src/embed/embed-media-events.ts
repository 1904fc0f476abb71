import type { EmbedState } from './embed-events.js';
import type { MediaEventName } from '@footlight/player/media-element';

/** The media events that the element dispatches: those that the state of a player in a frame tells. */
const EMBED_MEDIA_EVENTS = [
  'canplay',
  'canplaythrough',
  'durationchange',
  'emptied',
  'ended',
  'enterpictureinpicture',
  'error',
  'leavepictureinpicture',
  'loadeddata',
  'loadedmetadata',
  'loadstart',
  'pause',
  'play',
  'playing',
  'ratechange',
  'resize',
  'seeked',
  'seeking',
  'streamtypechange',
  'timeupdate',
  'volumechange',
  'waiting',
] as const satisfies readonly MediaEventName[];

export type EmbedMediaEventName = (typeof EMBED_MEDIA_EVENTS)[number];

/** Fields whose change is an event, with the value that they must have. */
const OF_FIELDS = [
  ['duration', 'durationchange', null],
  ['waiting', 'waiting', true],
  ['seeking', 'seeking', true],
  ['seeking', 'seeked', false],
  ['isPlaying', 'playing', true],
  ['currentTime', 'timeupdate', null],
  ['playbackRate', 'ratechange', null],
  ['activeQuality', 'resize', null],
  ['ended', 'ended', true],
  ['pictureInPicture', 'enterpictureinpicture', true],
  ['pictureInPicture', 'leavepictureinpicture', false],
] as const satisfies readonly (readonly [keyof EmbedState, EmbedMediaEventName, boolean | null])[];

const OF_A_LOADED_VIDEO = ['loadedmetadata', 'loadeddata', 'canplay', 'canplaythrough'] as const;

/**
 * The media events that a change of the state amounts to, in the order in which a media element dispatches them.
 * @param before the state without the changes
 */
export const mediaEventsOf = (before: EmbedState, changes: EmbedState): readonly EmbedMediaEventName[] => {
  const differs = (name: keyof EmbedState): boolean => name in changes && changes[name] !== before[name];
  const events: EmbedMediaEventName[] = [];
  if (differs('status') && changes.status === 'loading') {
    if (before.status === 'ready') events.push('emptied');
    events.push('loadstart');
  }
  if (differs('status') && changes.status === 'ready') events.push(...OF_A_LOADED_VIDEO);
  // Of a player that nothing is known of, being paused is not news.
  if (differs('paused') && !(changes.paused === true && before.paused === undefined))
    events.push(changes.paused === true ? 'pause' : 'play');
  for (const [field, event, value] of OF_FIELDS) {
    const isFirst = before[field] === undefined && value === false;
    if (differs(field) && !isFirst && (value === null || changes[field] === value)) events.push(event);
  }
  if (differs('volume') || differs('muted')) events.push('volumechange');
  if (differs('live') && (changes.live === null) !== ((before.live ?? null) === null))
    events.push('streamtypechange');
  if (differs('error') && (changes.error ?? null) !== null) events.push('error');
  return events;
};
