import { expect, it } from 'vitest';
import { FootlightPlayer, PlayerError, definePlayer, isPlayerError } from './index.js';

it('can be imported without a browser', () => {
  expect('window' in globalThis).toBe(false);
  expect(FootlightPlayer).toBeTypeOf('function');
  expect(definePlayer).toBeTypeOf('function');
  expect(isPlayerError(new PlayerError('TIMEOUT', 'late'))).toBe(true);
  expect(isPlayerError(new Error('other'))).toBe(false);
});
