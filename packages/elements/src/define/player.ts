import { definePlayer } from '@footlight/player';
import { hasDom, safeDefine } from '../safe-define.js';
import { PagePlayer } from '../playback/page-player.element.js';

// `PagePlayer` takes the tag name first; `definePlayer` then defines the controls and skips the name.
safeDefine('footlight-player', () => PagePlayer);
if (hasDom()) definePlayer();
