import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.js';

const key = randomBytes(32);

it('unseals sealed text, and seals the same text differently each time', () => {
  expect(unseal(seal('a token é', key), key)).toBe('a token é');
  expect(seal('a token', key)).not.toBe(seal('a token', key));
});

it('returns null for text that was altered, truncated or sealed with another key', () => {
  const sealed = seal('a token', key);
  expect(unseal(sealed, randomBytes(32))).toBeNull();
  expect(unseal(`${sealed.slice(0, -2)}AA`, key)).toBeNull();
  expect(unseal('short', key)).toBeNull();
});
