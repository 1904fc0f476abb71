/**
 * `@footlight/elements/define`: every element. The code of large and rarely used ones is loaded with their first use.
 */
import './player.js';
import './guide-card-when-used.js';
import './embed-when-used.js';
import './live-now.js';
import './multi-view-when-used.js';
import './watch-together-when-used.js';
import './watchlist-when-used.js';
