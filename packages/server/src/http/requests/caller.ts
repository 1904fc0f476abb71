import type { AuthNeed } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { Caller } from '../../feature.js';

export const NOBODY: Caller = { accountId: null, subject: null, isGuest: true, role: 'guest', profile: null };

/** @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
const bearer = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/iu.exec(header)?.[1];
  if (token === undefined) throw new ApiError('TOKEN_INVALID');
  return token;
};

/**
 * Reads the caller from the access token, depending on the authentication that the call needs.
 * @throws {ApiError} UNAUTHORISED if a required token is missing
 * @throws {ApiError} TOKEN_EXPIRED
 * @throws {ApiError} TOKEN_INVALID
 * @throws {ApiError} FORBIDDEN if the role is insufficient
 */
export const readCaller = async (
  authorization: string | undefined,
  need: AuthNeed,
  tokens: AccessTokens,
): Promise<Caller> => {
  if (need === 'none') return NOBODY;
  const token = bearer(authorization);
  if (token === undefined) {
    if (need === 'optional') return NOBODY;
    throw new ApiError('UNAUTHORISED', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const caller = await tokens.verify(token);
  if (need !== 'optional' && need !== 'guest' && caller.accountId === null) {
    throw new ApiError('UNAUTHORISED', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const isOfRole = need === 'admin' || need === 'finance' || need === 'editor';
  if (isOfRole && caller.role !== 'admin' && caller.role !== need) throw new ApiError('FORBIDDEN');
  return caller;
};
