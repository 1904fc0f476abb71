import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Subsample } from './subsamples.js';

const BLOCK = 16;
const SKIP_BLOCKS = 9;

type Direction = 'encrypt' | 'decrypt';

export interface SampleCipher {
  readonly key: Buffer;
  /** 16 bytes: the initial counter or chaining value. */
  readonly vector: Buffer;
}

/** The encrypted ranges of a sample, as views into it. */
const stretches = (sample: Buffer, subsamples: readonly Subsample[]): Buffer[] => {
  let at = 0;
  return subsamples.map(({ clear, encrypted }) => {
    const start = at + clear;
    at = start + encrypted;
    return sample.subarray(start, at);
  });
};

/** Applies `cenc` in place, with one key stream over all ranges of the sample. CTR is its own inverse. */
export const cipherCtr = (
  sample: Buffer,
  subsamples: readonly Subsample[],
  { key, vector }: SampleCipher,
): void => {
  const cipher = createCipheriv('aes-128-ctr', key, vector);
  for (const stretch of stretches(sample, subsamples)) cipher.update(stretch).copy(stretch);
};

/**
 * Applies `cbcs` in place. Each range is a separate chain: one block in ten for video, every block for audio.
 * @see ISO/IEC 23001-7 §10.4
 */
export const cipherCbc = (
  sample: Buffer,
  subsamples: readonly Subsample[],
  { key, vector }: SampleCipher,
  { patterned, direction = 'encrypt' }: { readonly patterned: boolean; readonly direction?: Direction },
): void => {
  const step = patterned ? BLOCK * (1 + SKIP_BLOCKS) : BLOCK;
  const create = direction === 'encrypt' ? createCipheriv : createDecipheriv;
  for (const stretch of stretches(sample, subsamples)) {
    const blocks: Buffer[] = [];
    for (let at = 0; at + BLOCK <= stretch.length; at += step) blocks.push(stretch.subarray(at, at + BLOCK));
    const chain = create('aes-128-cbc', key, vector).setAutoPadding(false).update(Buffer.concat(blocks));
    blocks.forEach((block, index) => chain.copy(block, 0, index * BLOCK, (index + 1) * BLOCK));
  }
};
