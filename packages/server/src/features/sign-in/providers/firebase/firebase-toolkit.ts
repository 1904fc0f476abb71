import { ApiError } from '../../../../api-error.js';
import { textOf } from '../oauth/exchange-code.js';
import type { ProviderHttp } from '../provider-http.js';

export interface FirebaseCredentials {
  readonly username: string;
  readonly password: string;
}

const CODES = {
  EMAIL_EXISTS: 'ACCOUNT_EXISTS',
  EMAIL_NOT_FOUND: 'INVALID_CURRENT_CREDENTIALS',
  INVALID_PASSWORD: 'INVALID_CURRENT_CREDENTIALS',
  INVALID_LOGIN_CREDENTIALS: 'INVALID_CURRENT_CREDENTIALS',
  USER_DISABLED: 'BLOCKED_BY_PROVIDER',
  OPERATION_NOT_ALLOWED: 'BLOCKED_BY_PROVIDER',
  INVALID_APP_CHECK_TOKEN: 'APP_CHECK_FAILED',
  WEAK_PASSWORD: 'INVALID_FIELD',
  INVALID_EMAIL: 'INVALID_FIELD',
} as const;

const issueOf = (code: string) => ({
  issues: [
    {
      field: code === 'WEAK_PASSWORD' ? 'body.password' : 'body.username',
      found: '(not shown)',
      allowed: code === 'WEAK_PASSWORD' ? 'a password that the provider takes' : 'an email address',
    },
  ],
});

const LONGEST_MESSAGE = 200;

/**
 * Extracts a blocking function's message from the text in which the Identity Toolkit wraps it:
 * `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"message":"…","status":"…"}}`.
 * @see https://cloud.google.com/identity-platform/docs/blocking-functions#handling_error_messages
 */
export const blockingMessage = (message: string): string => {
  const start = message.indexOf('{');
  const end = message.lastIndexOf('}');
  try {
    const { error } = JSON.parse(message.slice(start, end + 1)) as { error?: { message?: unknown } };
    if (typeof error?.message === 'string') return error.message.slice(0, LONGEST_MESSAGE);
  } catch {
    // Not in the documented format; the error code has to suffice.
  }
  return '';
};

/** Maps an error response of the Identity Toolkit to an error of the contract. */
export const toolkitError = (body: Readonly<Record<string, unknown>>): ApiError => {
  const { message } = (body['error'] ?? {}) as { readonly message?: unknown };
  const words = typeof message === 'string' ? message : '';
  const code = words.split(/[ :]/u)[0] ?? '';
  if (code === 'BLOCKING_FUNCTION_ERROR_RESPONSE')
    return new ApiError('BLOCKED_BY_PROVIDER', { details: { message: blockingMessage(words) } });
  const own = Object.hasOwn(CODES, code) ? CODES[code as keyof typeof CODES] : undefined;
  if (own === undefined)
    return new ApiError('PROVIDER_FAILED', { cause: new Error(`Identity Toolkit: ${code.slice(0, 80)}`) });
  return new ApiError(own, own === 'INVALID_FIELD' ? { details: issueOf(code) } : {});
};

/** @see https://cloud.google.com/identity-platform/docs/use-rest-api */
export const createFirebaseToolkit = (
  http: ProviderHttp,
  { toolkitUri, apiKey }: { readonly toolkitUri: string; readonly apiKey: string },
) => {
  const callToolkit = async (
    method: 'signUp' | 'signInWithPassword',
    { username, password }: FirebaseCredentials,
    appCheckToken?: string,
  ): Promise<{ readonly idToken: string; readonly refreshToken: string }> => {
    const { status, body } = await http.request(
      `${toolkitUri}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`,
      {
        json: { email: username, password, returnSecureToken: true },
        ...(appCheckToken === undefined ? {} : { headers: { 'x-firebase-appcheck': appCheckToken } }),
      },
    );
    if (status !== 200) throw toolkitError(body);
    return { idToken: textOf(body, 'idToken'), refreshToken: textOf(body, 'refreshToken') };
  };
  return {
    /** @throws {ApiError} ACCOUNT_EXISTS, BLOCKED_BY_PROVIDER, APP_CHECK_FAILED or INVALID_FIELD */
    signUp: (credentials: FirebaseCredentials, appCheckToken: string) =>
      callToolkit('signUp', credentials, appCheckToken),
    /** Verifies the current password. @throws {ApiError} INVALID_CURRENT_CREDENTIALS or BLOCKED_BY_PROVIDER */
    reauthenticate: (credentials: FirebaseCredentials) => callToolkit('signInWithPassword', credentials),
  };
};
