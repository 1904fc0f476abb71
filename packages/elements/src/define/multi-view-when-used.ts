import { whenUsed } from '../when-used.js';

// It is large and rare: its code comes with the first of them.
whenUsed('footlight-multi-view', () => import('./multi-view.js'));
