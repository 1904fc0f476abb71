import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.js';

/**
 * Bodies are JSON or nothing. An empty one counts as none: browsers' clients name the type on calls
 * without a body too. `__proto__` and `constructor.prototype` are refused.
 */
export const acceptJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    void parse(request, body as string, (error, value) => {
      if (error === null) done(null, value);
      else done(new ApiError('MALFORMED_JSON', { cause: error }));
    });
  });
};
