import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies of this scope as the text that came, for signatures over it. @param largestBytes longer ones are refused */
export const keepRawBodies = (scope: FastifyInstance, largestBytes: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBytes },
    (_request, body, parsed) => parsed(null, String(body)),
  );
};
