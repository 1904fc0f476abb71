import { ApiError } from '../../../../api-error.js';
import type { ProviderHttp, ProviderResponse } from '../provider-http.js';

/** @see https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1 id and secret are form-encoded before they are joined */
export const basicAuthorisation = (clientId: string, clientSecret: string): Record<string, string> => {
  const encoded = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2);
  const pair = `${encoded(clientId)}:${encoded(clientSecret)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
};

/**
 * Exchanges an authorisation code for tokens.
 * @throws {ApiError} PROVIDER_TOKEN_INVALID if the provider rejects the code, PROVIDER_FAILED if it rejects this
 * service
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-5
 */
export const exchangeCode = async (
  http: ProviderHttp,
  tokenUri: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProviderResponse['body']> => {
  const { status, body } = await http.request(tokenUri, {
    form: { grant_type: 'authorization_code', ...form },
    headers,
  });
  if (status === 200) return body;
  const error = typeof body['error'] === 'string' ? body['error'].slice(0, 80) : '';
  if (error === 'invalid_grant') throw new ApiError('PROVIDER_TOKEN_INVALID');
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(
      `${new URL(tokenUri).host}: status ${status} for a code, error ${JSON.stringify(error)}`,
    ),
  });
};

/** A required string member of a response. @throws {ApiError} PROVIDER_FAILED */
export const textOf = (body: ProviderResponse['body'], member: string): string => {
  const value = body[member];
  if (typeof value === 'string' && value !== '') return value;
  throw new ApiError('PROVIDER_FAILED', { cause: new Error(`the provider answered without ${member}`) });
};
