import { SignJWT, exportJWK, generateKeyPair, jwtVerify, type JWTPayload } from 'jose';

const HOUR_SECONDS = 3_600;

/** A key that a simulator signs its tokens with, generated at each start. */
export const createSigningKey = async (keyId: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  return {
    /** JSON Web Key Set with the public half. */
    keys: { keys: [jwk] },
    /** @param life seconds from now */
    sign: (claims: JWTPayload, life: number = HOUR_SECONDS): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iat: now, exp: now + life, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .sign(privateKey);
    },
    /** @returns the claims of a token of this key; undefined if it has another key or has expired */
    verify: async (token: string): Promise<JWTPayload | undefined> => {
      try {
        return (await jwtVerify(token, publicKey)).payload;
      } catch {
        return undefined;
      }
    },
  };
};

export type SigningKey = Awaited<ReturnType<typeof createSigningKey>>;
