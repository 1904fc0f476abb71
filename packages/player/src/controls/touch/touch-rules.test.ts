import { expect, it } from 'vitest';
import { dragOf, draggedTo, zoneAt } from './touch-rules.js';

it('divides the picture into thirds', () => {
  expect([0, 0.3, 0.5, 0.7, 1].map(zoneAt)).toEqual(['back', 'back', 'middle', 'forward', 'forward']);
});

it.each([
  [3, 4, null],
  [20, 5, 'along'],
  [-20, 5, 'along'],
  [5, 20, 'across'],
] as const)('classifies a drag by %d and %d', (x, y, expected) => {
  expect(dragOf(x, y)).toBe(expected);
});

it('drags through a whole short film, and through a few minutes of a long one', () => {
  expect(draggedTo(10, 0.5, { start: 0, end: 90 })).toBe(55);
  expect(draggedTo(600, -0.5, { start: 0, end: 7200 })).toBe(450);
  expect(draggedTo(10, -0.5, { start: 0, end: 90 })).toBe(0);
  expect(draggedTo(1100, 1, { start: 1000, end: 1200 })).toBe(1200);
});
