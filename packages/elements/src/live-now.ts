/** `/sdk/live-now.js`: `<footlight-live-now>` alone, and `Footlight.configure`. */
import './define/live-now.js';
import { addToGlobal } from './global.js';
import { configure } from './configuration.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
