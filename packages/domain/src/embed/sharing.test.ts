import { expect, it } from 'vitest';
import { labelAfterCopy, labelAfterSheet } from './sharing.js';

// SHARE-3
it('shows the result of the share sheet, or of copying if the sheet is unavailable or fails', () => {
  expect(labelAfterSheet('taken')).toBe('shared');
  expect(labelAfterSheet('dismissed')).toBe('idle');
  expect(labelAfterSheet('absent')).toBeNull();
  expect(labelAfterSheet('refused')).toBeNull();
  expect(labelAfterCopy(true)).toBe('copied');
  expect(labelAfterCopy(false)).toBe('failed');
});
