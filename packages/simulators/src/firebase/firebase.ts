import { createSigningKey } from '../signing-key.js';
import type { Simulator } from '../simulator.js';

interface User {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

interface Credentials {
  readonly email?: string;
  readonly password?: string;
}

export const FIREBASE_DEMO = {
  projectId: 'footlight-demo',
  projectNumber: '4640',
  apiKey: 'demo-key',
} as const;

/** @see https://cloud.google.com/identity-platform/docs/use-rest-api#section-error-format */
const toolkitError = (message: string) => ({
  error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});

/** Addresses of this domain are refused, as a project's blocking function may do. */
const BLOCKED_DOMAIN = '@blocked.example';
const blocked = `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${JSON.stringify({
  error: { details: {}, message: 'domainNotAllowed', status: 'PERMISSION_DENIED' },
})}`;

const HOUR_SECONDS = 3_600;

/**
 * Firebase Authentication by e-mail and password (Identity Toolkit), its ID tokens, and tokens of App Check.
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

    const signedIn = async (user: User) => ({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: user.id,
      email: user.email,
      refreshToken: `firebase-refresh-${user.id}`,
      expiresIn: String(HOUR_SECONDS),
      idToken: await key.sign({
        iss: `${base}/${projectId}`,
        aud: projectId,
        sub: user.id,
        user_id: user.id,
        auth_time: Math.floor(Date.now() / 1000),
        email: user.email,
        email_verified: false,
        firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
      }),
    });

    app.get('/jwks', () => key.keys);
    app.get('/v1/jwks', () => appKey.keys);

    // A browser gets this from App Check after the attestation, which a simulator cannot make.
    app.post('/v1/projects/:project/apps/:app/exchangeDebugToken', async () => ({
      token: await appKey.sign({
        iss: `${base}/${projectNumber}`,
        aud: [`projects/${projectNumber}`, `projects/${projectId}`],
        sub: `1:${projectNumber}:web:demo`,
      }),
      ttl: `${HOUR_SECONDS}s`,
    }));

    app.post<{ Params: { method: string }; Querystring: { key?: string }; Body: Credentials }>(
      '/v1/:method',
      async ({ params, query, body }, reply) => {
        const refuse = (message: string) => reply.code(400).send(toolkitError(message));
        if (query.key !== apiKey) return refuse('API_KEY_INVALID');
        const email = (body.email ?? '').toLowerCase();
        const password = body.password ?? '';
        const known = users.get(email);
        switch (params.method) {
          case 'accounts:signUp': {
            if (email.endsWith(BLOCKED_DOMAIN)) return refuse(blocked);
            if (known !== undefined) return refuse('EMAIL_EXISTS');
            if (password.length < 6)
              return refuse('WEAK_PASSWORD : Password should be at least 6 characters');
            const user = { id: `firebase-${users.size + 1}`, email, password };
            users.set(email, user);
            return signedIn(user);
          }
          case 'accounts:signInWithPassword':
            return known === undefined || known.password !== password
              ? refuse('INVALID_LOGIN_CREDENTIALS')
              : signedIn(known);
          default:
            return reply.code(404).send(toolkitError('NOT_FOUND'));
        }
      },
    );
  },
};
