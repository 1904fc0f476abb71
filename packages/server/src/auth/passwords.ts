import { hash, verify } from '@node-rs/argon2';

/** @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html Argon2id, 19 MiB, t=2, p=1 */
export const SECRET_HASHING = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashSecret = (secret: string): Promise<string> => hash(secret, SECRET_HASHING);

let decoy: Promise<string> | undefined;

/**
 * Whether a secret is the one that was hashed. Without a hash (no such account) it takes as long as with
 * one, so that the time of an answer does not tell who has an account.
 */
export const verifySecret = async (secret: string, secretHash: string | null): Promise<boolean> => {
  decoy ??= hashSecret('nobody has this');
  // Awaited in both cases: the first answer after a start waits for it, whoever it is about.
  const standIn = await decoy;
  const matches = await verify(secretHash ?? standIn, secret);
  return matches && secretHash !== null;
};
