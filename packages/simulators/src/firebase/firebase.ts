import type { FastifyInstance } from 'fastify';
import { allowDemoOrigins, isDemoOrigin } from '../allow-demo-origins.js';
import { createSigningKey } from '../signing-key.js';
import type { Simulator } from '../simulator.js';
import { registerAppCheck } from './app-check.js';
import { blockedFor, toolkitError } from './firebase-errors.js';
import { registerIdentityProviders, type ProvenPerson } from './identity-providers.js';

interface User {
  readonly id: string;
  readonly email: string | null;
  /** Null for accounts that only sign in with an identity provider. */
  readonly password: string | null;
  readonly name?: string;
  readonly emailVerified: boolean;
  /** `password`, or the id of an identity provider. */
  readonly provider: string;
}

export const FIREBASE_DEMO = {
  projectId: 'footlight-demo',
  projectNumber: '4640',
  apiKey: 'demo-key',
} as const;

const SITE_KEY = 'demo-site-key';
const HOUR_SECONDS = 3_600;

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
    const users = new Map<string, User>();

    allowDemoOrigins(app);
    allowPreflight(app);
    registerAppCheck(app, { base, projectId, projectNumber, siteKey: SITE_KEY, key: appKey });
    const identityProviders = registerIdentityProviders(app, base);
    const byEmail = (email: string): User | undefined =>
      [...users.values()].find((user) => user.email === email);

    const signedIn = async (user: User) => ({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: user.id,
      ...(user.email === null ? {} : { email: user.email }),
      refreshToken: `firebase-refresh-${user.id}`,
      expiresIn: String(HOUR_SECONDS),
      idToken: await key.sign({
        iss: `${base}/${projectId}`,
        aud: projectId,
        sub: user.id,
        user_id: user.id,
        auth_time: Math.floor(Date.now() / 1000),
        ...(user.name === undefined ? {} : { name: user.name }),
        ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
        firebase: {
          identities: user.email === null ? {} : { email: [user.email] },
          sign_in_provider: user.provider,
        },
      }),
    });

    /** The user of an ID token issued here; undefined if it is invalid. */
    const userOf = async (idToken: string): Promise<User | undefined> => {
      const claims = await key.verify(idToken);
      return claims === undefined ? undefined : users.get(String(claims['sub']));
    };

    /** One account per address: an address with another sign-in method has to use that one first. */
    const signInWithIdp = async ({ providerId, person }: ProvenPerson) => {
      const id = `${providerId}-${person.id}`;
      const email = person.email?.toLowerCase() ?? null;
      const holder = email === null ? undefined : byEmail(email);
      if (holder !== undefined && holder.id !== id)
        return {
          kind: 'identitytoolkit#VerifyAssertionResponse',
          federatedId: id,
          providerId,
          email,
          needConfirmation: true,
          verifiedProvider: [holder.provider],
        };
      const user: User = {
        id,
        email,
        password: null,
        name: person.name,
        emailVerified: person.emailVerified,
        provider: providerId,
      };
      users.set(id, user);
      return { ...(await signedIn(user)), kind: 'identitytoolkit#VerifyAssertionResponse', providerId };
    };

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
      const known = byEmail(email);
      const blocked = blockedFor(email);
      switch (params.method) {
        case 'accounts:signUp': {
          if (blocked !== undefined) return refuse(blocked);
          if (known !== undefined) return refuse('EMAIL_EXISTS');
          if (password.length < 6) return refuse('WEAK_PASSWORD : Password should be at least 6 characters');
          const id = `firebase-${users.size + 1}`;
          const user: User = { id, email, password, emailVerified: false, provider: 'password' };
          users.set(id, user);
          return signedIn(user);
        }
        case 'accounts:signInWithPassword':
          if (blocked !== undefined) return refuse(blocked);
          return known === undefined || known.password === null || known.password !== password
            ? refuse('INVALID_LOGIN_CREDENTIALS')
            : signedIn(known);
        case 'accounts:update': {
          const holder = await userOf(body['idToken'] ?? '');
          if (holder === undefined) return refuse('INVALID_ID_TOKEN');
          if (password.length < 6) return refuse('WEAK_PASSWORD : Password should be at least 6 characters');
          users.set(holder.id, { ...holder, password });
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
          return found === undefined ? refuse('INVALID_IDP_RESPONSE') : signInWithIdp(found);
        }
        default:
          return reply.code(404).send(toolkitError('NOT_FOUND'));
      }
    });
  },
};
