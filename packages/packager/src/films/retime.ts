import { boxesOf, readDecodeTime, writeDecodeTime, writeSequenceNumber } from './boxes.js';

export interface Retiming {
  /** Ticks added to the decode time of every fragment. */
  readonly shift: bigint;
  /** Sequence number of the first fragment; later fragments continue from it. */
  readonly sequence: number;
}

/**
 * Copies a media segment with shifted timestamps, so that a looping film forms one endless timeline without a
 * discontinuity between loops.
 * @see ISO/IEC 14496-12 §8.8.12 (tfdt), §8.8.5 (mfhd)
 */
export const retimeSegment = (segment: Buffer, { shift, sequence }: Retiming): Buffer => {
  const copy = Buffer.from(segment);
  let next = sequence;
  for (const box of boxesOf(copy)) {
    if (box.type !== 'moof') continue;
    writeDecodeTime(copy, box, readDecodeTime(copy, box) + shift);
    writeSequenceNumber(copy, box, next);
    next += 1;
  }
  return copy;
};
