import type { EncryptionMode } from './content-keys.js';

/** A range of a sample: the number of clear bytes, then the number of encrypted bytes. */
export interface Subsample {
  readonly clear: number;
  readonly encrypted: number;
}

const BLOCK = 16;
/** Size of the length field before each NAL unit of a film. @see ISO/IEC 14496-15 §5.3.3 */
const LENGTH_BYTES = 4;
/** NAL unit types of slices. All other units (parameter sets, SEI) stay clear. @see ITU-T H.264 table 7-1 */
const SLICES: ReadonlySet<number> = new Set([1, 5]);
/** Clear bytes at the start of a slice unit, which cover its header. More would leave small pictures unencrypted. */
const CLEAR_LEAD = LENGTH_BYTES + 32;
/** `senc` stores the number of clear bytes in 16 bits. */
const MOST_CLEAR = 0xffff;

const splitClear = (clear: number, encrypted: number): Subsample[] => {
  const full = Math.max(0, Math.ceil(clear / MOST_CLEAR) - 1);
  return [
    ...Array.from({ length: full }, () => ({ clear: MOST_CLEAR, encrypted: 0 })),
    { clear: clear - full * MOST_CLEAR, encrypted },
  ];
};

/**
 * The clear and encrypted ranges of a video sample. Slice data is encrypted, headers are not.
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
    // CTR needs whole blocks to keep the key stream aligned; CBC leaves a partial last block clear by itself.
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

/** Audio samples are fully encrypted. */
export const audioSubsamples = (sample: Buffer): Subsample[] => [{ clear: 0, encrypted: sample.length }];
