import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COUNTRY = 'x-footlight-country';
const INNER = 'x-footlight-inner-call';
/** Random per process, so that external requests cannot pass as internal ones. */
const SECRET = randomUUID();

/** Whether the service itself makes the call while rendering a page, whose request has already been counted. */
export const isInnerCall = ({ headers }: FastifyRequest): boolean => headers[INNER] === SECRET;

/**
 * `fetch` for API calls during server-side rendering: in-process, as a guest, in the language of the page and the
 * country of the request for it.
 * @param cookie that of a preview
 */
export const createInnerFetch =
  (
    app: FastifyInstance,
    { ip, headers }: FastifyRequest,
    { language, cookie }: { readonly language: string; readonly cookie: string | undefined },
  ): typeof globalThis.fetch =>
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
        ...(cookie === undefined ? {} : { cookie }),
        ...(country === undefined ? {} : { [COUNTRY]: country }),
      },
      remoteAddress: ip,
    });
    return new Response(statusCode === 204 ? null : payload, {
      status: statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
