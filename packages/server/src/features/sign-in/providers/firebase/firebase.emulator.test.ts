import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isApiError } from '../../../../api-error.js';
import { createFirebaseToolkit } from './firebase-toolkit.js';
import { ProviderHttp } from '../provider-http.js';
import { createTokenVerifiers } from '../proofs/token-verifier.js';

/** Set by `firebase emulators:exec`. */
const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (host === undefined)
  throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: run `npm run test:firebase-emulator`.');

const toolkitUri = `http://${host}/identitytoolkit.googleapis.com`;
const PROJECT = 'demo-footlight';
const http = new ProviderHttp({ timeoutMs: 10_000 });
const toolkit = createFirebaseToolkit(http, { toolkitUri, apiKey: 'any' });
const somebody = () => ({ username: `${randomUUID()}@example.org`, password: 'a password' });
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (isApiError(error) ? error.code : String(error)),
  );

/** @see https://firebase.google.com/docs/emulator-suite/connect_auth */
describe('the Firebase Auth emulator (SIGN-86)', () => {
  it('creates an account and verifies its password', async () => {
    const credentials = somebody();
    const made = await toolkit.signUp(credentials, '');
    expect(made.idToken.split('.')).toHaveLength(3);
    expect(made.refreshToken).not.toBe('');
    const proven = await toolkit.reauthenticate(credentials);
    expect(proven.idToken.split('.')).toHaveLength(3);
  });

  it('returns errors that the toolkit distinguishes', async () => {
    const credentials = somebody();
    await toolkit.signUp(credentials, '');
    expect(await codeOf(toolkit.signUp(credentials, ''))).toBe('ACCOUNT_EXISTS');
    expect(await codeOf(toolkit.reauthenticate({ ...credentials, password: 'another one' }))).toBe(
      'INVALID_CURRENT_CREDENTIALS',
    );
    expect(await codeOf(toolkit.reauthenticate(somebody()))).toBe('INVALID_CURRENT_CREDENTIALS');
    expect(await codeOf(toolkit.signUp({ ...somebody(), password: '123' }, ''))).toBe('INVALID_FIELD');
    expect(await codeOf(toolkit.signUp({ username: 'no address', password: 'a password' }, ''))).toBe(
      'INVALID_FIELD',
    );
  });

  it('issues unsigned tokens, which are refused', async () => {
    const { idToken } = await toolkit.signUp(somebody(), '');
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      readonly iss: string;
      readonly aud: string;
    };
    expect(claims).toMatchObject({ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT });
    const verify = createTokenVerifiers({ http, clock: { now: () => Date.now() }, keysCooldownMs: 0 })(
      `${toolkitUri}/keys`,
    );
    expect(
      await codeOf(verify(idToken, { issuer: claims.iss, audience: PROJECT, algorithms: ['RS256'] })),
    ).toBe('PROVIDER_TOKEN_INVALID');
  });
});
