import { createHash, createHmac, randomBytes } from 'node:crypto';

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What is stored; a copy of the database gives nobody a session. */
export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that follows `token`. It is derived, not drawn: a second tab, or a client whose answer was
 * lost, that asks again within the grace period is told the same successor.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url');
