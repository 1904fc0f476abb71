import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { ControlsState } from './player-context.js';

/** How long controls stay visible without pointer movement during playback. */
export const IDLE_MS = 2500;

/**
 * Decides when the controls are visible. Each movement shows them for a while. They stay visible while playback is
 * paused, while there is no picture that they would cover, while a menu or panel is open, while a finger is on the
 * timeline, and while they have the keyboard focus.
 */
export class ControlsVisibility {
  readonly #state: Store<PlayerState>;
  readonly #controls: Store<ControlsState>;
  readonly #hasKeyboardFocus: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    state: Store<PlayerState>,
    controls: Store<ControlsState>,
    hasKeyboardFocus: () => boolean,
    signal: AbortSignal,
  ) {
    this.#state = state;
    this.#controls = controls;
    this.#hasKeyboardFocus = hasKeyboardFocus;
    const stops = [
      state.select(
        // Pausing while the media is buffering does not change `isPlaying`.
        ({ isPlaying, paused, audioOnly }) => ({ isPlaying, paused, audioOnly }),
        () => this.show(),
      ),
      controls.select(
        ({ openMenu, openPanel, scrub }) => ({ openMenu, openPanel, scrub }),
        () => this.show(),
      ),
    ];
    signal.addEventListener('abort', () => {
      clearTimeout(this.#timer);
      for (const stop of stops) stop();
    });
  }

  show(): void {
    this.#controls.set({ visible: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), IDLE_MS);
  }

  /** Hides the controls immediately, e.g. when the pointer leaves the player. */
  hide(): void {
    clearTimeout(this.#timer);
    this.#rest();
  }

  #rest(): void {
    if (this.#mustStay()) return;
    this.#controls.set({ visible: false });
  }

  #mustStay(): boolean {
    const { isPlaying, waiting, paused, audioOnly } = this.#state.get();
    const { openMenu, openPanel, scrub } = this.#controls.get();
    const isOpen = openMenu !== null || openPanel !== null || scrub !== null;
    return audioOnly || paused || (!isPlaying && !waiting) || isOpen || this.#hasKeyboardFocus();
  }
}
