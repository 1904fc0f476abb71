import type { Annotations } from '../annotations/annotations.js';
import type { Captions } from '../captions/captions.js';
import type { Channels } from './channels.js';
import type { PlayerPage } from '../core/player-page.js';
import type { PlayerSettings } from '../core/player-settings.js';
import type { Fullscreen } from '../media/display/fullscreen.js';
import type { ScreenEngine } from '../media/engine/engine.js';
import type { PreferenceManager } from '../preferences/preference-manager.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** What the parts of one player share, whatever video it has. */
export interface PlayerCore {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The player element. */
  readonly page: PlayerPage;
  readonly fullscreen: Fullscreen;
  readonly captions: Captions;
  readonly annotations: Annotations;
  readonly channels: Channels;
  /** What plays videos instead of this browser, such as a device that a viewer casts to; null for this browser. */
  readonly screen: ScreenEngine | null;
  /** The viewer's choices, which also apply to the next video and the next visit. */
  readonly preferences: PreferenceManager;
  /** Aborts when the player is destroyed, for what outlasts a video. */
  readonly life: AbortSignal;
  settings(): PlayerSettings;
}
