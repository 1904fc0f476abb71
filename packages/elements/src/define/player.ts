import { definePlayer } from '@footlight/player';
import { hasDom, safeDefine } from '../safe-define.js';
import { PagePlayer } from '../widgets/page-player.element.js';

// First, under the player's name: `definePlayer` then adds its controls and leaves the name alone.
safeDefine('footlight-player', () => PagePlayer);
if (hasDom()) definePlayer();
