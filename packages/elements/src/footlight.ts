/** `/sdk/footlight.js`: every element, and `Footlight.configure`. */
import './player.js';
import './define/guide-card-when-used.js';
import './define/embed-when-used.js';
import './define/live-now.js';
import './define/multi-view-when-used.js';
import './define/watch-together-when-used.js';
import './define/watchlist-when-used.js';

export { configure, type FootlightConfiguration } from './configuration.js';
