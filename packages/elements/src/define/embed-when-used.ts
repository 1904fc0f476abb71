import { whenUsed } from '../when-used.js';

// A file of its own, which shares nothing with the player of the page: a page has the one or the other.
whenUsed('footlight-embed', () => import('../embed.js'));
