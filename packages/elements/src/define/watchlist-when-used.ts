import { whenUsed } from '../when-used.js';

// Pages without watchlists do not load this code.
whenUsed('footlight-watchlist', () => import('./watchlist.js'));
