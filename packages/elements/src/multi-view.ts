/** `/sdk/multi-view.js`: `<footlight-multi-view>` with `<footlight-player>`, and `Footlight.configure`. */
import './player.js';
import './define/multi-view.js';

export { configure, type FootlightConfiguration } from './configuration.js';
