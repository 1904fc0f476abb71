/** `/sdk/player.js`: `<footlight-player>` alone, and `Footlight.configure`. */
import './define/player.js';
import { addToGlobal } from './global.js';
import { configure } from './configuration.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
