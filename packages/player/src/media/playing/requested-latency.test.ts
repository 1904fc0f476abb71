import { PLAYER_OPTIONS } from '@footlight/player-contract';
import { expect, it } from 'vitest';
import { requestedLatency } from './requested-latency.js';

// PLAY-82
it('is kept within its limits, and is the stream’s own without a value', () => {
  expect([null, -3, 0, 2.5, 900].map(requestedLatency)).toEqual([null, 0.5, 0.5, 2.5, 60]);
});

// PLAY-82
it.each([-1, 61, '3', Number.NaN])('is refused by the remote control if it is %s', (latency) => {
  const field = PLAYER_OPTIONS.latency.optional;
  expect(() => field.read(latency, 'params.latency')).toThrow(
    'params.latency must be a number from 0 to 60 seconds, or null.',
  );
  expect(field.read(3, 'params.latency')).toBe(3);
});
