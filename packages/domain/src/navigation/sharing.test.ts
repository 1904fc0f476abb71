import { expect, it } from 'vitest';
import { labelAfterCopy, labelAfterSheet } from './sharing.js';

// SHARE-3
it('says what the sheet did, and leaves to the clipboard what it did not', () => {
  expect(labelAfterSheet('taken')).toBe('shared');
  expect(labelAfterSheet('dismissed')).toBe('idle');
  expect(labelAfterSheet('absent')).toBeNull();
  expect(labelAfterSheet('refused')).toBeNull();
  expect(labelAfterCopy(true)).toBe('copied');
  expect(labelAfterCopy(false)).toBe('failed');
});
