import type { Translated } from '../../translate.js';
import type { player as english } from '../en/player.js';

export const player: Translated<typeof english> = {};
