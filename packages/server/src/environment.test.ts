import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

it('gives an orderly end 5 s, unless told otherwise', () => {
  expect(readEnvironment({}).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '' }).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '600' }).stopSeconds).toBe(600);
});

it('keeps what encoders send beside the data, unless told otherwise', () => {
  expect(readEnvironment({ FOOTLIGHT_DATA: '/data' }).liveFolder).toBe(resolve('/data/live'));
  expect(readEnvironment({ FOOTLIGHT_LIVE: '/shared/live' }).liveFolder).toBe(resolve('/shared/live'));
});

it.each(['0', '601', '1.5', '-1'])('refuses FOOTLIGHT_STOP_SECONDS=%s', (text) => {
  expect(() => readEnvironment({ FOOTLIGHT_STOP_SECONDS: text })).toThrow('a whole number from 1 to 600');
});
