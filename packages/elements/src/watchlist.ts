/** `/sdk/watchlist.js`: `<footlight-watchlist>` alone, and `Footlight.configure`. */
import './define/watchlist.js';
import { addToGlobal } from './global.js';
import { configure } from './configuration.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
