import { definePlayer } from '../element/define-player.js';

/** `@footlight/player/define/player`: registers `<footlight-player>`, which plays a URL; not on a server. */
if (typeof document !== 'undefined') definePlayer();
