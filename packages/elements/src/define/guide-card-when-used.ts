import { loadWhenUsed } from '../when-used.js';

// The code is loaded with the first such element.
loadWhenUsed('footlight-guide-card', () => import('./guide-card.js'));
