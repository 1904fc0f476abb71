import type { FastifyInstance } from 'fastify';
import { allowDemoOrigins, isDemoOrigin } from '../allow-demo-origins.js';
import { createSigningKey } from '../signing-key.js';
import type { Simulator } from '../simulator.js';
import { registerAppCheck } from './app-check.js';
import { blockedFor, toolkitError } from './firebase-errors.js';
import { FirebaseUsers } from './firebase-users.js';
import { registerIdentityProviders } from './identity-providers.js';

export const FIREBASE_DEMO = {
  projectId: 'footlight-demo',
  projectNumber: '4640',
  apiKey: 'demo-key',
} as const;

const WEAK_PASSWORD = 'WEAK_PASSWORD : Password should be at least 6 characters';
const SITE_KEY = 'demo-site-key';

/** Browsers send a preflight request before JSON to another origin. */
const allowPreflight = (app: FastifyInstance): void => {
  app.options('/*', (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !isDemoOrigin(origin)) return reply.code(403).send();
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-firebase-appcheck')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
};

/**
 * Firebase Authentication (Identity Toolkit): email and password, identity providers, ID tokens; and App Check.
 * @see https://cloud.google.com/identity-platform/docs/use-rest-api
 * @see https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export const firebase: Simulator = {
  name: 'firebase',
  register: async (app, base) => {
    const { projectId, projectNumber, apiKey } = FIREBASE_DEMO;
    const key = await createSigningKey('firebase-1');
    const appKey = await createSigningKey('app-check-1');
    const users = new FirebaseUsers({ base, projectId, key });

    allowDemoOrigins(app);
    allowPreflight(app);
    registerAppCheck(app, { base, projectId, projectNumber, siteKey: SITE_KEY, key: appKey });
    const identityProviders = registerIdentityProviders(app, base);

    app.get('/jwks', () => key.keys);

    app.post<{
      Params: { method: string };
      Querystring: { key?: string };
      Body: Readonly<Record<string, string>>;
    }>('/v1/:method', async ({ params, query, body }, reply) => {
      const refuse = (message: string) => reply.code(400).send(toolkitError(message));
      if (query.key !== apiKey) return refuse('API_KEY_INVALID');
      const email = (body['email'] ?? '').toLowerCase();
      const password = body['password'] ?? '';
      const known = users.byEmail(email);
      const blocked = blockedFor(email);
      switch (params.method) {
        case 'accounts:signUp':
          if (blocked !== undefined) return refuse(blocked);
          if (known !== undefined) return refuse('EMAIL_EXISTS');
          if (password.length < 6) return refuse(WEAK_PASSWORD);
          return users.signedIn(users.add(email, password));
        case 'accounts:signInWithPassword':
          if (blocked !== undefined) return refuse(blocked);
          return known === undefined || known.password === null || known.password !== password
            ? refuse('INVALID_LOGIN_CREDENTIALS')
            : users.signedIn(known);
        case 'accounts:update': {
          const holder = await users.byToken(body['idToken'] ?? '');
          if (holder === undefined) return refuse('INVALID_ID_TOKEN');
          if (password.length < 6) return refuse(WEAK_PASSWORD);
          users.setPassword(holder, password);
          return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: holder.id, email: holder.email };
        }
        case 'accounts:createAuthUri': {
          const started = identityProviders.begin(body);
          return started === undefined
            ? refuse('INVALID_PROVIDER_ID')
            : { kind: 'identitytoolkit#CreateAuthUriResponse', ...started };
        }
        case 'accounts:signInWithIdp': {
          const found = identityProviders.finish(body);
          return found === undefined ? refuse('INVALID_IDP_RESPONSE') : users.signInWithIdp(found);
        }
        default:
          return reply.code(404).send(toolkitError('NOT_FOUND'));
      }
    });
  },
};
