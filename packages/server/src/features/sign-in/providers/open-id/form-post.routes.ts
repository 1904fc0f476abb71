import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../../api-error.js';
import type { Limit } from '../../../../http/limits/limits.js';
import { unstorableText } from '../../../../http/requests/unstorable-text.js';
import { normalisedName } from '../identity.js';
import type { SignInStates } from '../proofs/sign-in-states.js';

export interface FormPostOptions {
  readonly states: SignInStates;
  readonly limit: Limit;
}

const PATH = '/login/APPLE_ID';
const LARGEST_FORM_BYTES = 16 * 1024;

/** Apple sends the name at the first sign-in only, as `{"name":{"firstName":"…","lastName":"…"}}`. */
const nameIn = (user: string | null): string | null => {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } };
    return normalisedName(
      [name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' '),
    );
  } catch {
    return null;
  }
};

/** Keeps only the parameters the page reads. */
const queryOf = (form: URLSearchParams): string => {
  const query = new URLSearchParams();
  for (const key of ['code', 'state', 'error']) {
    const value = form.get(key);
    if (value !== null) query.set(key, value);
  }
  return query.toString();
};

/**
 * Accepts the form that Apple posts (`response_mode=form_post`) and redirects the browser to the page at the same path,
 * which checks the state. The name is stored in the database and never put into a URL.
 * @see https://developer.apple.com/documentation/signinwithapplerestapi/request-an-authorization-to-the-sign-in-with-apple-server
 */
export const registerFormPost = async (
  app: FastifyInstance,
  { states, limit }: FormPostOptions,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.post(PATH, { onRequest: limit }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const state = form.get('state');
      if (unstorableText('state', state) !== undefined) throw new ApiError('BAD_REQUEST');
      const name = nameIn(form.get('user'));
      if (state !== null && name !== null) await states.note('APPLE_ID', state, name);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${PATH}?${queryOf(form)}`, 303);
    });
    done();
  });
};
