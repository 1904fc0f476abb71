import { createHash, hkdfSync } from 'node:crypto';

/**
 * The two encryption schemes for samples: `cenc` is AES-CTR over whole runs of blocks, `cbcs` is AES-CBC over one block
 * in ten of a video sample.
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

const KEY_BYTES = 16;

/** @param secret at least 32 bytes, not used for any other purpose */
export const createContentKeys = (secret: Uint8Array) => {
  /** @see https://www.rfc-editor.org/rfc/rfc5869 */
  const derive = (use: string, of: string | Buffer): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, of, `footlight ${use}`, KEY_BYTES));
  const keyOf = (keyId: Buffer): Buffer => derive('content key', keyId);
  return {
    /** The key for a key id. Any id yields a key, so the caller must check access first. */
    keyOf,
    /** Each film has a separate key per mode, since a key must not be used with two encryption schemes. */
    protection(film: string, mode: EncryptionMode): Protection {
      const keyId = derive('key id', `${mode}/${film}`);
      return { mode, keyId, key: keyOf(keyId) };
    },
  };
};

export type ContentKeys = ReturnType<typeof createContentKeys>;

/**
 * Track-specific prefix of initialisation vectors. All tracks of a film share one key, and equal vectors would encrypt
 * two tracks with the same key stream, which reveals their contents.
 */
export const trackSalt = (track: string, bytes: number): Buffer =>
  createHash('sha256').update(`track ${track}`).digest().subarray(0, bytes);
