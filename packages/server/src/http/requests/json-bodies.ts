import { BODY_DEPTH_MAX } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error.js';
import { isDeeperThan } from './json-depth.js';

const tooDeep = (): ApiError =>
  new ApiError('INVALID_FIELD', {
    details: {
      issues: [
        {
          field: 'body',
          found: `objects and arrays more than ${BODY_DEPTH_MAX} deep`,
          allowed: `at most ${BODY_DEPTH_MAX} of them in each other, the body itself included`,
        },
      ],
    },
  });

/**
 * Accepts only JSON bodies. An empty body counts as none, because browser clients also send the content type on calls
 * without a body. Rejects `__proto__`, `constructor.prototype` and nesting deeper than any call of the contract needs.
 */
export const acceptJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.length === 0) {
      done(null, undefined);
      return;
    }
    if (isDeeperThan(text, BODY_DEPTH_MAX)) {
      done(tooDeep());
      return;
    }
    void parse(request, text, (error, value) => {
      if (error === null) done(null, value);
      else done(new ApiError('MALFORMED_JSON', { cause: error }));
    });
  });
};
