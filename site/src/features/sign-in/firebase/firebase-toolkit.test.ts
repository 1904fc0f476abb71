import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseErrorMessage } from './firebase-error-message.js';
import { createFirebaseToolkit, toolkitError } from './firebase-toolkit.js';

const toolkitResponse = (message: string) => ({ error: { code: 400, message } });
const blocked = (message: string) =>
  toolkitError(
    toolkitResponse(
      `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${JSON.stringify({ error: { message, status: 'PERMISSION_DENIED' } })}`,
    ),
  );
const wordsOf = (error: unknown, labels: Readonly<Record<string, string>> = catalogues.en) =>
  firebaseErrorMessage(error, 'Firebase', createTranslate<LabelKey>(labels, 'en'));

describe('refusalOf (SIGN-145)', () => {
  it.each([
    ['EMAIL_NOT_FOUND', 'INVALID_CREDENTIALS'],
    ['INVALID_PASSWORD', 'INVALID_CREDENTIALS'],
    ['INVALID_LOGIN_CREDENTIALS', 'INVALID_CREDENTIALS'],
    ['INVALID_IDP_RESPONSE : no code', 'PROVIDER_TOKEN_INVALID'],
    ['INVALID_APP_CHECK_TOKEN', 'APP_CHECK_FAILED'],
    ['USER_DISABLED', 'BLOCKED_BY_PROVIDER'],
    ['QUOTA_EXCEEDED', 'PROVIDER_FAILED'],
    ['toString', 'PROVIDER_FAILED'],
  ])('maps %s to %s', (message, code) => {
    expect(toolkitError(toolkitResponse(message)).code).toBe(code);
  });

  it('maps undocumented responses to PROVIDER_FAILED', () => {
    for (const body of [null, 'no JSON', {}, { error: 'x' }, { error: { message: 4 } }])
      expect(toolkitError(body).code).toBe('PROVIDER_FAILED');
  });
});

describe('firebaseErrorMessage (SIGN-145)', () => {
  it('returns the label for the blocking function’s message, or else the message itself', () => {
    const labels = { ...catalogues.en, firebaseBlockingFunction_domainNotAllowed: 'Not from there.' };
    expect(wordsOf(blocked('domainNotAllowed'), labels)).toBe('Not from there.');
    expect(wordsOf(blocked('Ask your school for access.'))).toBe('Ask your school for access.');
  });

  it('returns a generic message if no blocking function gives one', () => {
    expect(wordsOf(toolkitError(toolkitResponse('USER_DISABLED')))).toBe(
      'Firebase didn’t allow this account to sign in.',
    );
    expect(wordsOf(toolkitError(toolkitResponse('BLOCKING_FUNCTION_ERROR_RESPONSE : nothing')))).toBe(
      'Firebase didn’t allow this account to sign in.',
    );
  });

  it('describes an App Check failure as a problem of the browser', () => {
    expect(wordsOf(toolkitError(toolkitResponse('INVALID_APP_CHECK_TOKEN')))).toBe(
      'We couldn’t verify this browser. Reload the page and try again.',
    );
  });
});

describe('changePassword of Firebase (SIGN-150)', () => {
  const settings = {
    apiKey: 'key',
    toolkitUri: 'https://toolkit.example',
    identityProviders: [],
    signUp: true,
    appCheck: null,
  };
  const answers = (...bodies: readonly { readonly status: number; readonly body: unknown }[]) => {
    const requests: [string, unknown][] = [];
    const left = [...bodies];
    vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
      requests.push([address, JSON.parse(body)]);
      const { status, body: answer } = left.shift() ?? { status: 500, body: {} };
      return Promise.resolve(Response.json(answer, { status }));
    });
    return requests;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('updates the password after signing in with the current one', async () => {
    const requests = answers(
      { status: 200, body: { idToken: 'fresh', refreshToken: 'r' } },
      { status: 200, body: { localId: '1' } },
    );
    await createFirebaseToolkit(settings).changePassword('a@example.org', 'the old one', 'the new one');
    expect(requests).toEqual([
      [
        'https://toolkit.example/v1/accounts:signInWithPassword?key=key',
        { email: 'a@example.org', password: 'the old one', returnSecureToken: true },
      ],
      [
        'https://toolkit.example/v1/accounts:update?key=key',
        { idToken: 'fresh', password: 'the new one', returnSecureToken: false },
      ],
    ]);
  });

  it('does not update the password if the current one is wrong', async () => {
    const requests = answers({ status: 400, body: toolkitResponse('INVALID_LOGIN_CREDENTIALS') });
    await expect(
      createFirebaseToolkit(settings).changePassword('a@example.org', 'a guess', 'the new one'),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(requests).toHaveLength(1);
  });
});
