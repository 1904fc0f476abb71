import { boxesOf, requireBox, type Box } from '../films/boxes.js';
import { trackSalt, type Protection } from './content-keys.js';
import { constantVector, type TrackKind } from './encrypt-init.js';
import { cipherCbc, cipherCtr } from './sample-cipher.js';
import { dataOffsetPosition, readSampleSizes } from './sample-sizes.js';
import { audioSubsamples, videoSubsamples, type Subsample } from './subsamples.js';
import { uint32, writeBox, writeFullBox } from './write-box.js';

export interface SegmentPlace {
  readonly track: string;
  readonly kind: TrackKind;
  /** Segment number in the film, from 0. */
  readonly number: number;
}

const HAS_SUBSAMPLES = 0x02;
/** Exceeds the samples of any segment, so that each sample of a track has a unique number and vector. */
const SAMPLES_STEP = 1024;
/** `saiz` stores the size of a sample's entry in eight bits. */
const LONGEST_ENTRY = 255;

/** An eight-byte vector, unique per sample of a film: the track's salt and the sample's number. */
const countedVector = (track: string, segment: number, sample: number): Buffer =>
  Buffer.concat([trackSalt(track, 4), uint32(segment * SAMPLES_STEP + sample)]);

const subsampleEntry = (subsamples: readonly Subsample[]): Buffer => {
  const bytes = Buffer.alloc(2 + 6 * subsamples.length);
  bytes.writeUInt16BE(subsamples.length, 0);
  subsamples.forEach(({ clear, encrypted }, at) => {
    bytes.writeUInt16BE(clear, 2 + at * 6);
    bytes.writeUInt32BE(encrypted, 4 + at * 6);
  });
  return bytes;
};

/** Encrypts one sample in place. Returns its `senc` entry, which players need to decrypt it. */
const encryptSample = (sample: Buffer, at: number, protection: Protection, place: SegmentPlace): Buffer => {
  const { mode, key } = protection;
  const { track, kind, number } = place;
  const isVideo = kind === 'video';
  const subsamples = isVideo ? videoSubsamples(sample, mode) : audioSubsamples(sample);
  const entry = isVideo ? subsampleEntry(subsamples) : Buffer.alloc(0);
  if (mode === 'cbcs') {
    cipherCbc(sample, subsamples, { key, vector: constantVector(track) }, { patterned: isVideo });
    return entry;
  }
  const counted = countedVector(track, number, at);
  cipherCtr(sample, subsamples, { key, vector: Buffer.concat([counted, Buffer.alloc(8)]) });
  return Buffer.concat([counted, entry]);
};

/** `saiz`, `saio` and `senc`, or an empty buffer if no sample has an entry. @see ISO/IEC 23001-7 §7 */
const encryptionBoxes = (entries: readonly Buffer[], kind: TrackKind, offsetInMoof: number): Buffer => {
  if (entries.every(({ length }) => length === 0)) return Buffer.alloc(0);
  if (entries.some(({ length }) => length > LONGEST_ENTRY)) {
    throw new Error('A picture has more slices than its entry can name.');
  }
  const sizes = writeFullBox(
    'saiz',
    {},
    Buffer.from([0]),
    uint32(entries.length),
    Buffer.from(entries.map(({ length }) => length)),
  );
  const offsetBytes = 20;
  const beforeEntries = 16;
  const offset = offsetInMoof + sizes.length + offsetBytes + beforeEntries;
  return Buffer.concat([
    sizes,
    writeFullBox('saio', {}, uint32(1), uint32(offset)),
    writeFullBox(
      'senc',
      { flags: kind === 'video' ? HAS_SUBSAMPLES : 0 },
      uint32(entries.length),
      ...entries,
    ),
  ]);
};

/** A fragment with the encryption boxes added to `moof` and with an encrypted `mdat`. */
const encryptFragment = (
  segment: Buffer,
  { moof, mdat, firstSample }: { readonly moof: Box; readonly mdat: Box; readonly firstSample: number },
  protection: Protection,
  place: SegmentPlace,
): { readonly bytes: Buffer; readonly samples: number } => {
  const traf = requireBox(segment, ['traf'], moof);
  if (traf.end !== moof.end) throw new Error('A fragment does not end with its one track.');
  const media = Buffer.from(segment.subarray(mdat.start, mdat.end));
  let at = mdat.content - mdat.start;
  const entries = readSampleSizes(segment, traf).map((size, index) => {
    const sample = media.subarray(at, at + size);
    at += size;
    return encryptSample(sample, firstSample + index, protection, place);
  });
  if (at !== media.length) throw new Error('The samples of a fragment do not fill its media.');

  const boxes = encryptionBoxes(entries, place.kind, moof.end - moof.start);
  const head = Buffer.from(segment.subarray(moof.start, moof.end));
  const dataOffset = dataOffsetPosition(segment, traf) - moof.start;
  head.writeInt32BE(head.readInt32BE(dataOffset) + boxes.length, dataOffset);
  const before = head.subarray(moof.content - moof.start, traf.start - moof.start);
  const track = writeBox('traf', head.subarray(traf.content - moof.start), boxes);
  return { bytes: Buffer.concat([writeBox('moof', before, track), media]), samples: entries.length };
};

/** Encrypts a copy of a media segment. */
export const encryptSegment = (segment: Buffer, protection: Protection, place: SegmentPlace): Buffer => {
  const out: Buffer[] = [];
  let moof: Box | undefined;
  let firstSample = 0;
  for (const box of boxesOf(segment)) {
    if (box.type === 'moof') {
      moof = box;
    } else if (box.type === 'mdat' && moof !== undefined) {
      const fragment = encryptFragment(segment, { moof, mdat: box, firstSample }, protection, place);
      out.push(fragment.bytes);
      firstSample += fragment.samples;
      moof = undefined;
    } else {
      out.push(segment.subarray(box.start, box.end));
    }
  }
  return Buffer.concat(out);
};
