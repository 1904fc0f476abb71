import type { Protocol } from './media/stream/stream-choice.js';
import type { PlaybackLoader } from './playback-loader.js';
import type { PlayerStorage } from './preferences/player-storage.js';
import type { ViewerPreferences } from './preferences/viewer-preferences.js';

/** What the element is told by its attributes and properties, read when it matters. */
export interface PlayerSettings {
  readonly loader: PlaybackLoader | null;
  /** Which protocol to play where the service offers both; null for the service's first. */
  readonly protocol: Protocol | null;
  readonly autoplay: boolean;
  /** Whether no more than the first picture needs is fetched until somebody plays. */
  readonly sparing: boolean;
  /** False where no advertisements are to play. */
  readonly hasAds: boolean;
  /** Fetches what shows advertisements. */
  readonly prepareAds: () => Promise<void>;
  /** Seconds; null for the playback data's own. */
  readonly dvrWindow: number | null;
  /** Where the viewer's choices are kept; null for nowhere. */
  readonly storage: PlayerStorage | null;
  /** Whether a plain address goes on where this browser stopped playing it. */
  readonly resume: boolean;
  /** What the page asks for itself, before what the viewer chose in an earlier visit. */
  readonly wishes: ViewerPreferences;
}
