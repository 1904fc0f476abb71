import { boxesOf, readDecodeTime, writeDecodeTime, writeSequenceNumber } from './boxes.js';

export interface Retiming {
  /** Ticks added to the decode time of every fragment. */
  readonly shift: bigint;
  /** Sequence number of the first fragment; those after it count on. */
  readonly sequence: number;
}

/**
 * A copy of a media segment that plays at another time: what makes a looping film one endless timeline,
 * without a discontinuity at the seam.
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
