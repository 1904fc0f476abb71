import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import type { LazyPlayer } from '../lazy-player.js';
import type { PlayerErrorAction } from '../player-error.js';
import type { CommandName } from '../store/command-signatures.js';
import type { Store } from '../store/store.js';

/** What the controls remember among themselves; nobody outside asks for it. */
export interface ControlsState {
  /** Ways on from an error that the page takes by itself. */
  readonly errorActions: readonly PlayerErrorAction[];
  /** Whether the controls are shown now. */
  readonly visible: boolean;
  /** Name of the open menu. */
  readonly openMenu: string | null;
  /** Name of the open panel. */
  readonly openPanel: string | null;
  /** Time that a drag or a key asks for and the media has not reached yet, seconds; null while none does. */
  readonly scrub: number | null;
  /** There is a video that is loaded when somebody first wishes to play it. */
  readonly waitsForPlay: boolean;
  /** A video is on its way that is not to begin by itself. */
  readonly isQuiet: boolean;
  /** What plays is here, and with it the controls that have nothing to show before. */
  readonly hasCore: boolean;
  /** Menus, cards and words for faults: they are fetched once there is something to act on, or something failed. */
  readonly lateParts: 'awaited' | 'here' | 'lost';
  /** What a key last had done, and when, as `performance.now()` tells it; null before. */
  readonly keyed: { readonly command: CommandName; readonly at: number } | null;
}

/** Where a video is found by those whom it is shared with. */
export interface ShareAddresses {
  /** A page that plays it. */
  readonly page: string;
  /** A page to be framed by other sites; null where there is none. */
  readonly embed: string | null;
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
  lateParts: 'awaited',
  keyed: null,
};

/** What every control is given: a player to command, words in the viewer's language. */
export interface PlayerContext {
  readonly player: LazyPlayer;
  readonly controls: Store<ControlsState>;
  /** Shows the controls for a while, or sends them away; null once the player is gone. */
  readonly visibility: { show(): void; hide(): void } | null;
  shareAddresses(): ShareAddresses;
  /** Whether the player hears its keyboard shortcuts. */
  readonly hasKeys: boolean;
  /** Whether titles of videos are to be seen. */
  readonly hasTitles: boolean;
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag of the words. */
  readonly language: string;
}
