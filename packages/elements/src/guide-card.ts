/** `/sdk/guide-card.js`: `<footlight-guide-card>` alone, and `Footlight.configure`. */
import './define/guide-card.js';
import { addToGlobal } from './global.js';
import { configure } from './configuration.js';

addToGlobal({ configure });

export { configure, type FootlightConfiguration } from './configuration.js';
