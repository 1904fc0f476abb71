import { focusedControl, keepFocusOffHidden } from '../controls/focus.js';
import { pressShortcut } from '../controls/press-shortcut.js';
import { closeOnOutsidePress } from '../controls/menus/outside-press.js';
import { ControlsVisibility } from '../controls/visibility.js';
import { dispatchStateEvents, type DispatchEvent } from '../store/player-events.js';
import type { ReactiveElement } from '@lit/reactive-element';
import type { ControlsState } from '../controls/player-context.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { Player, type PlayerParts } from '../player/player.js';

/** What the core follows of its element. */
interface FollowedElement {
  readonly page: ReactiveElement & { readonly media: HTMLVideoElement };
  readonly store: Store<PlayerState>;
  readonly controls: Store<ControlsState>;
  readonly dispatch: DispatchEvent;
}

/** What the core does for the page and the controls of its element. */
export const coreParts = {
  pressShortcut,
  /** Keeps the focus and open menus where the controls of an element are, and dispatches its events. */
  follow({ page, store, controls, dispatch }: FollowedElement, signal: AbortSignal): ControlsVisibility {
    // Controls that the page places say themselves where the focus is.
    const isFocusVisible = () =>
      focusedControl(page)?.matches(':focus-visible') === true ||
      page.querySelector('[focus-visible]') !== null;
    keepFocusOffHidden(page, controls, signal);
    closeOnOutsidePress(page, controls, signal, page.media);
    const stop = store.subscribe((next, previous) => dispatchStateEvents(next, previous, dispatch));
    signal.addEventListener('abort', stop);
    return new ControlsVisibility(store, controls, isFocusVisible, signal);
  },
} as const;

export const createPlayer = (parts: PlayerParts): Player => new Player(parts);
