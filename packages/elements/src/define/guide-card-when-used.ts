import { whenUsed } from '../when-used.js';

// The code is loaded with the first such element.
whenUsed('footlight-guide-card', () => import('./guide-card.js'));
