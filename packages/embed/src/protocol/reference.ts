import type { Capabilities, MethodName } from './methods.js';

/** What the reference page says of a method beside its types. */
export interface MethodReference {
  readonly summary: string;
  /** Errors beside -32602, -32603, -32001, -32002, -32003 and -32004, which any method may answer. */
  readonly errors: readonly number[];
  /** What `capabilities` has to say for it to be of use; always when absent. */
  readonly capability?: keyof Capabilities;
  /** Version of the protocol that brought it; 1.0 when absent. */
  readonly since?: string;
  readonly example: Readonly<Record<string, unknown>>;
}

export const METHOD_REFERENCE: Readonly<Record<MethodName, MethodReference>> = {
  'player.initialize': {
    summary: 'Opens the session: says who calls, agrees on a version and names the events wanted.',
    errors: [-32010],
    example: {
      protocolVersion: '1.0',
      client: { name: 'my-page', version: '1.0.0' },
      subscribe: ['player.stateChanged', 'player.ended'],
    },
  },
  'player.ping': { summary: 'Answers at once, before `player.initialize` too.', errors: [], example: {} },
  'player.play': { summary: 'Plays; answers when the media plays.', errors: [1003], example: {} },
  'player.pause': { summary: 'Pauses; answers when the media is paused.', errors: [], example: {} },
  'player.next': { summary: 'Loads the next video of the playlist or season.', errors: [1006], example: {} },
  'player.previous': {
    summary: 'Loads the previous video of the playlist or season.',
    errors: [1006],
    example: {},
  },
  'player.loadVideo': {
    summary: 'Loads another video or live event; `kind` is `vod` when absent.',
    errors: [1003, 1004],
    example: { id: '1001', kind: 'vod', startAt: 12, autoplay: true },
  },
  'player.seek': {
    summary: 'Seeks to a time, by a distance, or to the live edge; clamped to what may be sought.',
    errors: [1007],
    example: { to: 42 },
  },
  'player.setVolume': {
    summary: 'Sets volume (0–100) and mute; what is absent stays.',
    errors: [],
    example: { volume: 60, muted: false },
  },
  'player.setFullscreen': {
    summary: 'Enters or leaves full screen. Ask it of the frame inside a click of your page where you can.',
    errors: [-32011],
    capability: 'fullscreen',
    example: { on: true },
  },
  'player.setTextTrack': {
    summary: 'Chooses subtitles by language or id; `{ "language": null }` turns them off.',
    errors: [1005],
    example: { language: 'es' },
  },
  'player.setAudioTrack': {
    summary: 'Chooses the audio by language or id.',
    errors: [1005],
    example: { language: 'es' },
  },
  'player.setGuide': {
    summary: 'Opens or closes the programme guide, on a channel and at a time if given.',
    errors: [],
    capability: 'guide',
    example: { open: true, channel: '6001' },
  },
  'player.setPictureInPicture': {
    summary: 'Enters or leaves picture in picture. A browser asks for a press inside the frame to enter.',
    errors: [-32011],
    capability: 'pictureInPicture',
    example: { on: true },
  },
  'player.promptRemote': {
    summary: 'Asks the viewer for another screen to play on. A browser asks for a press inside the frame.',
    errors: [1003],
    example: {},
  },
  'player.setQuality': {
    summary: 'Fixes the rendition by an id of `state.qualities`; null lets the player choose.',
    errors: [1005],
    example: { id: null },
  },
  'player.setRate': {
    summary: 'Sets the speed, 0.25–2; recordings only.',
    errors: [1003],
    example: { rate: 1.5 },
  },
  'player.setPreferences': {
    summary: 'Sets what the viewer may set besides the media; kept for the viewer, what is absent stays.',
    errors: [],
    example: { skipSetting: 'auto', captionAppearance: { size: 150 } },
  },
  'player.setStatistics': {
    summary: 'Shows or hides figures of how playing goes.',
    errors: [],
    example: { on: true },
  },
  'player.setSleepTimer': {
    summary: 'Stops playing by itself: after minutes, at the `end` of the video, or not at all (null).',
    errors: [],
    example: { after: 30 },
  },
  'player.skipAd': {
    summary: 'Ends the advertisement that plays, where that is allowed by now.',
    errors: [1003],
    example: {},
  },
  'player.retry': {
    summary: 'Does the last load again, a recording from where it stopped.',
    errors: [1003, 1004],
    example: {},
  },
  'player.unload': { summary: 'Empties the player; the volume stays.', errors: [], example: {} },
  'player.setOptions': {
    summary: 'Says anew how the player is to be; what is absent stays. Answers every option as it is now.',
    errors: [],
    example: { language: 'es', controls: 'reduced', errorActions: 'sign-in purchase' },
  },
  'player.getState': {
    summary: 'The state now, whole or the named fields of it.',
    errors: [1002],
    example: { fields: ['currentTime', 'paused'] },
  },
  'player.subscribe': {
    summary: 'Asks for more events; names that do not exist are ignored.',
    errors: [],
    example: { events: ['player.stateChanged'] },
  },
  'player.unsubscribe': {
    summary: 'Asks for fewer events.',
    errors: [],
    example: { events: ['player.stateChanged'] },
  },
};
