import { defineControls } from '../placed-controls/define-controls.js';

/**
 * `@footlight/player/define/controls`: registers the controls that a page places, such as `<footlight-play-button>`; not
 * on a server.
 */
if (typeof document !== 'undefined') defineControls();
