import type { LitElement, ReactiveController } from 'lit';
import { closeOnOutsidePress } from './controls/outside-press.js';
import { initialControlsState, type ControlsState } from './controls/player-context.js';
import { ControlsVisibility } from './controls/visibility.js';
import type { TellEvent } from './player-events.js';
import { Player, type PlayerSettings } from './player.js';
import { initialPlayerState, type PlayerState } from './store/player-state.js';
import { gatherChanges, type StateChanges } from './store/state-changes.js';
import type { Store } from './store/store.js';

/** A move within the page takes the element out and puts it in again: only what stays out is let go. */
const MOVE_PATIENCE_MS = 100;

export interface LifeParts {
  readonly store: Store<PlayerState>;
  readonly controls: Store<ControlsState>;
  readonly media: HTMLVideoElement;
  readonly tell: TellEvent;
  settings(): PlayerSettings;
  /** A player has come to be. */
  begun(): void;
  changed(next: PlayerState, previous: PlayerState): void;
}

/**
 * Keeps a player while its element is in a page, through moves too, and lets go of everything once it stays
 * out; back in a page the element gets another one.
 */
export class PlayerLife implements ReactiveController {
  readonly #host: LitElement;
  readonly #parts: LifeParts;
  #player: Player | null = null;
  #changes: StateChanges | null = null;
  #visibility: ControlsVisibility | null = null;
  #end = new AbortController();
  #wasPlaying = false;
  #farewell: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, parts: LifeParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  get player(): Player | null {
    return this.#player;
  }

  get visibility(): ControlsVisibility | null {
    return this.#visibility;
  }

  hostConnected(): void {
    clearTimeout(this.#farewell);
    if (this.#player === null) this.begin();
    else if (this.#wasPlaying) this.#player.execute('play', {}).catch(() => undefined);
    this.#wasPlaying = false;
  }

  hostDisconnected(): void {
    this.#wasPlaying = !this.#parts.media.paused;
    this.#farewell = setTimeout(() => this.#letGo(), MOVE_PATIENCE_MS);
  }

  /** The player, made now if there is none: a command may come before the element is in a page. */
  begin(): Player {
    if (this.#player !== null) return this.#player;
    const { store, controls, media } = this.#parts;
    this.#end = new AbortController();
    const { signal } = this.#end;
    const player = new Player({
      store,
      media,
      box: this.#host,
      settings: () => this.#parts.settings(),
      revision: () => this.#changes?.revision ?? 0,
    });
    this.#player = player;
    this.#changes = gatherChanges(store, (changes, revision) =>
      this.#parts.tell('footlight-statechange', { changes, revision }),
    );
    this.#visibility = new ControlsVisibility(
      store,
      controls,
      () => this.#host.renderRoot.querySelector('.controls :focus-visible') !== null,
      signal,
    );
    const stop = store.subscribe((next, previous) => this.#parts.changed(next, previous));
    signal.addEventListener('abort', stop);
    closeOnOutsidePress(this.#host, controls, signal);
    this.#parts.begun();
    return player;
  }

  #letGo(): void {
    this.#player?.destroy();
    this.#changes?.stop();
    this.#end.abort();
    this.#player = null;
    this.#changes = null;
    this.#visibility = null;
    this.#parts.store.set(initialPlayerState);
    this.#parts.controls.set(initialControlsState);
  }
}
