import { whenUsed } from '../when-used.js';

// Its code comes with the first of them.
whenUsed('footlight-guide-card', () => import('./guide-card.js'));
