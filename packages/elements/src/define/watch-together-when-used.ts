import { whenUsed } from '../when-used.js';

// Pages without rooms do not load this code.
whenUsed('footlight-watch-together', () => import('./watch-together.js'));
