import { loadWhenUsed } from '../when-used.js';

// Large and rarely used: the code is loaded with the first such element.
loadWhenUsed('footlight-multi-view', () => import('./multi-view.js'));
