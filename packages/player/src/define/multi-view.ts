import { defineMultiView } from '../multi-view/define-multi-view.js';

/**
 * `@footlight/player/define/multi-view`: registers `<footlight-multi-view>` and `<footlight-player>`; not on a
 * server.
 */
if (typeof document !== 'undefined') defineMultiView();
