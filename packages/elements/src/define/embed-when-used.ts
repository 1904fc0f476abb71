import { loadWhenUsed } from '../when-used.js';

// Loaded as a separate file that shares nothing with the player, because a page uses only one of the two.
loadWhenUsed('footlight-embed', () => import('../embed.js'));
