import { expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

it('gives an orderly end 5 s, unless told otherwise', () => {
  expect(readEnvironment({}).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '' }).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '600' }).stopSeconds).toBe(600);
});

it.each(['0', '601', '1.5', '-1'])('refuses FOOTLIGHT_STOP_SECONDS=%s', (text) => {
  expect(() => readEnvironment({ FOOTLIGHT_STOP_SECONDS: text })).toThrow('a whole number from 1 to 600');
});
