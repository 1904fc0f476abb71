import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import type { PlayerHost } from '../session/player-host.js';
import type { PlayerErrorAction } from '../store/player-error.js';
import type { CommandName } from '../store/command-signatures.js';
import type { Store } from '../store/store.js';

/** Internal state that the controls share; it is not part of the public player state. */
export interface ControlsState {
  /** Error actions that the host page handles itself. */
  readonly errorActions: readonly PlayerErrorAction[];
  /** Whether the controls are currently visible. */
  readonly visible: boolean;
  /** Name of the open menu. */
  readonly openMenu: string | null;
  /** Name of the open panel. */
  readonly openPanel: string | null;
  /**
   * Time that a drag or key press requests and that the media has not reached yet, seconds; null if there is none.
   */
  readonly scrub: number | null;
  /** Whether there is a video that is loaded on the first play request. */
  readonly waitsForPlay: boolean;
  /** Whether a video is loading that will not play automatically. */
  readonly isQuiet: boolean;
  /** Whether the core has loaded, and with it the controls that have nothing to show before. */
  readonly hasCore: boolean;
  /**
   * Whether the lazily loaded parts (menus, cards, error messages) have loaded. They are requested once there is
   * something to act on, or after an error.
   */
  readonly lazyParts: 'awaited' | 'here' | 'lost';
  /** The last command executed by a key, and when, on the clock of `performance.now()`; null before the first. */
  readonly keyed: { readonly command: CommandName; readonly at: number } | null;
}

export const initialControlsState: ControlsState = {
  errorActions: [],
  visible: true,
  openMenu: null,
  openPanel: null,
  scrub: null,
  waitsForPlay: false,
  isQuiet: false,
  hasCore: false,
  lazyParts: 'awaited',
  keyed: null,
};

/** The player as controls and keys use it, also before its core is downloaded. */
export interface ControlledPlayer extends Pick<
  PlayerHost,
  'store' | 'media' | 'page' | 'life' | 'engine' | 'loader' | 'request' | 'ads' | 'execute'
> {
  readonly annotations: Pick<PlayerHost['annotations'], 'store' | 'loadThumbnails' | 'leaveThumbnails'>;
  readonly captions: Pick<PlayerHost['captions'], 'store'>;
  readonly plugins: Pick<PlayerHost['plugins'], 'places'>;
  /** Shows the controls temporarily, or hides them. */
  readonly visibility: { show(): void; hide(): void };
  /** Runs the shortcut of a key. @returns whether the key has one */
  pressKey(event: KeyboardEvent): boolean;
  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  retry(): Promise<void>;
}

/** What every control receives: the player to command, and translations in the viewer's language. */
export interface PlayerContext {
  readonly player: ControlledPlayer;
  readonly controls: Store<ControlsState>;
  /** Whether keyboard shortcuts are enabled. */
  readonly hasKeys: boolean;
  /** Whether titles of videos are shown. */
  readonly hasTitles: boolean;
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag of the translations. */
  readonly language: string;
  /** Whether the page has placed the control: it takes icons of the page, and its menus open over everything. */
  readonly isPlaced?: boolean;
}
