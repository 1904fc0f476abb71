import { createHmac } from 'node:crypto';
import { createCodes } from '../codes.js';
import { personOf, type Person } from '../people.js';
import { signInPage } from '../sign-in-page.js';
import type { Simulator } from '../simulator.js';

type Fields = Readonly<Record<string, string>>;

interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** The secret of every app in this simulator. */
export const FACEBOOK_DEMO_SECRET = 'facebook-demo-secret';

/** @see https://developers.facebook.com/docs/graph-api/guides/error-handling */
const graphError = (message: string, code: number) => ({
  error: { message, type: 'OAuthException', code, fbtrace_id: 'simulator' },
});

/**
 * Facebook's manual login flow and the two Graph API calls that it needs.
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export const facebook: Simulator = {
  name: 'facebook',
  register: (app) => {
    const codes = createCodes<Grant>();
    const tokens = new Map<string, Person>();

    app.get<{ Querystring: Fields }>('/:version/dialog/oauth', async ({ query }, reply) =>
      reply.type('text/html').send(signInPage({ company: 'Facebook', fields: query })),
    );

    app.post<{ Body: Fields }>('/:version/dialog/oauth', async ({ body }, reply) => {
      const person = personOf(body['person']);
      const { redirect_uri: redirectUri = '', client_id: clientId = '', state = '' } = body;
      const answer: Record<string, string> =
        person === undefined
          ? {
              error: 'access_denied',
              error_reason: 'user_denied',
              error_description: 'Permissions error',
              state,
            }
          : { code: codes.issue({ person, clientId, redirectUri }), state };
      return reply.redirect(`${redirectUri}?${new URLSearchParams(answer).toString()}`, 303);
    });

    app.get<{ Querystring: Fields }>('/:version/oauth/access_token', async ({ query }, reply) => {
      if (query['client_secret'] !== FACEBOOK_DEMO_SECRET)
        return reply.code(400).send(graphError('Error validating client secret.', 1));
      const grant = codes.take(query['code']);
      if (
        grant === undefined ||
        grant.clientId !== query['client_id'] ||
        grant.redirectUri !== query['redirect_uri']
      )
        return reply.code(400).send(graphError('This authorization code has been used.', 100));
      const token = `EAA${createHmac('sha256', FACEBOOK_DEMO_SECRET).update(String(query['code'])).digest('hex')}`;
      tokens.set(token, grant.person);
      return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 };
    });

    app.get<{ Querystring: Fields }>('/:version/me', async ({ query }, reply) => {
      const token = query['access_token'] ?? '';
      const person = tokens.get(token);
      const proof = createHmac('sha256', FACEBOOK_DEMO_SECRET).update(token).digest('hex');
      if (person === undefined) return reply.code(400).send(graphError('Invalid OAuth access token.', 190));
      if (query['appsecret_proof'] !== proof)
        return reply.code(400).send(graphError('Invalid appsecret_proof provided in the API argument', 104));
      return {
        id: `facebook-${person.id}`,
        name: person.name,
        // Unconfirmed addresses are omitted.
        ...(person.email === null || !person.emailVerified ? {} : { email: person.email }),
      };
    });
  },
};
