import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { ApiError } from '../api-error.js';
import { isWithin } from './limits.js';

const request = {} as FastifyRequest;

it('tells who asks for too much from who does not, and hides no other fault', async () => {
  expect(await isWithin(() => Promise.resolve(), request)).toBe(true);
  expect(await isWithin(() => Promise.reject(new ApiError('RATE_LIMITED')), request)).toBe(false);
  await expect(isWithin(() => Promise.reject(new Error('The counter is broken.')), request)).rejects.toThrow(
    'The counter is broken.',
  );
});
