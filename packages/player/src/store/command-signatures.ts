import type { Neighbour, PlaybackRequest } from '../playback-loader.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { PlayerState } from './player-state.js';

type NoParams = Readonly<Record<string, never>>;

export interface LoadParams extends PlaybackRequest {
  /** Seconds from start. */
  readonly startAt?: number;
  /** Whether to start at once; by default as the element's `autoplay` says. */
  readonly autoplay?: boolean;
}

/** Seconds from start, seconds from here, or the live edge; clamped to what can be played. */
export type SeekParams = { readonly to: number } | { readonly by: number } | { readonly live: true };

export interface VolumeParams {
  /** 0–100. */
  readonly volume?: number;
  readonly muted?: boolean;
}

/** By language (BCP 47; null for none) or by the track's id. */
export type TrackParams = { readonly language: string | null } | { readonly id: string };

/** What a viewer may set that is no effect on the media; a field that is absent stays. */
export type PreferenceParams = Pick<ViewerPreferences, 'skipSetting' | 'autoAdvance' | 'captionAppearance'>;

/** What each command takes. */
export interface CommandParams {
  play: NoParams;
  pause: NoParams;
  next: NoParams;
  previous: NoParams;
  load: LoadParams;
  seek: SeekParams;
  setVolume: VolumeParams;
  setFullscreen: { readonly on: boolean };
  setPictureInPicture: { readonly on: boolean };
  /** Asks the viewer for another screen to play on, or back from it. */
  promptRemote: NoParams;
  setTextTrack: TrackParams;
  setAudioTrack: TrackParams;
  /** The id of one of `qualities`; null lets the player choose. */
  setQuality: { readonly id: string | null };
  /** 0.25–2; recordings only. */
  setRate: { readonly rate: number };
  setPreferences: PreferenceParams;
  setStatistics: { readonly on: boolean };
  /** Minutes from now (at most 600), the end of the video that plays, or null for no more. */
  setSleepTimer: { readonly after: number | 'end' | null };
  /** Ends the advertisement that plays, where that is allowed by now. */
  skipAd: NoParams;
  /** Opens the programme guide, on a channel (its id in the guide) and at an ISO time if given, or closes it. */
  setProgrammeGuide: { readonly open: boolean; readonly channel?: string; readonly at?: string };
  getState: { readonly fields?: readonly string[] };
}

/** What each command resolves with once the media has confirmed it. */
export interface CommandResults {
  play: Pick<PlayerState, 'paused'>;
  pause: Pick<PlayerState, 'paused'>;
  next: Neighbour;
  previous: Neighbour;
  load: Neighbour & { readonly duration: number | null };
  seek: Pick<PlayerState, 'currentTime'>;
  setVolume: Pick<PlayerState, 'volume' | 'muted'>;
  setFullscreen: Pick<PlayerState, 'fullscreen'>;
  setPictureInPicture: Pick<PlayerState, 'pictureInPicture'>;
  promptRemote: Pick<PlayerState, 'remote'>;
  setTextTrack: Pick<PlayerState, 'selectedTextTrack'>;
  setAudioTrack: Pick<PlayerState, 'selectedAudioTrack'>;
  setQuality: Pick<PlayerState, 'selectedQuality'>;
  setRate: Pick<PlayerState, 'playbackRate'>;
  setPreferences: Pick<PlayerState, 'skipSetting' | 'autoAdvance' | 'captionAppearance'>;
  setStatistics: Pick<PlayerState, 'statistics'>;
  setSleepTimer: Pick<PlayerState, 'sleepTimer'>;
  skipAd: Pick<PlayerState, 'ad'>;
  /** Stays closed where the video has no guide. */
  setProgrammeGuide: { readonly open: boolean };
  getState: { readonly state: Partial<PlayerState>; readonly revision: number };
}

export type CommandName = keyof CommandParams;
