import type { FileHandle } from 'node:fs/promises';
import {
  createBuffer,
  hashBetween,
  hashOfIds,
  PART_BYTES,
  PartCutter,
  type FileParts,
} from './file-parts.js';

/** Where a file differs from its recorded parts. */
export interface ChangedRange {
  /** Parts before this one are as they were. */
  readonly from: number;
  /** Parts from this one on are as they were, perhaps at other offsets. */
  readonly to: number;
  /** Of its first byte. */
  readonly start: number;
  readonly bytes: Buffer;
  /** Of the file as it is now. */
  readonly length: number;
}

/** Where a part begins; the end of the file follows the last one. */
const offsetOf = ({ parts, length }: FileParts, index: number): number => parts[index]?.offset ?? length;
const firstOf = ({ parts, count }: FileParts, index: number): number => parts[index]?.first ?? count;

/** Parts that are as they were, from the beginning and from the end of a file. */
const equalParts = async (
  file: FileHandle,
  before: FileParts,
  length: number,
): Promise<{ readonly from: number; readonly to: number }> => {
  const { parts } = before;
  const moved = length - before.length;
  const buffer = createBuffer();
  const isEqual = async (index: number, start: number): Promise<boolean> => {
    const end = start + offsetOf(before, index + 1) - offsetOf(before, index);
    return end <= length && (await hashBetween(file, { start, end }, buffer)) === parts[index]?.hash;
  };
  let from = 0;
  // oxlint-disable no-await-in-loop -- one after the other, until one differs
  while (from < parts.length && (await isEqual(from, offsetOf(before, from)))) from += 1;
  const end = offsetOf(before, from);
  let to = parts.length;
  while (to > from) {
    const start = offsetOf(before, to - 1) + moved;
    // Bytes that are equal to the part before them and to the part after them must not count twice.
    if (start < end || !(await isEqual(to - 1, start))) break;
    to -= 1;
  }
  // oxlint-enable no-await-in-loop
  return { from, to };
};

/**
 * Compares a file with its recorded parts, with little memory besides that of the range which differs.
 * @param most bytes of the range
 * @returns `same`, also if the file was only touched; `much` if more bytes than these differ
 */
export const changedRange = async (
  file: FileHandle,
  before: FileParts,
  most: number,
): Promise<ChangedRange | 'same' | 'much'> => {
  const { size: length } = await file.stat();
  const moved = length - before.length;
  let { from, to } = await equalParts(file, before, length);
  if (from === before.parts.length && moved === 0) return 'same';
  // What was inserted between two parts belongs to one of them.
  if (from === to && to < before.parts.length) to += 1;
  else if (from === to) from -= 1;
  const start = offsetOf(before, from);
  const end = to === before.parts.length ? length : offsetOf(before, to) + moved;
  if (end - start > most) return 'much';
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(end - start), 0, end - start, start);
  // A file that is written at the same time may be shorter by now.
  return bytesRead < end - start ? 'much' : { from, to, start, bytes: buffer, length };
};

const COMMA = 0x2c;

/**
 * The elements of a range as a JSON list of their own. It is well-formed if and only if the file is, as the rest of it is
 * known to be.
 * @returns null if the range does not end as it must before further elements
 */
export const listOfRange = ({ parts }: FileParts, { from, to, bytes }: ChangedRange): string | null => {
  const isLast = to === parts.length;
  if (!isLast && bytes.at(-1) !== COMMA) return null;
  const text = isLast ? bytes.toString('utf8') : `${bytes.toString('utf8', 0, bytes.length - 1)}]`;
  return from === 0 ? text : `[${text}`;
};

/** Index of the first element of a range. */
export const firstOfRange = (before: FileParts, { from }: ChangedRange): number => firstOf(before, from);

/** Whether the elements of a range have the ids of those that were there before, in the same order. */
export const hasSameIds = (
  before: FileParts,
  { from, to }: ChangedRange,
  ids: readonly string[],
): boolean => {
  const first = firstOf(before, from);
  return (
    ids.length === firstOf(before, to) - first &&
    before.parts.slice(from, to).every((part, index) => {
      const next = firstOf(before, from + index + 1);
      return hashOfIds(ids.slice(part.first - first, next - first)) === part.ids;
    })
  );
};

/**
 * The parts of a file after a change of some elements.
 * @param ids of the elements of the range, which must be those that were there before
 */
export const withRange = (
  before: FileParts,
  { from, to, start, bytes, length }: ChangedRange,
  ids: readonly string[],
  partBytes = PART_BYTES,
): FileParts => {
  const moved = length - before.length;
  const range = { start, end: start + bytes.length, first: firstOf(before, from) };
  const cutter = new PartCutter(range, partBytes);
  cutter.push(bytes);
  return {
    length,
    count: before.count,
    parts: [
      ...before.parts.slice(0, from),
      ...cutter.finish(ids),
      ...before.parts
        .slice(to)
        .map(({ offset, first, hash, ids: own }) => ({ offset: offset + moved, first, hash, ids: own })),
    ],
  };
};
