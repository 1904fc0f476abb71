import { expect, it } from 'vitest';
import { resumePosition, watchOutcome } from './watch-progress.js';

it.each([
  [0, 'notStarted'],
  [4.99, 'notStarted'],
  [5, 'resumable'],
  [95, 'resumable'],
  [95.01, 'finished'],
  [100, 'finished'],
  [180, 'finished'],
] as const)('%d s of 100 s: %s', (position, outcome) => {
  expect(watchOutcome(position, 100)).toBe(outcome);
});

it('treats a video without a duration as not started', () => {
  expect([watchOutcome(0, 0), watchOutcome(Number.NaN, 10)]).toEqual(['notStarted', 'notStarted']);
});

it('resumes from a resumable position, else from the beginning', () => {
  expect(resumePosition(41.5, 92)).toBe(41.5);
  expect(resumePosition(91, 92)).toBeNull();
  expect(resumePosition(null, 92)).toBeNull();
  expect(resumePosition(41.5, null)).toBeNull();
});
