import type {
  CommandName,
  CommandParams,
  CommandResults,
  LoadParams,
  PreferenceParams,
  SeekParams,
  TrackParams,
  VolumeParams,
} from './store/command-signatures.js';
import { TolerantElement } from './tolerant-element.js';

/** The methods of the element that are commands: one a command, each under its own name. */
export abstract class PlayerCommands extends TolerantElement {
  /** Runs any command by its name. @throws {PlayerError} */
  abstract execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  abstract retry(): Promise<void>;

  /** @throws {PlayerError} PLAY_FAILED with the reason in its details */
  play(): Promise<CommandResults['play']> {
    return this.execute('play', {});
  }

  /** @throws {PlayerError} */
  pause(): Promise<CommandResults['pause']> {
    const paused = this.execute('pause', {});
    // Nobody waits for the pause of a media element.
    paused.catch(() => undefined);
    return paused;
  }

  /** @throws {PlayerError} NO_NEIGHBOUR */
  next(): Promise<CommandResults['next']> {
    return this.execute('next', {});
  }

  /** @throws {PlayerError} NO_NEIGHBOUR */
  previous(): Promise<CommandResults['previous']> {
    return this.execute('previous', {});
  }

  /**
   * Loads through `loader`; without parameters, as a media element does, the same again.
   * @throws {PlayerError} as the service refuses it
   */
  load(): Promise<void>;
  load(params: LoadParams): Promise<CommandResults['load']>;
  load(params?: LoadParams): Promise<CommandResults['load'] | void> {
    return params === undefined ? this.retry() : this.execute('load', params);
  }

  /** @throws {PlayerError} NOT_LIVE */
  seek(params: SeekParams): Promise<CommandResults['seek']> {
    return this.execute('seek', params);
  }

  /** @throws {PlayerError} INVALID_PARAMS */
  setVolume(params: VolumeParams): Promise<CommandResults['setVolume']> {
    return this.execute('setVolume', params);
  }

  /** Needs the viewer's own press to enter. @throws {PlayerError} FULLSCREEN_REFUSED */
  setFullscreen(on: boolean): Promise<CommandResults['setFullscreen']> {
    return this.execute('setFullscreen', { on });
  }

  /** Needs the viewer's own press to enter. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  setPictureInPicture(on: boolean): Promise<CommandResults['setPictureInPicture']> {
    return this.execute('setPictureInPicture', { on });
  }

  /**
   * Asks the viewer for another screen to play on, or back from it. Needs the viewer's own press.
   * @throws {PlayerError} UNSUPPORTED
   */
  promptRemote(): Promise<CommandResults['promptRemote']> {
    return this.execute('promptRemote', {});
  }

  /** @throws {PlayerError} TRACK_NOT_FOUND */
  setTextTrack(params: TrackParams): Promise<CommandResults['setTextTrack']> {
    return this.execute('setTextTrack', params);
  }

  /** @throws {PlayerError} TRACK_NOT_FOUND */
  setAudioTrack(params: TrackParams): Promise<CommandResults['setAudioTrack']> {
    return this.execute('setAudioTrack', params);
  }

  /** @param id of one of `state.qualities`; null lets the player choose. @throws {PlayerError} TRACK_NOT_FOUND */
  setQuality(id: string | null): Promise<CommandResults['setQuality']> {
    return this.execute('setQuality', { id });
  }

  /** @param rate 0.25–2 @throws {PlayerError} INVALID_PARAMS, UNSUPPORTED while live */
  setRate(rate: number): Promise<CommandResults['setRate']> {
    return this.execute('setRate', { rate });
  }

  /** Sets what the viewer may set besides the media; kept. @throws {PlayerError} INVALID_PARAMS */
  setPreferences(params: PreferenceParams): Promise<CommandResults['setPreferences']> {
    return this.execute('setPreferences', params);
  }

  /** Shows or hides figures of how playing goes, over the picture. */
  setStatistics(on: boolean): Promise<CommandResults['setStatistics']> {
    return this.execute('setStatistics', { on });
  }

  /**
   * Stops playing by itself.
   * @param after minutes from now (at most 600), `end` for the end of the video that plays, null for no more
   * @throws {PlayerError} INVALID_PARAMS
   */
  setSleepTimer(after: number | 'end' | null): Promise<CommandResults['setSleepTimer']> {
    return this.execute('setSleepTimer', { after });
  }

  /** Ends the advertisement that plays. @throws {PlayerError} UNSUPPORTED where that is not allowed (yet) */
  skipAd(): Promise<CommandResults['skipAd']> {
    return this.execute('skipAd', {});
  }

  /**
   * Opens the programme guide, or closes it; it stays closed where the video has none.
   * @throws {PlayerError} INVALID_PARAMS
   */
  setProgrammeGuide(
    params: CommandParams['setProgrammeGuide'],
  ): Promise<CommandResults['setProgrammeGuide']> {
    return this.execute('setProgrammeGuide', params);
  }

  /** @param fields names of the state; all without. */
  getState(fields?: readonly string[]): Promise<CommandResults['getState']> {
    return this.execute('getState', fields === undefined ? {} : { fields });
  }
}
