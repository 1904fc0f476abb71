import { defineMultiView } from '../multi-view/define-multi-view.js';

/** `@footlight/player/define/multi-view`: `<footlight-multi-view>` with `<footlight-player>`; a server defines none. */
if (typeof document !== 'undefined') defineMultiView();
