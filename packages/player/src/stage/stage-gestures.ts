import type { ControlledPlayer, ControlsState } from '../controls/player-context.js';
import { mayFillScreen } from '../store/may-fill-screen.js';
import type { Store } from '../store/store.js';

/** Pointer and keyboard input on the stage: shows the controls, plays and pauses, and toggles full screen. */
export class StageGestures {
  readonly #player: () => ControlledPlayer | null;
  readonly #controls: Store<ControlsState>;
  /** Whether the player handles pointer input, or leaves control to the page. */
  readonly #steers: () => boolean;
  /** Whether keyboard shortcuts are enabled. */
  readonly #hasShortcuts: () => boolean;

  constructor(
    player: () => ControlledPlayer | null,
    controls: Store<ControlsState>,
    steers: () => boolean,
    hasShortcuts: () => boolean,
  ) {
    this.#player = player;
    this.#controls = controls;
    this.#steers = steers;
    this.#hasShortcuts = hasShortcuts;
  }

  readonly pointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#player()?.visibility.show();
  };

  /** A touch on the controls keeps them visible; touches on the picture are handled as gestures. */
  readonly pointerDown = (event: PointerEvent): void => {
    const onControls = event.target instanceof Element && event.target.closest('.controls, .centre') !== null;
    if (isTouch(event) && onControls) this.#player()?.visibility.show();
  };

  readonly pointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#player()?.visibility.hide();
  };

  /** The stage itself receives the focus from hidden controls; that must not show them again. */
  readonly focusIn = (event: FocusEvent): void => {
    if (event.target !== event.currentTarget) this.#player()?.visibility.show();
  };

  /** A mouse click toggles playback; a tap shows the controls, and a second tap hides them. */
  readonly pressPicture = (event: MouseEvent): void => {
    const player = this.#player();
    if (player === null || !this.#steers()) return;
    const { status, paused } = player.store.get();
    if (status !== 'ready' && !this.#controls.get().waitsForPlay) return;
    if (!isTouch(event)) player.execute(paused ? 'play' : 'pause', {}).catch(() => undefined);
    else if (this.#controls.get().visible) player.visibility.hide();
    else player.visibility.show();
  };

  readonly doublePress = (event: MouseEvent): void => {
    const player = this.#player();
    if (player === null || !this.#steers() || isTouch(event)) return;
    const state = player.store.get();
    if (mayFillScreen(state))
      player.execute('setFullscreen', { on: !state.fullscreen }).catch(() => undefined);
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    this.#player()?.visibility.show();
    this.press(event);
  };

  /** @returns whether the key was a shortcut of the player */
  press(event: KeyboardEvent): boolean {
    const player = this.#player();
    return player !== null && this.#hasShortcuts() && player.pressKey(event);
  }
}

const isTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';
