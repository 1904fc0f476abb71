import type { EncryptionMode } from './content-keys.js';

/** A stretch of a sample: so many bytes left clear, then so many that are encrypted. */
export interface Subsample {
  readonly clear: number;
  readonly encrypted: number;
}

const BLOCK = 16;
/** Films are encoded with lengths of four bytes before each NAL unit. @see ISO/IEC 14496-15 §5.3.3 */
const LENGTH_BYTES = 4;
/** Slices; all other units (parameter sets, SEI) stay readable. @see ITU-T H.264 table 7-1 */
const SLICES: ReadonlySet<number> = new Set([1, 5]);
/** What stays clear at the start of a slice unit: its header must be readable. More would leave small pictures open. */
const CLEAR_LEAD = LENGTH_BYTES + 32;
/** `senc` counts clear bytes in 16 bits. */
const MOST_CLEAR = 0xffff;

const splitClear = (clear: number, encrypted: number): Subsample[] => {
  const full = Math.max(0, Math.ceil(clear / MOST_CLEAR) - 1);
  return [
    ...Array.from({ length: full }, () => ({ clear: MOST_CLEAR, encrypted: 0 })),
    { clear: clear - full * MOST_CLEAR, encrypted },
  ];
};

/**
 * Which bytes of a picture are encrypted: slice data, not headers.
 * @see ISO/IEC 23001-7 §9.5.2, §10.1, §10.4
 */
export const videoSubsamples = (sample: Buffer, mode: EncryptionMode): Subsample[] => {
  const found: Subsample[] = [];
  let clear = 0;
  for (let at = 0; at < sample.length;) {
    const length = sample.readUInt32BE(at) + LENGTH_BYTES;
    if (at + length > sample.length) throw new Error('A picture ends within one of its units.');
    const isSlice = SLICES.has(sample.readUInt8(at + LENGTH_BYTES) & 0x1f);
    const body = length - CLEAR_LEAD;
    // CTR wants whole blocks so that the key stream goes on evenly; CBC leaves a rest of a block clear by itself.
    const encrypted = !isSlice || body < BLOCK ? 0 : mode === 'cenc' ? body - (body % BLOCK) : body;
    clear += length - encrypted;
    if (encrypted > 0) {
      found.push(...splitClear(clear, encrypted));
      clear = 0;
    }
    at += length;
  }
  return clear === 0 ? found : [...found, ...splitClear(clear, 0)];
};

/** Sound is encrypted whole. */
export const audioSubsamples = (sample: Buffer): Subsample[] => [{ clear: 0, encrypted: sample.length }];
