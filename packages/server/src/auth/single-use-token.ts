import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that open something once. */
export const newSingleUseToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: who reads the database cannot use it. Hexadecimal SHA-256. */
export const singleUseHash = (token: string): string => createHash('sha256').update(token).digest('hex');
