import { loadWhenUsed } from '../when-used.js';

// Pages without rooms do not load this code.
loadWhenUsed('footlight-watch-together', () => import('./watch-together.js'));
