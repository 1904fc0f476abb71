import { BOX_HEADER_BYTES, readBoxHeader } from '../films/boxes.js';

export type CutPiece =
  | { readonly is: 'init'; readonly bytes: Buffer }
  /** A `moof` box and its `mdat`. */
  | { readonly is: 'fragment'; readonly bytes: Buffer };

/** A fragment lasts less than a second, so a larger box indicates invalid data. */
const LARGEST_BOX_BYTES = 64 * 1024 * 1024;

/** Splits a stream of fragmented MP4 into the initialisation segment and fragments. */
export const createFragmentCutter = () => {
  let rest: Buffer = Buffer.alloc(0);
  /** Boxes of the incomplete piece. */
  let open: Buffer[] = [];
  let hasInit = false;

  const take = (type: string, bytes: Buffer): CutPiece | undefined => {
    if (type === 'ftyp' || type === 'moof') open = [];
    // Skips other boxes, such as `mfra` at the end of a file, which are irrelevant to a stream.
    if (!['ftyp', 'moov', 'moof', 'mdat'].includes(type)) return undefined;
    open.push(bytes);
    if (type === 'moov' && !hasInit) {
      hasInit = true;
      return { is: 'init', bytes: Buffer.concat(open) };
    }
    if (type === 'mdat') {
      if (!hasInit || open.length < 2) throw new Error('A box mdat stands before any moof.');
      return { is: 'fragment', bytes: Buffer.concat(open) };
    }
    return undefined;
  };

  return {
    /**
     * Returns the pieces completed by these bytes.
     * @throws {Error} when the bytes are not fragmented MP4
     */
    push(bytes: Buffer): CutPiece[] {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const pieces: CutPiece[] = [];
      while (rest.length >= BOX_HEADER_BYTES) {
        const box = readBoxHeader(rest.subarray(0, BOX_HEADER_BYTES), 0, Number.MAX_SAFE_INTEGER);
        if (box.end > LARGEST_BOX_BYTES) throw new Error(`A box ${box.type} claims ${box.end} bytes.`);
        if (box.end > rest.length) break;
        const piece = take(box.type, rest.subarray(0, box.end));
        if (piece !== undefined) pieces.push(piece);
        rest = rest.subarray(box.end);
      }
      return pieces;
    },
  };
};
