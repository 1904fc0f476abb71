import { createHash, hkdfSync } from 'node:crypto';

/**
 * The two ways to encrypt samples: `cenc` is AES-CTR over whole runs of blocks, `cbcs` is AES-CBC over one block in
 * ten of a picture.
 * @see ISO/IEC 23001-7 §10
 */
export const ENCRYPTION_MODES = ['cenc', 'cbcs'] as const;
export type EncryptionMode = (typeof ENCRYPTION_MODES)[number];

/** How one film is encrypted. */
export interface Protection {
  readonly mode: EncryptionMode;
  /** 16 bytes; public. */
  readonly keyId: Buffer;
  /** 16 bytes; secret. */
  readonly key: Buffer;
}

/** Keys of films: nothing is stored, the same secret gives the same keys again. */
export interface ContentKeys {
  /** A film has a key of its own for each mode: one key must not serve two ways of encryption. */
  protection(film: string, mode: EncryptionMode): Protection;
  /** The key that a key id names. Any id names some key: who may have it is decided before. */
  keyOf(keyId: Buffer): Buffer;
}

const KEY_BYTES = 16;

/** @param secret at least 32 bytes, used for nothing else */
export const createContentKeys = (secret: Uint8Array): ContentKeys => {
  /** @see https://www.rfc-editor.org/rfc/rfc5869 */
  const derive = (use: string, of: string | Buffer): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, of, `footlight ${use}`, KEY_BYTES));
  const keyOf = (keyId: Buffer): Buffer => derive('content key', keyId);
  return {
    keyOf,
    protection(film, mode) {
      const keyId = derive('key id', `${mode}/${film}`);
      return { mode, keyId, key: keyOf(keyId) };
    },
  };
};

/**
 * Bytes of a track's own to begin its initialisation vectors with. Every track of a film shares one key: were their
 * vectors equal too, two sounds would be encrypted by the same key stream and give each other away.
 */
export const trackSalt = (track: string, bytes: number): Buffer =>
  createHash('sha256').update(`track ${track}`).digest().subarray(0, bytes);
