import { expect, it } from 'vitest';
import { sectionOf } from './account-sections.js';

it('returns the section of an address, or null for an unknown one', () => {
  expect([undefined, 'devices', 'details', 'nothing'].map(sectionOf)).toEqual([
    'details',
    'devices',
    null,
    null,
  ]);
});
