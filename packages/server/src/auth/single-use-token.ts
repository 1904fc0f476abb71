import { createHash, randomBytes } from 'node:crypto';

/** A single-use token of 256 random bits. */
export const newSingleUseToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, hexadecimal SHA-256; the token cannot be recovered from the database. */
export const singleUseHash = (token: string): string => createHash('sha256').update(token).digest('hex');
