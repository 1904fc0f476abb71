import { whenUsed } from '../when-used.js';

// A page without rooms need not have their code.
whenUsed('footlight-watch-together', () => import('./watch-together.js'));
