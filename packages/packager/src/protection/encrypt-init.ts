import { findBox, requireBox } from '../films/boxes.js';
import type { Protection } from './content-keys.js';
import { trackSalt } from './content-keys.js';
import { uint32, withContent, writeBox, writeFullBox } from './write-box.js';

/** The common system id, which lists key ids for all key systems. @see https://www.w3.org/TR/eme-initdata-cenc/ */
const COMMON_SYSTEM = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');
const SCHEME_VERSION = 0x00010000;
const COUNTED_VECTOR_BYTES = 8;
const CONSTANT_VECTOR_BYTES = 16;
/** Pattern of `cbcs`: video has one encrypted block and nine clear ones, audio is fully encrypted. */
const PATTERN = { video: 0x19, audio: 0x00 } as const;

export type TrackKind = keyof typeof PATTERN;

/** The constant initialisation vector of a `cbcs` track. */
export const constantVector = (track: string): Buffer => trackSalt(track, CONSTANT_VECTOR_BYTES);

/** @see ISO/IEC 23001-7 §8.2 */
const trackEncryption = ({ mode, keyId }: Protection, track: string, kind: TrackKind): Buffer =>
  mode === 'cbcs'
    ? writeFullBox(
        'tenc',
        { version: 1 },
        Buffer.from([0, PATTERN[kind], 1, 0]),
        keyId,
        Buffer.from([CONSTANT_VECTOR_BYTES]),
        constantVector(track),
      )
    : writeFullBox('tenc', {}, Buffer.from([0, 0, 1, COUNTED_VECTOR_BYTES]), keyId);

/** Gives a sample entry the type of an encrypted one and adds a `sinf` with the original format and the scheme. */
const protectEntry = (entry: Buffer, protection: Protection, track: string, kind: TrackKind): Buffer => {
  const scheme = writeBox(
    'sinf',
    writeBox('frma', entry.subarray(4, 8)),
    writeFullBox('schm', {}, Buffer.from(protection.mode, 'latin1'), uint32(SCHEME_VERSION)),
    writeBox('schi', trackEncryption(protection, track, kind)),
  );
  return writeBox(kind === 'video' ? 'encv' : 'enca', entry.subarray(8), scheme);
};

/** Replaces the content of the box at `path` and updates the sizes of its ancestors. */
const rewrite = (bytes: Buffer, path: readonly string[], change: (content: Buffer) => Buffer): Buffer => {
  const [type = '', ...deeper] = path;
  const box = requireBox(bytes, [type]);
  const content = bytes.subarray(box.content, box.end);
  return withContent(bytes, box, deeper.length === 0 ? change(content) : rewrite(content, deeper, change));
};

/** Bytes before the entries of `stsd`: version, flags and entry count. */
const BEFORE_ENTRIES = 8;

/**
 * Rewrites an initialisation segment so that it declares its track as encrypted.
 * @see ISO/IEC 23001-7 §8
 */
export const encryptInit = (init: Buffer, protection: Protection, track: string, kind: TrackKind): Buffer => {
  const declared = rewrite(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'], (content) => {
    if (content.readUInt32BE(4) !== 1) throw new Error(`Track ${track} has more than one sample entry.`);
    const entry = content.subarray(BEFORE_ENTRIES);
    return Buffer.concat([content.subarray(0, BEFORE_ENTRIES), protectEntry(entry, protection, track, kind)]);
  });
  if (findBox(declared, ['moov', 'pssh']) !== undefined)
    throw new Error(`Track ${track} is protected already.`);
  const header = writeFullBox('pssh', { version: 1 }, COMMON_SYSTEM, uint32(1), protection.keyId, uint32(0));
  return rewrite(declared, ['moov'], (content) => Buffer.concat([content, header]));
};
