/** `/sdk/embed.js`: `<footlight-embed>` alone, and `Footlight.configure`. */
import './define/embed.js';
import { configure } from './configuration.js';
import { addToGlobal } from './global.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
