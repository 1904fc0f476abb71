import { playsInMediaSource } from '../engine/capabilities.js';

/** What the bytes of a segment are that no engine could play. */
export interface SegmentContent {
  /** Content type, for text. */
  readonly contentType?: string;
  /** Codecs in RFC 6381 notation that cannot be played from such a segment. */
  readonly codecs?: string;
}

const PACKET = 188;
const SYNC = 0x47;
/** How many packets may precede the tables of a stream. */
const MOST_PACKETS = 200;
/** Enough to tell formats of text apart. */
const HEAD = 200;

/** Stream types that the usual build of hls.js does not play from MPEG-TS. @see ISO/IEC 13818-1, table 2-34, and ATSC A/53 */
const UNPLAYED: ReadonlyMap<number, string> = new Map([
  [0x24, 'hvc1'],
  [0x33, 'vvc1'],
  [0x81, 'ac-3'],
  [0x87, 'ec-3'],
]);
/**
 * The types, in fragmented MP4, of what hls.js can unpack from MPEG-TS although its usual build leaves it out. The
 * profiles are those that every decoder of the codec has.
 */
const UNPACKED: ReadonlyMap<string, string> = new Map([
  ['hvc1', 'video/mp4; codecs="hvc1.1.6.L93.B0"'],
  ['ac-3', 'audio/mp4; codecs="ac-3"'],
]);
const PICTURES: ReadonlySet<number> = new Set([0x1b, 0x24, 0x33]);

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^<(?:!doctype html|html)/iu, 'text/html'],
  [/^(?:<\?xml|<\w)/u, 'application/xml'],
  [/^WEBVTT/u, 'text/vtt'],
  [/^#EXTM3U/u, 'application/vnd.apple.mpegurl'],
  [/^[[{]/u, 'application/json'],
];

/** The section that starts in a packet; null if none does. */
const sectionOf = (packet: Uint8Array): Uint8Array | null => {
  const control = packet[3] ?? 0;
  const payload = (control & 0x20) === 0 ? 4 : 5 + (packet[4] ?? 0);
  return ((packet[1] ?? 0) & 0x40) === 0 ? null : packet.subarray(payload + 1 + (packet[payload] ?? 0));
};

const numberAt = (bytes: Uint8Array, at: number, mask: number): number =>
  (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) & mask;

/** The types of the elementary streams of an MPEG-TS segment. */
const streamTypesOf = (bytes: Uint8Array): readonly number[] => {
  let table: number | null = null;
  for (let at = 0; at + PACKET <= bytes.length && at < MOST_PACKETS * PACKET; at += PACKET) {
    const packet = bytes.subarray(at, at + PACKET);
    const pid = numberAt(packet, 1, 0x1fff);
    const section = pid === 0 || pid === table ? sectionOf(packet) : null;
    if (section === null) continue;
    if (pid === 0) {
      table = numberAt(section, 10, 0x1fff);
      continue;
    }
    const end = Math.min(section.length, 3 + numberAt(section, 1, 0x0fff) - 4);
    const types: number[] = [];
    for (let entry = 12 + numberAt(section, 10, 0x0fff); entry + 5 <= end;) {
      types.push(section[entry] ?? 0);
      entry += 5 + numberAt(section, entry + 3, 0x0fff);
    }
    return types;
  }
  return [];
};

/** Raw audio may follow a tag with its time. @see https://id3.org/id3v2.4.0-structure */
const withoutTag = (bytes: Uint8Array): Uint8Array => {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return bytes;
  const size = [...bytes.subarray(6, 10)].reduce((sum, byte) => sum * 128 + byte, 0);
  return bytes.subarray(10 + size);
};

const isTransport = (bytes: Uint8Array): boolean =>
  bytes[0] === SYNC && (bytes.length === PACKET || bytes[PACKET] === SYNC);

/** @returns null if nothing is known to be wrong with the bytes */
export const contentOf = (data: ArrayBuffer): SegmentContent | null => {
  const bytes = new Uint8Array(data);
  if (isTransport(bytes)) {
    const types = streamTypesOf(bytes);
    const pictures = types.filter((type) => PICTURES.has(type));
    // Without its sound a film still plays, but not without its picture.
    const needed = pictures.length > 0 ? pictures : types;
    const codecs = needed.flatMap((type) => UNPLAYED.get(type) ?? []);
    return codecs.length > 0 && codecs.length === needed.length ? { codecs: codecs.join(',') } : null;
  }
  const sound = withoutTag(bytes);
  // The stream identification of E-AC-3 is 11 to 16. @see ETSI TS 102 366, E.1.3.1.6
  if (sound[0] === 0x0b && sound[1] === 0x77) return { codecs: (sound[5] ?? 0) >> 3 > 10 ? 'ec-3' : 'ac-3' };
  const head = new TextDecoder()
    .decode(bytes.subarray(0, HEAD))
    .replace(/^\uFEFF/u, '')
    .trimStart();
  const contentType = TEXTS.find(([pattern]) => pattern.test(head))?.[1];
  return contentType === undefined ? null : { contentType };
};

/**
 * Whether the browser plays more of a segment if hls.js unpacks the codecs that its usual build leaves out.
 * @param plays whether the browser plays a MIME type with codecs
 */
export const gainsFromUnpacking = (
  data: ArrayBuffer,
  plays: (type: string) => boolean = playsInMediaSource,
): boolean => {
  const bytes = new Uint8Array(data);
  const isPlayed = (codec: string): boolean => {
    const type = UNPACKED.get(codec);
    return type !== undefined && plays(type);
  };
  const needed = contentOf(data)?.codecs;
  if (needed !== undefined) return needed.split(',').every(isPlayed);
  const codecs = isTransport(bytes) ? streamTypesOf(bytes).flatMap((type) => UNPLAYED.get(type) ?? []) : [];
  return codecs.some(isPlayed);
};
