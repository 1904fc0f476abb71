import type { LitElement, ReactiveController } from 'lit';
import { focusedControl, keepFocusOffHidden } from '../controls/focus.js';
import { closeOnOutsidePress } from '../controls/menus/outside-press.js';
import { initialControlsState, type ControlsState } from '../controls/player-context.js';
import { ControlsVisibility } from '../controls/visibility.js';
import type { DispatchEvent } from '../store/player-events.js';
import type { PlayerSettings } from '../core/player-settings.js';
import type { PlayerPage } from '../core/player-page.js';
import { LazyPlayer } from './lazy-player.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import { gatherChanges, type StateChanges } from '../store/state-changes.js';
import type { Store } from '../store/store.js';

/** A move within the page disconnects and reconnects the element; only a longer disconnection destroys the player. */
const MOVE_DELAY_MS = 100;

export interface LifeParts {
  readonly store: Store<PlayerState>;
  readonly controls: Store<ControlsState>;
  readonly media: HTMLVideoElement;
  readonly dispatch: DispatchEvent;
  settings(): PlayerSettings;
  /** A player has been created. */
  created(): void;
  changed(next: PlayerState, previous: PlayerState): void;
}

/**
 * Creates the player when its element is connected and destroys it after disconnection; a move within the document
 * keeps it. An element that is connected again later gets a new player.
 */
export class PlayerLife implements ReactiveController {
  readonly #host: LitElement & PlayerPage;
  readonly #parts: LifeParts;
  #player: LazyPlayer | null = null;
  #changes: StateChanges | null = null;
  #visibility: ControlsVisibility | null = null;
  #end = new AbortController();
  #wasPlaying = false;
  #destroyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement & PlayerPage, parts: LifeParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  get player(): LazyPlayer | null {
    return this.#player;
  }

  get visibility(): ControlsVisibility | null {
    return this.#visibility;
  }

  hostConnected(): void {
    clearTimeout(this.#destroyTimer);
    if (this.#player === null) this.begin();
    else if (this.#wasPlaying) this.#player.execute('play', {}).catch(() => undefined);
    this.#wasPlaying = false;
  }

  hostDisconnected(): void {
    this.#wasPlaying = !this.#parts.store.get().paused;
    this.#destroyTimer = setTimeout(() => this.#letGo(), MOVE_DELAY_MS);
  }

  /** Returns the player and creates it if necessary: a command may run before the element is connected. */
  begin(): LazyPlayer {
    if (this.#player !== null) return this.#player;
    const { store, controls, media } = this.#parts;
    this.#end = new AbortController();
    const { signal } = this.#end;
    const player = new LazyPlayer({
      store,
      media,
      page: this.#host,
      settings: () => this.#parts.settings(),
      revision: () => this.#changes?.revision ?? 0,
      fetchCore: async () => (await import('./core.js')).createPlayer,
      waits: (waitsForPlay) => controls.set({ waitsForPlay }),
      isQuiet: (isQuiet) => controls.set({ isQuiet }),
      fetched: () => controls.set({ hasCore: true }),
    });
    this.#player = player;
    this.#changes = gatherChanges(store, (changes, revision) =>
      this.#parts.dispatch('footlight-statechange', { changes, revision }),
    );
    this.#visibility = new ControlsVisibility(
      store,
      controls,
      () => focusedControl(this.#host)?.matches(':focus-visible') === true,
      signal,
    );
    const stop = store.subscribe((next, previous) => this.#parts.changed(next, previous));
    signal.addEventListener('abort', stop);
    keepFocusOffHidden(this.#host, controls, signal);
    closeOnOutsidePress(this.#host, controls, signal);
    this.#parts.created();
    return player;
  }

  #letGo(): void {
    this.#player?.destroy();
    this.#changes?.stop();
    this.#end.abort();
    this.#player = null;
    this.#changes = null;
    this.#visibility = null;
    const { store, controls } = this.#parts;
    store.set(initialPlayerState);
    // Error actions set by the host page survive the reset.
    controls.set({ ...initialControlsState, errorActions: controls.get().errorActions });
  }
}
