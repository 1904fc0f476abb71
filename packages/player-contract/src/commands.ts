import { CAPTION_APPEARANCE } from './caption-appearance.js';
import {
  anyOf,
  either,
  exactlyOne,
  flag,
  identity,
  isoTime,
  listOf,
  nullable,
  number,
  optional,
  record,
  text,
  words,
  type Field,
  type ValueOf,
} from './fields.js';
import type { PlaybackStats } from './playback-stats.js';
import type { Neighbour, PlayerState } from './player-state.js';
import { skipSetting, speed } from './viewer-choices.js';

/** One command: its parameters, and its answer once the media has confirmed the change. */
export interface Command<P, R> {
  readonly params: Field<P>;
  readonly answer: Answer<R>;
}

declare const ANSWER: unique symbol;
/** The type of a command's answer; it has no value at run time. */
export interface Answer<R> {
  readonly [ANSWER]?: R;
}

/** The answer consists of these fields of the state. */
const state = <const K extends readonly (keyof PlayerState)[]>(
  ..._fields: K
): Answer<Pick<PlayerState, K[number]>> => ({});
/** The answer has another type. */
const other = <R>(): Answer<R> => ({});

const command = <P, R>(params: Field<P>, answer: Answer<R>): Command<P, R> => ({ params, answer });

/** Seconds. Larger than any stream clock, including clocks that count from the epoch. */
const FARTHEST_S = 10_000_000_000;

export const id = identity(64);
const track = exactlyOne({ language: nullable(text(35)), id });
const seconds = number(0, FARTHEST_S, 'seconds');

/**
 * Every player command, defined once. The methods of the elements and of the remote control, their checks, types and
 * reference are derived from this table. `COMMAND_CALLS` defines how calls are queued. `@throws` names codes of
 * `PlayerError`, `@remote` codes that only the remote control has; `@capability` names the capability that the command
 * requires.
 */
export const COMMANDS = {
  /**
   * Starts playback; answers when the media plays.
   * @throws PLAY_FAILED with the reason in its details
   * @example {}
   */
  play: command(record({}), state('paused')),
  /**
   * Pauses playback; answers when the media is paused.
   * @example {}
   */
  pause: command(record({}), state('paused')),
  /**
   * Loads the next video of the playlist or season.
   * @throws NO_NEIGHBOUR
   * @example {}
   */
  next: command(record({}), other<Neighbour>()),
  /**
   * Loads the previous video of the playlist or season. More than three seconds into a video, restarts that video
   * instead.
   * @throws NO_NEIGHBOUR
   * @example {}
   */
  previous: command(record({}), other<Neighbour>()),
  /**
   * Loads another video or live event; `kind` defaults to `vod`.
   * @throws PLAY_FAILED, NOT_FOUND
   * @example { "id": "1001", "kind": "vod", "startAt": 12, "autoplay": true }
   */
  load: command(
    record({
      id,
      kind: optional(words('vod', 'live', 'playlist')),
      playlistId: optional(id),
      seasonId: optional(id),
      startAt: optional(seconds),
      autoplay: optional(flag),
    }),
    other<Neighbour & Pick<PlayerState, 'duration'>>(),
  ),
  /**
   * Seeks to a time, by an offset, or to the live edge. The target is clamped to the seekable range.
   * @throws NOT_LIVE
   * @example { "to": 42 }
   */
  seek: command(
    exactlyOne({ to: seconds, by: number(-FARTHEST_S, FARTHEST_S, 'seconds'), live: words(true) }),
    state('currentTime'),
  ),
  /**
   * Sets the volume (0–100) and the mute state; omitted values do not change.
   * @example { "volume": 60, "muted": false }
   */
  setVolume: command(
    record({ volume: optional(number(0, 100)), muted: optional(flag) }),
    state('volume', 'muted'),
  ),
  /**
   * Enters or leaves full screen. From a host page, call it within a click handler if possible.
   * @throws FULLSCREEN_REFUSED
   * @capability fullscreen
   * @example { "on": true }
   */
  setFullscreen: command(record({ on: flag }), state('fullscreen')),
  /**
   * Enters or leaves picture in picture. Browsers require a click or key press by the viewer; with a frame, inside the
   * frame.
   * @throws PICTURE_IN_PICTURE_REFUSED
   * @capability pictureInPicture
   * @example { "on": true }
   */
  setPictureInPicture: command(record({ on: flag }), state('pictureInPicture')),
  /**
   * Opens the browser's prompt to play on another screen or to return from it. Browsers require a click or key press by
   * the viewer; with a frame, inside the frame.
   * @throws UNSUPPORTED
   * @example {}
   */
  promptRemote: command(record({}), state('remote')),
  /**
   * Selects subtitles by language or id; `{ "language": null }` turns them off.
   * @throws TRACK_NOT_FOUND
   * @example { "language": "es" }
   */
  setTextTrack: command(track, state('selectedTextTrack')),
  /**
   * Shows subtitles later by a number of seconds, or earlier by a negative one, −300 to 300, until another video is
   * loaded.
   * @example { "seconds": 0.5 }
   */
  setSubtitleDelay: command(record({ seconds: number(-300, 300, 'seconds') }), state('subtitleDelay')),
  /**
   * Selects the audio track by language or id.
   * @throws TRACK_NOT_FOUND
   * @example { "language": "es" }
   */
  setAudioTrack: command(track, state('selectedAudioTrack')),
  /**
   * Selects a fixed rendition by an id of `state.qualities`; null returns to automatic selection.
   * @throws TRACK_NOT_FOUND
   * @example { "id": null }
   */
  setQuality: command(record({ id: nullable(identity(200)) }), state('selectedQuality')),
  /**
   * Sets the playback rate, 0.0625–16; for recordings only.
   * @throws UNSUPPORTED while live
   * @example { "rate": 1.5 }
   */
  setRate: command(record({ rate: speed }), state('playbackRate')),
  /**
   * Sets viewer preferences that are not about the media. They are stored for the viewer; omitted values do not change.
   * @example { "skipSetting": "auto", "captionAppearance": { "size": 150 } }
   */
  setPreferences: command(
    record({
      skipSetting: optional(skipSetting),
      autoAdvance: optional(flag),
      captionAppearance: optional(record(anyOf(CAPTION_APPEARANCE))),
    }),
    state('skipSetting', 'autoAdvance', 'captionAppearance'),
  ),
  /**
   * Shows or hides the marks of chapters (of programmes while live) on the timeline.
   * @example { "on": false }
   */
  setAnnotations: command(record({ on: flag }), state('annotationsEnabled')),
  /**
   * Shows or hides playback statistics over the picture.
   * @example { "on": true }
   */
  setStatistics: command(record({ on: flag }), state('statistics')),
  /**
   * Sets the sleep timer: stops playback after a number of minutes or at the `end` of the video; null cancels it.
   * @example { "after": 30 }
   */
  setSleepTimer: command(
    record({ after: nullable(either(number(0, 600, 'minutes'), words('end'))) }),
    state('sleepTimer'),
  ),
  /**
   * Opens or closes the programme guide, optionally at a channel and a time. It stays closed if the video has no guide.
   * @capability guide
   * @example { "open": true, "channel": "6001" }
   */
  setGuide: command(
    record({ open: flag, channel: optional(id), at: optional(isoTime) }),
    other<{ readonly open: boolean }>(),
  ),
  /**
   * Opens or closes the list of channels. It stays closed if the source is no list of channels.
   * @example { "open": true }
   */
  setChannels: command(record({ open: flag }), other<{ readonly open: boolean }>()),
  /**
   * Skips the current advertisement, if it can be skipped already.
   * @throws UNSUPPORTED
   * @example {}
   */
  skipAd: command(record({}), state('ad')),
  /**
   * Returns figures of the present playback: picture, bandwidth, buffer, frames, latency.
   * @example {}
   */
  getStats: command(record({}), other<PlaybackStats>()),
  /**
   * Returns the current state: all of it or only the named fields.
   * @remote stateUnavailable
   * @example { "fields": ["currentTime", "paused"] }
   */
  getState: command(
    record({ fields: optional(listOf(text(64), 64)) }),
    other<{ readonly state: Partial<PlayerState>; readonly revision: number }>(),
  ),
} as const;

export type CommandName = keyof typeof COMMANDS;
export type CommandParams = { [N in CommandName]: ValueOf<(typeof COMMANDS)[N]['params']> };
export type CommandResults = {
  [N in CommandName]: (typeof COMMANDS)[N]['answer'] extends Answer<infer R> ? R : never;
};
