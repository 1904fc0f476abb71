import { boxesOf, requireBox, type Box } from '../films/boxes.js';

/** Bytes of a visual sample entry before its boxes, and of `stsd` before its entries. @see ISO/IEC 14496-12 §12.1.3 */
const VISUAL_ENTRY_BYTES = 78;
const TABLE_BYTES = 8;

/** The 32 compatibility flags in reverse order, as RFC 6381 wants them written. */
const reversed = (flags: number): number => {
  let result = 0;
  for (let bit = 0; bit < 32; bit += 1) result = (result * 2 + ((flags >>> bit) & 1)) >>> 0;
  return result;
};

/** @see ISO/IEC 14496-15 §5.3.3, RFC 6381 §3.3 */
const avc = (config: Buffer): string => `avc1.${config.toString('hex', 1, 4).toUpperCase()}`;

/** @see ISO/IEC 14496-15 §8.3.3, Annex E.3 */
const hevc = (config: Buffer): string => {
  const profile = config.readUInt8(1);
  const space = ['', 'A', 'B', 'C'][profile >> 6] ?? '';
  const tier = (profile & 0x20) === 0 ? 'L' : 'H';
  const constraints = [...config.subarray(6, 12)];
  const used = constraints.slice(0, constraints.findLastIndex((byte) => byte !== 0) + 1);
  return [
    'hvc1',
    `${space}${profile & 0x1f}`,
    reversed(config.readUInt32BE(2)).toString(16).toUpperCase(),
    `${tier}${config.readUInt8(12)}`,
    ...used.map((byte) => byte.toString(16).toUpperCase()),
  ].join('.');
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** @see https://aomediacodec.github.io/av1-isobmff/#codecsparam */
const av1 = (config: Buffer): string => {
  const [profileAndLevel, depth] = [config.readUInt8(1), config.readUInt8(2)];
  const profile = profileAndLevel >> 5;
  const level = twoDigits(profileAndLevel & 0x1f);
  const tier = (depth & 0x80) === 0 ? 'M' : 'H';
  const bits = (depth & 0x40) === 0 ? 8 : (depth & 0x20) === 0 ? 10 : 12;
  return `av01.${profile}.${level}${tier}.${twoDigits(bits)}`;
};

const WRITERS: ReadonlyMap<string, { readonly box: string; readonly write: (config: Buffer) => string }> =
  new Map([
    ['avc1', { box: 'avcC', write: avc }],
    ['hvc1', { box: 'hvcC', write: hevc }],
    ['av01', { box: 'av1C', write: av1 }],
  ]);

/**
 * The `codecs` value of a track of pictures, such as `avc1.64001F`, `hvc1.1.6.L93.90` or `av01.0.04M.08`.
 * @param init the beginning of its file, with its `moov`
 * @throws {Error} if it is of another codec
 */
export const videoCodecOf = (init: Buffer): string => {
  const table = requireBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const [entry] = boxesOf(init, table.content + TABLE_BYTES, table.end);
  const writer = WRITERS.get(entry?.type ?? '');
  if (entry === undefined || writer === undefined)
    throw new Error(
      `Found an entry ${entry?.type ?? 'none'}; expected one of ${[...WRITERS.keys()].join(', ')}.`,
    );
  const inside: Box[] = [...boxesOf(init, entry.content + VISUAL_ENTRY_BYTES, entry.end)];
  const config = inside.find(({ type }) => type === writer.box);
  if (config === undefined) throw new Error(`The entry ${entry.type} has no ${writer.box} box.`);
  return writer.write(init.subarray(config.content, config.end));
};
