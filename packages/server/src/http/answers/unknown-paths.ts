import { calls, type Call } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';

const escape = (text: string): string => text.replaceAll(/[.*+?^$()[\]\\|]/gu, String.raw`\$&`);

const patterns = Object.values<Call>(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${escape(path).replaceAll(/\{\w+\}/gu, '[^/]+')}/?$`, 'u'),
}));

/** What an address under `/api` that no route answers gets: 405 where another method is known, else 404. */
export const unknownCall = (request: FastifyRequest): ApiError => {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  // A call of this method was not found all the same: an id is longer than any.
  const isTooLong = (methods as readonly string[]).includes(request.method);
  if (methods.length === 0 || isTooLong) return new ApiError('NOT_FOUND');
  const allow = [...new Set(methods)].join(', ');
  return new ApiError('METHOD_NOT_ALLOWED', { headers: { allow }, details: { allow } });
};
