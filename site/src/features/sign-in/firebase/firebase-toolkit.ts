import { HttpError, type HttpErrorCode } from '@footlight/client';
import { appCheckToken } from './firebase-app-check.js';
import type { FirebaseSettings } from './firebase-labels.js';

/** Tokens of a Firebase sign-in. */
export interface FirebaseTokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

const CODES: Readonly<Record<string, HttpErrorCode>> = {
  EMAIL_NOT_FOUND: 'INVALID_CREDENTIALS',
  INVALID_EMAIL: 'INVALID_CREDENTIALS',
  INVALID_LOGIN_CREDENTIALS: 'INVALID_CREDENTIALS',
  INVALID_PASSWORD: 'INVALID_CREDENTIALS',
  MISSING_PASSWORD: 'INVALID_CREDENTIALS',
  INVALID_IDP_RESPONSE: 'PROVIDER_TOKEN_INVALID',
  SESSION_EXPIRED: 'PROVIDER_TOKEN_INVALID',
  INVALID_APP_CHECK_TOKEN: 'APP_CHECK_FAILED',
  MISSING_APP_CHECK_TOKEN: 'APP_CHECK_FAILED',
  USER_DISABLED: 'BLOCKED_BY_PROVIDER',
  WEAK_PASSWORD: 'INVALID_FIELD',
};
const LONGEST_MESSAGE = 200;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Extracts the message of a project's blocking function from the text that the Identity Toolkit wraps it in.
 * @see https://cloud.google.com/identity-platform/docs/blocking-functions#handling_error_messages
 */
const blockingMessage = (words: string): string => {
  try {
    const parsed: unknown = JSON.parse(words.slice(words.indexOf('{'), words.lastIndexOf('}') + 1));
    const error = isRecord(parsed) ? parsed['error'] : undefined;
    const message = isRecord(error) ? error['message'] : undefined;
    return typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : '';
  } catch {
    return '';
  }
};

/** Converts an error of the Identity Toolkit to one of the service's codes. */
export const toolkitError = (body: unknown): HttpError => {
  const error = isRecord(body) ? body['error'] : undefined;
  const message = isRecord(error) ? error['message'] : undefined;
  const words = typeof message === 'string' ? message : '';
  const code = words.split(/[ :]/u)[0] ?? '';
  if (code === 'BLOCKING_FUNCTION_ERROR_RESPONSE')
    return new HttpError('BLOCKED_BY_PROVIDER', {
      status: 403,
      details: { message: blockingMessage(words) },
    });
  return new HttpError(Object.hasOwn(CODES, code) ? (CODES[code] ?? 'PROVIDER_FAILED') : 'PROVIDER_FAILED', {
    status: 400,
  });
};

/** Ids of the identity providers, or `password`, that the email address already signs in with. */
const verifiedProviders = (answer: Json): readonly string[] => {
  const named = answer['verifiedProvider'];
  return Array.isArray(named) ? named.filter((one): one is string => typeof one === 'string') : [];
};

/**
 * Firebase Authentication over its REST API: sign-in by email and password, and by an identity provider of the project
 * with a redirect. All errors are `HttpError`s with a code of the service.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export const createFirebaseToolkit = (settings: FirebaseSettings) => {
  const { toolkitUri, apiKey } = settings;

  const send = async (method: string, request: Json): Promise<Json> => {
    const appCheck = await appCheckToken(settings, 'signin');
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${toolkitUri}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(appCheck === null ? {} : { 'x-firebase-appcheck': appCheck }),
        },
        body: JSON.stringify(request),
        // API keys may be restricted to referrers; the origin is sufficient for that.
        referrerPolicy: 'origin',
      });
      body = await response.json();
    } catch (cause) {
      throw new HttpError('PROVIDER_FAILED', { cause });
    }
    if (!response.ok || !isRecord(body)) throw toolkitError(body);
    return body;
  };
  const textOf = (answer: Json, name: string): string => {
    const value = answer[name];
    if (typeof value !== 'string' || value === '') throw new HttpError('PROVIDER_FAILED');
    return value;
  };
  const tokensOf = (answer: Json): FirebaseTokens => ({
    idToken: textOf(answer, 'idToken'),
    refreshToken: textOf(answer, 'refreshToken'),
  });

  return {
    /** @throws {HttpError} INVALID_CREDENTIALS, BLOCKED_BY_PROVIDER, APP_CHECK_FAILED or PROVIDER_FAILED */
    signIn: async (email: string, password: string): Promise<FirebaseTokens> =>
      tokensOf(await send('signInWithPassword', { email, password, returnSecureToken: true })),
    /**
     * Signs in with the current password and sets the new one (SIGN-150).
     * @throws {HttpError} INVALID_CREDENTIALS if the current password is wrong; INVALID_FIELD if Firebase considers the
     *   new one too weak; otherwise as `signIn`
     */
    changePassword: async (email: string, current: string, secret: string): Promise<void> => {
      const proof = await send('signInWithPassword', { email, password: current, returnSecureToken: true });
      await send('update', { idToken: textOf(proof, 'idToken'), password: secret, returnSecureToken: false });
    },
    /**
     * @param continueUri page of this site that the identity provider redirects back to
     * @returns the address to redirect to, and the id of the session that the response belongs to
     */
    begin: async (
      providerId: string,
      continueUri: string,
    ): Promise<{ readonly address: string; readonly sessionId: string }> => {
      const answer = await send('createAuthUri', { providerId, continueUri, authFlowType: 'CODE_FLOW' });
      return { address: textOf(answer, 'authUri'), sessionId: textOf(answer, 'sessionId') };
    },
    /**
     * @param requestUri address that the identity provider redirected to, with its query
     * @throws {HttpError} ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER, with `details.providers`, if the email address signs
     *   in another way; PROVIDER_TOKEN_INVALID for a response of another session
     */
    finish: async (requestUri: string, sessionId: string): Promise<FirebaseTokens> => {
      const answer = await send('signInWithIdp', {
        requestUri,
        sessionId,
        returnSecureToken: true,
        returnIdpCredential: true,
      });
      if (answer['needConfirmation'] === true)
        throw new HttpError('ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER', {
          status: 409,
          details: { providers: verifiedProviders(answer) },
        });
      return tokensOf(answer);
    },
  };
};
