import { requireBox, type Box } from '../films/boxes.js';

/** Flags and sizes in bytes of the `tfhd` fields before the default size. @see ISO/IEC 14496-12 §8.8.7 */
const BEFORE_DEFAULT_SIZE = [
  [0x01, 8],
  [0x02, 4],
  [0x08, 4],
] as const;
const DEFAULT_SIZE = 0x10;

/** Flags of the per-sample fields of `trun`, in order; four bytes each. @see ISO/IEC 14496-12 §8.8.8 */
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800] as const;
const SAMPLE_SIZE = 0x200;
const DATA_OFFSET = 0x01;
const FIRST_FLAGS = 0x04;

const flagsOf = (bytes: Buffer, box: Box): number => bytes.readUIntBE(box.content + 1, 3);

const defaultSize = (bytes: Buffer, traf: Box): number => {
  const header = requireBox(bytes, ['tfhd'], traf);
  const flags = flagsOf(bytes, header);
  if ((flags & DEFAULT_SIZE) === 0) return 0;
  const before = BEFORE_DEFAULT_SIZE.reduce(
    (sum, [flag, size]) => sum + ((flags & flag) === 0 ? 0 : size),
    0,
  );
  return bytes.readUInt32BE(header.content + 8 + before);
};

/** Position of the data offset in a fragment's only run. @throws {Error} if the run has no data offset */
export const dataOffsetPosition = (bytes: Buffer, traf: Box): number => {
  const run = requireBox(bytes, ['trun'], traf);
  if ((flagsOf(bytes, run) & DATA_OFFSET) === 0) throw new Error('A run does not say where its media are.');
  return run.content + 8;
};

/** Size in bytes of each sample of a fragment. */
export const readSampleSizes = (bytes: Buffer, traf: Box): number[] => {
  const run = requireBox(bytes, ['trun'], traf);
  const flags = flagsOf(bytes, run);
  const count = bytes.readUInt32BE(run.content + 4);
  if ((flags & SAMPLE_SIZE) === 0) return Array.from({ length: count }, () => defaultSize(bytes, traf));
  const present = SAMPLE_FIELDS.filter((flag) => (flags & flag) !== 0);
  const head = [DATA_OFFSET, FIRST_FLAGS].filter((flag) => (flags & flag) !== 0).length * 4;
  const first = run.content + 8 + head + present.indexOf(SAMPLE_SIZE) * 4;
  return Array.from({ length: count }, (_, at) => bytes.readUInt32BE(first + at * present.length * 4));
};
