/** `/sdk/watch-together.js`: `<footlight-watch-together>` alone, and `Footlight.configure`. */
import './define/watch-together.js';
import { addToGlobal } from './global.js';
import { configure } from './configuration.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
