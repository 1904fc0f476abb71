import {
  discardEmulationPreventionBytes,
  parseSei,
  parseUserData,
} from 'mux.js/lib/tools/caption-packet-parser.js';
import type { CaptionData } from '../../text/cea-708.js';
import { boxesOf, findBox, partOf, textOf } from './boxes.js';
import { sampleDefaults, segmentSamples, type SampleDefaults } from './samples.js';

/** A video track whose pictures may carry captions: of H.264 or H.265. */
export interface CaptionedTrack {
  readonly id: number;
  /** Ticks per second. */
  readonly timescale: number;
  readonly isHevc: boolean;
  readonly defaults: SampleDefaults;
}

/** Bytes of the header of a video sample entry. */
const VIDEO_ENTRY = 78;
/** Bytes before the entries of a list: version, flags and count. */
const LIST_HEAD = 8;

const trackOf = (track: DataView, bytes: DataView): CaptionedTrack | null => {
  const header = findBox(track, ['tkhd']);
  const times = findBox(track, ['mdia', 'mdhd']);
  const handler = findBox(track, ['mdia', 'hdlr']);
  const entries = findBox(track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (header === null || times === null || handler === null || entries === null) return null;
  if (textOf(partOf(handler, 8, 12)) !== 'vide') return null;
  const [entry] = boxesOf(partOf(entries, LIST_HEAD));
  const configuration = entry === undefined ? null : partOf(entry.content, VIDEO_ENTRY);
  const isHevc = configuration !== null && findBox(configuration, ['hvcC']) !== null;
  if (configuration === null || !(isHevc || findBox(configuration, ['avcC']) !== null)) return null;
  const id = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
  const timescale = times.getUint32(times.getUint8(0) === 1 ? 20 : 12);
  return timescale === 0 ? null : { id, timescale, isHevc, defaults: sampleDefaults(bytes, id) };
};

/**
 * Reads the initialisation of a video.
 * @returns null if the bytes are none, or if the codec has no captions within its pictures
 */
export const readCaptionedTrack = (bytes: DataView): CaptionedTrack | null => {
  const movie = findBox(bytes, ['moov']);
  for (const { type, content } of movie === null ? [] : boxesOf(movie)) {
    const track = type === 'trak' ? trackOf(content, bytes) : null;
    if (track !== null) return track;
  }
  return null;
};

/** Bytes of the size before each NAL unit. */
const UNIT_SIZE = 4;
/** Types of NAL units with supplemental enhancement information; of H.265, before and after the picture. */
const INFORMATION = { avc: 6, hevc: [39, 40] } as const;

/** The supplemental enhancement information of a picture, without the headers of its units. */
function* informationIn(picture: DataView, isHevc: boolean): Generator<Uint8Array> {
  for (let at = 0; at + UNIT_SIZE < picture.byteLength;) {
    const size = picture.getUint32(at);
    const start = at + UNIT_SIZE;
    at = start + size;
    if (size === 0) continue;
    if (at > picture.byteLength) return;
    const head = picture.getUint8(start);
    const isInformation = isHevc
      ? INFORMATION.hevc.some((type) => type === ((head >> 1) & 0x3f))
      : (head & 0x1f) === INFORMATION.avc;
    if (!isInformation) continue;
    const skipped = isHevc ? 2 : 1;
    yield new Uint8Array(picture.buffer, picture.byteOffset + start + skipped, Math.max(0, size - skipped));
  }
}

const captionDataIn = (information: Uint8Array): Uint8Array | null => {
  const message = parseSei(discardEmulationPreventionBytes(information));
  return message.payload === undefined ? null : parseUserData(message);
};

/**
 * The caption data of a segment, on the track’s own clock, in the order in which its pictures are shown.
 * @throws {RangeError} for a truncated segment
 * @see ANSI/SCTE 128-1, section 8.1; ITU-T H.264, section D.1.6
 */
export const captionDataOf = (
  bytes: DataView,
  { id, timescale, isHevc, defaults }: CaptionedTrack,
): readonly CaptionData[] => {
  const data: CaptionData[] = [];
  for (const { start, content } of segmentSamples(bytes, defaults, id))
    for (const information of informationIn(content, isHevc)) {
      const found = captionDataIn(information);
      if (found !== null) data.push({ time: start / timescale, bytes: found });
    }
  return data.toSorted((one, other) => one.time - other.time);
};
