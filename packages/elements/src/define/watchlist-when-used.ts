import { whenUsed } from '../when-used.js';

// A page without lists need not have their code.
whenUsed('footlight-watchlist', () => import('./watchlist.js'));
