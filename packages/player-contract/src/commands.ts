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
import type { Neighbour, PlayerState } from './player-state.js';
import { skipSetting, speed } from './viewer-choices.js';

/** One command: what it takes, and what it answers once the media has confirmed it. */
export interface Command<P, R> {
  readonly params: Field<P>;
  readonly answer: Answer<R>;
}

declare const ANSWER: unique symbol;
/** What a command answers; stands for a type alone. */
export interface Answer<R> {
  readonly [ANSWER]?: R;
}

/** Answers with these fields of the state. */
const state = <const K extends readonly (keyof PlayerState)[]>(
  ..._fields: K
): Answer<Pick<PlayerState, K[number]>> => ({});
/** Answers with something else. */
const other = <R>(): Answer<R> => ({});

const command = <P, R>(params: Field<P>, answer: Answer<R>): Command<P, R> => ({ params, answer });

/** Seconds; beyond any stream's clock, those that count from the epoch included. */
const FARTHEST_S = 10_000_000_000;

export const id = identity(64);
const track = exactlyOne({ language: nullable(text(35)), id });
const seconds = number(0, FARTHEST_S, 'seconds');

/**
 * What a player can be told, once: methods of the elements and of the remote control, their checks, types and reference are
 * made of it. How calls of it queue stands in `COMMAND_CALLS`. `@throws` names codes of `PlayerError`, `@remote` those that only the remote control has; `@capability` what has to be true for the command to be of use.
 */
export const COMMANDS = {
  /**
   * Plays; answers when the media plays.
   * @throws PLAY_FAILED with the reason in its details
   * @example {}
   */
  play: command(record({}), state('paused')),
  /**
   * Pauses; answers when the media is paused.
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
   * Loads the previous video of the playlist or season; later than three seconds into one, begins it again.
   * @throws NO_NEIGHBOUR
   * @example {}
   */
  previous: command(record({}), other<Neighbour>()),
  /**
   * Loads another video or live event; `kind` is `vod` when absent.
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
   * Seeks to a time, by a distance, or to the live edge; clamped to what may be sought.
   * @throws NOT_LIVE
   * @example { "to": 42 }
   */
  seek: command(
    exactlyOne({ to: seconds, by: number(-FARTHEST_S, FARTHEST_S, 'seconds'), live: words(true) }),
    state('currentTime'),
  ),
  /**
   * Sets volume (0–100) and mute; what is absent stays.
   * @example { "volume": 60, "muted": false }
   */
  setVolume: command(
    record({ volume: optional(number(0, 100)), muted: optional(flag) }),
    state('volume', 'muted'),
  ),
  /**
   * Enters or leaves full screen. Ask it of the frame inside a click of your page where you can.
   * @throws FULLSCREEN_REFUSED
   * @capability fullscreen
   * @example { "on": true }
   */
  setFullscreen: command(record({ on: flag }), state('fullscreen')),
  /**
   * Enters or leaves picture in picture. A browser asks for the viewer's own press, inside the frame where there is one.
   * @throws PICTURE_IN_PICTURE_REFUSED
   * @capability pictureInPicture
   * @example { "on": true }
   */
  setPictureInPicture: command(record({ on: flag }), state('pictureInPicture')),
  /**
   * Asks the viewer for another screen to play on, or back from it. A browser asks for the viewer's own press, inside the
   * frame where there is one.
   * @throws UNSUPPORTED
   * @example {}
   */
  promptRemote: command(record({}), state('remote')),
  /**
   * Chooses subtitles by language or id; `{ "language": null }` turns them off.
   * @throws TRACK_NOT_FOUND
   * @example { "language": "es" }
   */
  setTextTrack: command(track, state('selectedTextTrack')),
  /**
   * Chooses the audio by language or id.
   * @throws TRACK_NOT_FOUND
   * @example { "language": "es" }
   */
  setAudioTrack: command(track, state('selectedAudioTrack')),
  /**
   * Fixes the rendition by an id of `state.qualities`; null lets the player choose.
   * @throws TRACK_NOT_FOUND
   * @example { "id": null }
   */
  setQuality: command(record({ id: nullable(identity(200)) }), state('selectedQuality')),
  /**
   * Sets the speed, 0.25–2; recordings only.
   * @throws UNSUPPORTED while live
   * @example { "rate": 1.5 }
   */
  setRate: command(record({ rate: speed }), state('playbackRate')),
  /**
   * Sets what the viewer may set besides the media; kept for the viewer, what is absent stays.
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
   * Marks chapters on the timeline, and programmes while live, or marks none.
   * @example { "on": false }
   */
  setAnnotations: command(record({ on: flag }), state('annotationsEnabled')),
  /**
   * Shows or hides figures of how playing goes, over the picture.
   * @example { "on": true }
   */
  setStatistics: command(record({ on: flag }), state('statistics')),
  /**
   * Stops playing by itself: after minutes, at the `end` of the video, or not at all (null).
   * @example { "after": 30 }
   */
  setSleepTimer: command(
    record({ after: nullable(either(number(0, 600, 'minutes'), words('end'))) }),
    state('sleepTimer'),
  ),
  /**
   * Opens or closes the programme guide, on a channel and at a time if given; it stays closed where the video has none.
   * @capability guide
   * @example { "open": true, "channel": "6001" }
   */
  setGuide: command(
    record({ open: flag, channel: optional(id), at: optional(isoTime) }),
    other<{ readonly open: boolean }>(),
  ),
  /**
   * Ends the advertisement that plays, where that is allowed by now.
   * @throws UNSUPPORTED
   * @example {}
   */
  skipAd: command(record({}), state('ad')),
  /**
   * The state now, whole or the named fields of it.
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
