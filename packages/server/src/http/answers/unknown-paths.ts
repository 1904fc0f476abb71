import { calls, type Call } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';

const escape = (text: string): string => text.replaceAll(/[.*+?^$()[\]\\|]/gu, String.raw`\$&`);

const patterns = Object.values<Call>(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${escape(path).replaceAll(/\{\w+\}/gu, '[^/]+')}/?$`, 'u'),
}));

/** The error for an unknown address under `/api`: 405 if it exists with another method, else 404. */
export const unknownCall = (request: FastifyRequest): ApiError => {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  // The call exists with this method, so the router rejected an id that is too long.
  const isTooLong = (methods as readonly string[]).includes(request.method);
  if (methods.length === 0 || isTooLong) return new ApiError('NOT_FOUND');
  const allow = [...new Set(methods)].join(', ');
  return new ApiError('METHOD_NOT_ALLOWED', { headers: { allow }, details: { allow } });
};
