import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { createCodes } from '../codes.js';
import { personOf, type Person } from '../people.js';
import { signInPage } from '../sign-in-page.js';
import { createSigningKey } from '../signing-key.js';
import type { Simulator } from '../simulator.js';
import { APPLE_DEMO_KEY } from './demo-key.js';
import { escapeHtml } from '../simulator-page.js';

type Fields = Readonly<Record<string, string>>;

interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** Submits itself, like Apple's page; the button is for browsers without scripts. */
const formPost = (address: string, fields: Fields): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Apple (simulator)</title></head>
<body><form method="post" action="${escapeHtml(address)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button>Continue</button></form><script>document.forms[0].submit()</script></body></html>`;

/**
 * Sign in with Apple: form_post, an ES256 client secret signed with the team's key, and the name only at the first
 * sign-in.
 * @see https://developer.apple.com/documentation/signinwithapplerestapi
 */
export const apple: Simulator = {
  name: 'apple',
  register: async (app, base) => {
    const key = await createSigningKey('apple-1');
    const codes = createCodes<Grant>();
    const known = new Set<string>();

    app.get('/auth/keys', () => key.keys);

    app.get<{ Querystring: Fields }>('/auth/authorize', async ({ query }, reply) => {
      // With a scope, Apple only responds by form_post.
      if (query['response_mode'] !== 'form_post')
        return reply.code(400).type('text/html').send('invalid_request: response_mode must be form_post');
      return reply.type('text/html').send(signInPage({ company: 'Apple', fields: query }));
    });

    app.post<{ Body: Fields }>('/auth/authorize', async ({ body }, reply) => {
      const person = personOf(body['person']);
      const { redirect_uri: redirectUri = '', client_id: clientId = '', nonce = '', state = '' } = body;
      if (person === undefined)
        return reply
          .type('text/html')
          .send(formPost(redirectUri, { error: 'user_cancelled_authorize', state }));
      const isFirst = !known.has(`${clientId} ${person.id}`);
      known.add(`${clientId} ${person.id}`);
      const [firstName = '', ...rest] = person.name.split(' ');
      const user = JSON.stringify({
        name: { firstName, lastName: rest.join(' ') },
        ...(person.email === null ? {} : { email: person.email }),
      });
      const code = codes.issue({ person, clientId, redirectUri, nonce });
      return reply
        .type('text/html')
        .send(formPost(redirectUri, { code, state, ...(isFirst ? { user } : {}) }));
    });

    app.post<{ Body: Fields }>('/auth/token', async ({ body }, reply) => {
      try {
        await jwtVerify(body['client_secret'] ?? '', createPublicKey(APPLE_DEMO_KEY), {
          algorithms: ['ES256'],
          audience: base,
          subject: body['client_id'] ?? '',
          requiredClaims: ['iss', 'exp', 'iat'],
          // Tests change the service's clock.
          clockTolerance: 31_536_000,
        });
      } catch {
        return reply.code(400).send({ error: 'invalid_client' });
      }
      const grant = codes.take(body['code']);
      if (
        grant === undefined ||
        grant.clientId !== body['client_id'] ||
        grant.redirectUri !== body['redirect_uri']
      )
        return reply.code(400).send({ error: 'invalid_grant' });
      const { person, clientId, nonce } = grant;
      return {
        access_token: 'apple-access-token',
        token_type: 'Bearer',
        expires_in: 3_600,
        refresh_token: 'apple-refresh-token',
        id_token: await key.sign({
          iss: base,
          aud: clientId,
          sub: `apple-${person.id}`,
          nonce,
          nonce_supported: true,
          ...(person.email === null
            ? {}
            : { email: person.email, email_verified: String(person.emailVerified) }),
        }),
      };
    });
  },
};
