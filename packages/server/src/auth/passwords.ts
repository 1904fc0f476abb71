import { hash, verify } from '@node-rs/argon2';

/** @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html Argon2id, 19 MiB, t=2, p=1 */
export const SECRET_HASHING = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashSecret = (secret: string): Promise<string> => hash(secret, SECRET_HASHING);

let decoy: Promise<string> | undefined;

/**
 * Verifies a secret against its hash. A missing hash (no such account) takes equally long, so that the response time
 * does not reveal whether an account exists.
 */
export const verifySecret = async (secret: string, secretHash: string | null): Promise<boolean> => {
  decoy ??= hashSecret('nobody has this');
  // Awaited in both cases, so that the first response after a start is delayed equally.
  const standIn = await decoy;
  const matches = await verify(secretHash ?? standIn, secret);
  return matches && secretHash !== null;
};
