import { Announcer } from '../controls/notices/announcer.element.js';
import { focusedControl, keepFocusOffHidden } from '../controls/focus.js';
import { pressShortcut } from '../controls/press-shortcut.js';
import { closeOnOutsidePress } from '../controls/menus/outside-press.js';
import { ControlsVisibility } from '../controls/visibility.js';
import { dispatchStateEvents, type DispatchEvent } from '../store/player-events.js';
import type { ReactiveElement } from '@lit/reactive-element';
import type { ControlsState } from '../controls/player-context.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { PlayButton } from '../controls/bar/play-button.element.js';
import { FullscreenButton } from '../controls/bar/fullscreen-button.element.js';
import { MuteButton } from '../controls/bar/mute-button.element.js';
import { PictureInPictureButton } from '../controls/bar/picture-in-picture-button.element.js';
import { ScreenButtons } from '../controls/bar/screen-buttons.element.js';
import { VolumeControl } from '../controls/bar/volume.element.js';
import { VolumeSlider } from '../controls/bar/volume-slider.element.js';
import { LiveBadge } from '../controls/bar/live-badge.element.js';
import { NeighbourButton } from '../controls/bar/neighbour-button.element.js';
import { PluginButtons } from '../controls/bar/plugin-buttons.element.js';
import { TimeDisplay } from '../controls/bar/time-display.element.js';
import { SeekBar } from '../controls/timeline/seek-bar.element.js';
import { defineElements } from '../base/define-elements.js';
import { coreLayers } from '../stage/layers.js';
import { Player, type PlayerParts } from '../player/player.js';

const ELEMENTS = {
  'footlight-player-announcer': Announcer,
  'footlight-player-fullscreen': FullscreenButton,
  'footlight-player-level': VolumeSlider,
  'footlight-player-live': LiveBadge,
  'footlight-player-mute': MuteButton,
  'footlight-player-neighbour': NeighbourButton,
  'footlight-player-picture-in-picture': PictureInPictureButton,
  'footlight-player-play': PlayButton,
  'footlight-player-plugins': PluginButtons,
  'footlight-player-screen': ScreenButtons,
  'footlight-player-seek': SeekBar,
  'footlight-player-time': TimeDisplay,
  'footlight-player-volume': VolumeControl,
} as const satisfies Record<string, CustomElementConstructor>;

export const defineCoreControls = (): void => defineElements(ELEMENTS);

/** What the core follows of its element. */
interface FollowedElement {
  readonly page: ReactiveElement & { readonly media: HTMLVideoElement };
  readonly store: Store<PlayerState>;
  readonly controls: Store<ControlsState>;
  readonly dispatch: DispatchEvent;
}

/** What is shown of the core. */
export const coreParts = {
  layers: coreLayers,
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

/** Creates a player and registers the controls that are only needed once something plays. */
export const createPlayer = (parts: PlayerParts): Player => {
  defineCoreControls();
  return new Player(parts);
};
