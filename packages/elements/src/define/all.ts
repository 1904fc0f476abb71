/** `@footlight/elements/define`: every element; the large and rare ones come with the first of them in the page. */
import './player.js';
import './guide-card-when-used.js';
import './embed-when-used.js';
import './live-now.js';
import './multi-view-when-used.js';
import './watch-together-when-used.js';
import './watchlist-when-used.js';
