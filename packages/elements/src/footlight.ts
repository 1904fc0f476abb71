/** `/sdk/footlight.js`: every element, and `Footlight.configure`. */
import './define/live-now.js';
import './define/player.js';
import { addToGlobal } from './global.js';
import { configure } from './session.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './session.js';
