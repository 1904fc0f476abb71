/** What elements besides the player share that have the interface of a media element. */
export { audioTrackOf, bindSelectedIndex } from './choice-members.js';
export { addEventHandlers } from './event-handlers.js';
export { MEDIA_EVENTS, type MediaEventName } from './media-event-names.js';
export { mediaErrorOf, type PlayerMediaError } from './media-error.js';
export { MediaList, type MediaAudioTrack, type MediaRendition, type RenditionList } from './media-list.js';
export { readFinite, readRate, readVolume } from './media-values.js';
export { playErrorOf } from './play-error.js';
export { playsType } from './playable-type.js';
export { replaceMembers } from './replace-members.js';
export { streamTypeOf } from './stream-type.js';
export { timeRanges } from './time-ranges.js';
