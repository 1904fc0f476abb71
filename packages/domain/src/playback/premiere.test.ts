import { expect, it } from 'vitest';
import { premierePhase } from './premiere.js';

const at = Date.parse('2026-11-22T20:00:00Z');

it.each([
  [-1, 'before'],
  [0, 'before'],
  [29_999, 'before'],
  [30_000, 'showing'],
  [92_159, 'showing'],
  [92_160, 'over'],
] as const)('ACC-15: %i ms after the scheduled time a 92.16 s premiere is %s', (after, phase) => {
  expect(premierePhase(at, 92.16, at + after)).toBe(phase);
});

it('never shows the modal of a film shorter than the delay', () => {
  expect(premierePhase(at, 20, at + 30_000)).toBe('over');
});
