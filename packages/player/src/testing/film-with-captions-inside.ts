import { DtvccPackets } from './dtvcc-packets.js';
import { plainFilm } from './film-with-signals.js';
import { line21, type Caption } from './line-21.js';
import { joined, type Bytes } from './mp4-boxes.js';

type Triplets = readonly (readonly number[])[];

/** Bytes within a unit must not look like its start. @see ITU-T H.264, section 7.4.1.1 */
const escaped = (bytes: readonly number[]): readonly number[] => {
  const written: number[] = [];
  for (const byte of bytes) {
    const isStart = byte <= 3 && written.at(-1) === 0 && written.at(-2) === 0;
    written.push(...(isStart ? [3, byte] : [byte]));
  }
  return written;
};

/**
 * Caption data as a NAL unit of H.264, with its length before it.
 * @see ANSI/SCTE 128-1, section 8 (cc_data in SEI)
 */
const captionUnit = (triplets: Triplets): Bytes => {
  const head = new TextEncoder().encode('GA94');
  const data = [0xb5, 0x00, 0x31, ...head, 0x03, 0x40 | triplets.length, 0xff, ...triplets.flat(), 0xff];
  const unit = [0x06, ...escaped([0x04, data.length, ...data, 0x80])];
  return new Uint8Array([0, 0, 0, unit.length, ...unit]);
};

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const boxesIn = (bytes: DataView, from: number, to: number): Box[] => {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; at += bytes.getUint32(at)) {
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => bytes.getUint8(at + offset)));
    boxes.push({ type, start: at, end: at + bytes.getUint32(at) });
  }
  return boxes;
};

const boxAt = (bytes: DataView, path: readonly string[], from: number, to: number): Box => {
  const [name, ...rest] = path;
  const box = boxesIn(bytes, from, to).find(({ type }) => type === name);
  if (box === undefined) throw new Error(`The segment has no ${String(name)}.`);
  return rest.length === 0 ? box : boxAt(bytes, rest, box.start + 8, box.end);
};

const [HAS_OFFSET, HAS_FIRST_FLAGS, HAS_DURATION, HAS_SIZE, HAS_FLAGS, HAS_SHIFT] = [
  0x1, 0x4, 0x100, 0x200, 0x400, 0x800,
] as const;

const FIELD = 4;

/** The offsets of the sizes of the pictures in a fragmented segment. */
const sizesOf = (bytes: DataView): ((picture: number) => number) => {
  const trun = boxAt(bytes, ['moof', 'traf', 'trun'], 0, bytes.byteLength);
  const flags = bytes.getUint32(trun.start + 8) & 0xff_ff_ff;
  if ((flags & HAS_SIZE) === 0) throw new Error('The pictures of the segment have no sizes.');
  const count = (...among: readonly number[]): number =>
    among.filter((flag) => (flags & flag) !== 0).length * FIELD;
  const first = trun.start + 16 + count(HAS_OFFSET, HAS_FIRST_FLAGS) + count(HAS_DURATION);
  return (picture) => first + picture * count(HAS_DURATION, HAS_SIZE, HAS_FLAGS, HAS_SHIFT);
};

const moveClock = (bytes: DataView, ticks: number): void => {
  for (const { type, start, end } of boxesIn(bytes, 0, bytes.byteLength)) {
    if (type !== 'moof') continue;
    const { start: at } = boxAt(bytes, ['traf', 'tfdt'], start + 8, end);
    if (bytes.getUint8(at + 8) === 1)
      bytes.setBigUint64(at + 12, bytes.getBigUint64(at + 12) + BigInt(ticks));
    else bytes.setUint32(at + 12, bytes.getUint32(at + 12) + ticks);
  }
};

/** Puts a unit before each of the first pictures of a fragmented segment, and moves its clock. */
const withUnits = (segment: ArrayBuffer, units: readonly Bytes[], ticks: number): Bytes => {
  const bytes = new DataView(segment.slice(0));
  const sizeAt = sizesOf(bytes);
  const moof = boxAt(bytes, ['moof'], 0, bytes.byteLength);
  const mdat = boxAt(bytes, ['mdat'], moof.end, bytes.byteLength);
  moveClock(bytes, ticks);
  const parts: Bytes[] = [];
  let at = mdat.start + 8;
  for (const [picture, unit] of units.entries()) {
    const size = bytes.getUint32(sizeAt(picture));
    parts.push(unit, new Uint8Array(bytes.buffer, at, size));
    at += size;
    bytes.setUint32(sizeAt(picture), size + unit.length);
    bytes.setUint32(mdat.start, bytes.getUint32(mdat.start) + unit.length);
  }
  const whole = [new Uint8Array(bytes.buffer, 0, mdat.start + 8), ...parts, new Uint8Array(bytes.buffer, at)];
  return joined(whole);
};

const addressOf = (content: BlobPart, type: string): string =>
  URL.createObjectURL(new Blob([content], { type }));

/** What a film has within its pictures: captions for each of its first segments. */
export interface CaptionsInside {
  /** The first channel of CEA-608. */
  readonly channel?: readonly Caption[];
  /** The services of CEA-708, by their number. */
  readonly services?: Readonly<Record<number, readonly Caption[]>>;
  /** What the manifests name, such as CC1 or SERVICE1, with its language. */
  readonly named: Readonly<Record<string, string>>;
  /** Seconds, the time of the first picture on the clock of the segments. */
  readonly from?: number;
  /** Changes the caption data of a segment. */
  readonly damage?: (triplets: Triplets, segment: number) => Triplets;
}

/** Codes of ISO 639-2, which manifests of DASH have here. */
const LONG: Readonly<Record<string, string>> = { en: 'eng', es: 'spa', fr: 'fra' };

/** The caption data of each segment, in groups for one picture each. */
const dataOf = ({ channel = [], services = {}, damage = (one) => one }: CaptionsInside, segments: number) => {
  const packets = new DtvccPackets();
  return Array.from({ length: segments }, (_, at): readonly Triplets[] => [
    ...(channel.length === 0 ? [] : [line21(channel[at] ?? null)]),
    ...Object.entries(services).map(([service, captions]) =>
      damage(packets.caption(Number(service), captions[at] ?? null), at),
    ),
  ]);
};

/** The picture of the film, without sound, as HLS and DASH, with captions in its first segments. */
export const filmWithCaptionsInside = async (
  captions: CaptionsInside,
): Promise<Readonly<Record<'hls' | 'dash', string>>> => {
  const { channel = [], services = {}, named, from = 0 } = captions;
  const count = Math.max(channel.length, ...Object.values(services).map(({ length }) => length));
  const manifest = await (await fetch(await plainFilm('DASH'))).text();
  const representation = /<Representation [\s\S]*?<\/Representation>/u.exec(manifest)?.[0] ?? '';
  const value = (pattern: RegExp): string => pattern.exec(representation)?.[1] ?? '';
  const bytes = await (await fetch(value(/<BaseURL>([^<]+)/u))).arrayBuffer();
  const cut = (range: string): ArrayBuffer => {
    const [start = 0, end = 0] = range.split('-').map(Number);
    return bytes.slice(start, end + 1);
  };
  const seconds = Number(value(/duration="(\d+)"/u)) / 1000;
  const head = cut(value(/<Initialization range="([^"]+)"/u));
  const init = addressOf(head, 'video/mp4');
  const times = boxAt(new DataView(head), ['moov', 'trak', 'mdia', 'mdhd'], 0, head.byteLength);
  const ticks = from * new DataView(head).getUint32(times.start + 20);
  const ranges = [...representation.matchAll(/mediaRange="([^"]+)"/gu)].map(([, range = '']) => range);
  const segments = dataOf(captions, count).map((pictures, at) =>
    addressOf(withUnits(cut(ranges[at] ?? ''), pictures.map(captionUnit), ticks), 'video/mp4'),
  );
  const [codecs, width, height] = ['codecs', 'width', 'height'].map((name) =>
    value(new RegExp(`${name}="([^"]+)"`, 'u')),
  );
  const media = addressOf(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${String(Math.ceil(seconds))}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
      `#EXT-X-MAP:URI="${init}"`,
      ...segments.flatMap((segment) => [`#EXTINF:${String(seconds)},`, segment]),
      '#EXT-X-ENDLIST',
    ].join('\n'),
    'application/vnd.apple.mpegurl',
  );
  const names = Object.entries(named).map(([id, language]) => ({ id, language, name: `Captions ${id}` }));
  const property = (kind: 608 | 708, value: string): string =>
    value === ''
      ? ''
      : `<Accessibility schemeIdUri="urn:scte:dash:cc:cea-${String(kind)}:2015" value="${value}" />`;
  const long = (language: string): string => LONG[language] ?? language;
  return {
    hls: addressOf(
      [
        '#EXTM3U',
        ...names.map(
          ({ id, name, language }) =>
            `#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="${name}",LANGUAGE="${language}",INSTREAM-ID="${id}"`,
        ),
        `#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=${String(width)}x${String(height)},CODECS="${String(codecs)}",CLOSED-CAPTIONS="cc"`,
        media,
        '',
      ].join('\n'),
      'application/vnd.apple.mpegurl',
    ),
    dash: addressOf(
      `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:full:2011"
  mediaPresentationDuration="PT${String(seconds * count)}S">
  <Period start="PT0S">
    <AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true">
      ${property(
        608,
        names.flatMap(({ id, language }) => (id.startsWith('CC') ? `${id}=${long(language)}` : [])).join(';'),
      )}
      ${property(
        708,
        names
          .flatMap(({ id, language }) =>
            id.startsWith('SERVICE') ? `${id.slice('SERVICE'.length)}=lang:${long(language)}` : [],
          )
          .join(';'),
      )}
      <Representation id="v" bandwidth="200000" codecs="${String(codecs)}">
        <SegmentList timescale="1000" duration="${String(seconds * 1000)}" presentationTimeOffset="${String(from * 1000)}">
          <Initialization sourceURL="${init}" />
          ${segments.map((segment) => `<SegmentURL media="${segment}" />`).join('')}
        </SegmentList>
      </Representation>
    </AdaptationSet>
  </Period>
</MPD>`,
      'application/dash+xml',
    ),
  };
};
