import { Announcer } from './controls/announcer.element.js';
import { PlayerFault } from './controls/fault.element.js';
import { LiveBadge } from './controls/live-badge.element.js';
import { NeighbourButton } from './controls/neighbour-button.element.js';
import { PlayerNotice } from './controls/notice.element.js';
import { PlayButton } from './controls/play-button.element.js';
import { ScreenButtons } from './controls/screen-buttons.element.js';
import { SeekBar } from './controls/seek-bar.element.js';
import { TimeDisplay } from './controls/time-display.element.js';
import { VolumeControl } from './controls/volume.element.js';
import { defineElements } from './define-elements.js';
import { FootlightPlayer } from './player.element.js';

const ELEMENTS = {
  'footlight-player-announcer': Announcer,
  'footlight-player-fault': PlayerFault,
  'footlight-player-live': LiveBadge,
  'footlight-player-neighbour': NeighbourButton,
  'footlight-player-notice': PlayerNotice,
  'footlight-player-play': PlayButton,
  'footlight-player-screen': ScreenButtons,
  'footlight-player-seek': SeekBar,
  'footlight-player-time': TimeDisplay,
  'footlight-player-volume': VolumeControl,
  'footlight-player': FootlightPlayer,
} as const satisfies Record<string, CustomElementConstructor>;

/** Registers `<footlight-player>` and its controls where they are not registered yet; harmless twice. */
export const definePlayer = (): void => defineElements(ELEMENTS);
