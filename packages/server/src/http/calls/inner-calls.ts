import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COUNTRY = 'x-footlight-country';
const INNER = 'x-footlight-inner-call';
/** Of this process alone: nobody else can make a call pass for one of the service's own. */
const SECRET = randomUUID();

/** Whether the service itself makes the call, for a page whose request has been counted. */
export const isInnerCall = ({ headers }: FastifyRequest): boolean => headers[INNER] === SECRET;

/**
 * `fetch` for calls of the API that the service makes for a page that it draws: as a guest, in the language of the page
 * and the country of whoever asks for it, without leaving the process.
 */
export const createInnerFetch =
  (app: FastifyInstance, { ip, headers }: FastifyRequest, language: string): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://inner'), init);
    const { pathname, search } = new URL(request.url);
    const country = headers[COUNTRY];
    const { statusCode, payload } = await app.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: {
        language,
        [INNER]: SECRET,
        ...(country === undefined ? {} : { [COUNTRY]: country }),
      },
      remoteAddress: ip,
    });
    return new Response(statusCode === 204 ? null : payload, {
      status: statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
