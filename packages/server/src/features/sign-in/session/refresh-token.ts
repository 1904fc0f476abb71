import { createHash, createHmac, randomBytes } from 'node:crypto';

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** The stored form: a copy of the database does not contain usable tokens. */
export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that follows `token`. It is derived instead of random: a second tab, or a client that lost the response,
 * gets the same successor when it refreshes again within the grace period.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url');
