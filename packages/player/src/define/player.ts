import { definePlayer } from '../define.js';

/** `@footlight/player/define/player`: `<footlight-player>`, which plays an address; a server defines none. */
if (typeof document !== 'undefined') definePlayer();
