import { whenUsed } from '../when-used.js';

// Large and rarely used: the code is loaded with the first such element.
whenUsed('footlight-multi-view', () => import('./multi-view.js'));
