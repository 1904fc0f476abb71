import { PlayerNotice } from '../controls/notices/notice.element.js';
import { defineElements } from '../base/define-elements.js';
import { FootlightPlayer } from './player.element.js';

const ELEMENTS = {
  'footlight-player-notice': PlayerNotice,
  'footlight-player': FootlightPlayer,
} as const satisfies Record<string, CustomElementConstructor>;

/**
 * Registers `<footlight-player>` and its first notices, unless they are registered already. Safe to call more than
 * once.
 */
export const definePlayer = (): void => defineElements(ELEMENTS);
