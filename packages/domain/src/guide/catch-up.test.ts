import { expect, it } from 'vitest';
import { catchUpTimes, wasSent } from './catch-up.js';

const HOUR = 3_600_000;
const broadcast = { startsAt: 10 * HOUR, endsAt: 12 * HOUR };

// GUIDE-41
it('offers a broadcast from its end, or from its start, until the hours of its channel are over', () => {
  expect(catchUpTimes(broadcast, { hours: 24, startOver: false })).toEqual({
    from: 12 * HOUR,
    until: 36 * HOUR,
  });
  expect(catchUpTimes(broadcast, { hours: 1, startOver: true })).toEqual({
    from: 10 * HOUR,
    until: 13 * HOUR,
  });
});

// GUIDE-42
it.each([
  ['nothing', [], false],
  ['all of it', [{ from: 9 * HOUR, until: 13 * HOUR }], true],
  ['its whole time exactly', [{ from: 10 * HOUR, until: 12 * HOUR }], true],
  ['it without its beginning', [{ from: 10 * HOUR + 1, until: 13 * HOUR }], false],
  ['only what was before it', [{ from: 8 * HOUR, until: 10 * HOUR }], false],
  [
    'it with an interruption',
    [
      { from: 9 * HOUR, until: 10 * HOUR },
      { from: 11 * HOUR, until: 13 * HOUR },
    ],
    true,
  ],
])('knows whether a broadcast was sent, when %s was', (_, times, sent) => {
  expect(wasSent(times, broadcast)).toBe(sent);
});
