import { PlayerNotice } from '../controls/notices/notice.element.js';
import { PlayButton } from '../controls/bar/play-button.element.js';
import { ScreenButtons } from '../controls/bar/screen-buttons.element.js';
import { VolumeControl } from '../controls/bar/volume.element.js';
import { defineElements } from '../base/define-elements.js';
import { FootlightPlayer } from './player.element.js';

const ELEMENTS = {
  'footlight-player-notice': PlayerNotice,
  'footlight-player-play': PlayButton,
  'footlight-player-screen': ScreenButtons,
  'footlight-player-volume': VolumeControl,
  'footlight-player': FootlightPlayer,
} as const satisfies Record<string, CustomElementConstructor>;

/**
 * Registers `<footlight-player>` and its initial controls, unless they are registered already. Safe to call more than
 * once.
 */
export const definePlayer = (): void => defineElements(ELEMENTS);
