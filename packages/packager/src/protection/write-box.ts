import type { Box } from '../films/boxes.js';

/** Writes a box with the given parts as content. @see ISO/IEC 14496-12 §4.2 */
export const writeBox = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0), 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...parts]);
};

export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Writes a full box: version and flags, then the given parts. */
export const writeFullBox = (
  type: string,
  { version = 0, flags = 0 }: { readonly version?: number; readonly flags?: number },
  ...parts: readonly Buffer[]
): Buffer => writeBox(type, uint32(version * 2 ** 24 + flags), ...parts);

/** The bytes with a box's content replaced. The caller must update the sizes of the enclosing boxes. */
export const withContent = (bytes: Buffer, box: Box, content: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, box.start), writeBox(box.type, content), bytes.subarray(box.end)]);
