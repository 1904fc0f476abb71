import { loadWhenUsed } from '../when-used.js';

// Pages without watchlists do not load this code.
loadWhenUsed('footlight-watchlist', () => import('./watchlist.js'));
