import { defineElements } from '../../base/define-elements.js';
import { Announcer } from '../notices/announcer.element.js';
import { SeekBar } from '../timeline/seek-bar.element.js';
import { FullscreenButton } from './fullscreen-button.element.js';
import { LiveBadge } from './live-badge.element.js';
import { MuteButton } from './mute-button.element.js';
import { NeighbourButton } from './neighbour-button.element.js';
import { PictureInPictureButton } from './picture-in-picture-button.element.js';
import { PlayButton } from './play-button.element.js';
import { PluginButtons } from './plugin-buttons.element.js';
import { ScreenButtons } from './screen-buttons.element.js';
import { TimeDisplay } from './time-display.element.js';
import { VolumeSlider } from './volume-slider.element.js';
import { VolumeControl } from './volume.element.js';

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

/** Registers the controls that are only needed once there is something to play. */
export const defineBarElements = (): void => defineElements(ELEMENTS);
