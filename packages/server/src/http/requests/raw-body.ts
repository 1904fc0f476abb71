import type { FastifyInstance } from 'fastify';

/** Keeps JSON bodies of this scope as raw text, to verify signatures. @param largestBytes maximum size */
export const keepRawBodies = (scope: FastifyInstance, largestBytes: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBytes },
    (_request, body, parsed) => parsed(null, String(body)),
  );
};
