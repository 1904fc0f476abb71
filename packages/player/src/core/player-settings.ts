import type { Protocol } from '../media/stream/stream-choice.js';
import type { PlaybackLoader } from '@footlight/domain';
import type { PlayerStorage } from '../preferences/player-storage.js';
import type { PlaylistItem } from './playlist-item.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';

/** The settings from the element's attributes and properties, read when they are needed. */
export interface PlayerSettings {
  readonly loader: PlaybackLoader | null;
  /** The list that the page has set; ids of its videos are not asked of the loader. */
  readonly list: readonly PlaylistItem[] | null;
  /** The protocol to use if the service offers both; null for the first one that the service lists. */
  readonly protocol: Protocol | null;
  readonly autoplay: boolean;
  /** Whether only the data of the first frame is loaded until playback starts. */
  readonly metadataOnly: boolean;
  /** False if advertisements are disabled. */
  readonly hasAds: boolean;
  /** Loads the code that shows advertisements. */
  readonly prepareAds: () => Promise<void>;
  /** Seconds; null for the value of the playback data. */
  readonly dvrWindow: number | null;
  /** Seconds behind the live edge; null for the stream's own distance. */
  readonly latency: number | null;
  /** Storage for the viewer's preferences; null if they are not stored. */
  readonly storage: PlayerStorage | null;
  /** Whether a video from a plain address resumes where this browser stopped playing it. */
  readonly resume: boolean;
  /** Preferences set by the page; they take precedence over the viewer's stored ones. */
  readonly pagePreferences: ViewerPreferences;
}
