import { expect, it } from 'vitest';
import { PAGE_SIZES } from './paging.js';

// PAGE-59
it('shows fewer live events in the side panel than on their page', () => {
  expect([PAGE_SIZES.liveSidePanel, PAGE_SIZES.live]).toEqual([10, 15]);
});
