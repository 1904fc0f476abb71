import { personOf } from '../people.js';
import { signInPage } from '../sign-in-page.js';
import { createSigningKey } from '../signing-key.js';
import type { Simulator } from '../simulator.js';

type Fields = Readonly<Record<string, string>>;

/**
 * Google's OpenID Connect with `response_type=id_token`: the token is returned in the fragment.
 * @see https://developers.google.com/identity/openid-connect/openid-connect
 * @see https://openid.net/specs/openid-connect-core-1_0.html#ImplicitFlowAuth
 */
export const google: Simulator = {
  name: 'google',
  register: async (app, base) => {
    const key = await createSigningKey('google-1');

    app.get('/oauth2/v3/certs', () => key.keys);

    app.get<{ Querystring: Fields }>('/o/oauth2/v2/auth', async ({ query }, reply) => {
      if (query['response_type'] !== 'id_token' || !query['nonce'] || !query['client_id'])
        return reply.code(400).send({ error: 'invalid_request' });
      if (query['prompt'] === 'none')
        return reply.redirect(
          `${query['redirect_uri']}#${new URLSearchParams({ error: 'interaction_required', state: query['state'] ?? '' }).toString()}`,
        );
      return reply.type('text/html').send(signInPage({ company: 'Google', fields: query }));
    });

    app.post<{ Body: Fields }>('/o/oauth2/v2/auth', async ({ body }, reply) => {
      const person = personOf(body['person']);
      const state = body['state'] ?? '';
      const answer: Record<string, string> =
        person === undefined
          ? { error: 'access_denied', state }
          : {
              state,
              id_token: await key.sign({
                iss: base,
                aud: body['client_id'] ?? '',
                sub: `google-${person.id}`,
                nonce: body['nonce'],
                name: person.name,
                ...(person.email === null
                  ? {}
                  : { email: person.email, email_verified: person.emailVerified }),
              }),
            };
      return reply.redirect(`${body['redirect_uri']}#${new URLSearchParams(answer).toString()}`, 303);
    });
  },
};
