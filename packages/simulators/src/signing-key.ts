import { SignJWT, exportJWK, generateKeyPair, jwtVerify, type JWK, type JWTPayload } from 'jose';

/** A key that a simulator signs its tokens with, generated at each start. */
export interface SigningKey {
  /** JSON Web Key Set with the public half. */
  readonly keys: { readonly keys: readonly JWK[] };
  /** @param life seconds from now */
  sign(claims: JWTPayload, life?: number): Promise<string>;
  /** @returns the claims of a token of this key; undefined if it has another key or has expired */
  verify(token: string): Promise<JWTPayload | undefined>;
}

const HOUR_SECONDS = 3_600;

export const createSigningKey = async (keyId: string): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  return {
    keys: { keys: [jwk] },
    sign: (claims, life = HOUR_SECONDS) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iat: now, exp: now + life, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .sign(privateKey);
    },
    verify: async (token) => {
      try {
        return (await jwtVerify(token, publicKey)).payload;
      } catch {
        return undefined;
      }
    },
  };
};
