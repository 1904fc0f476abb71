import { plainFilm } from './film-with-signals.js';

/** A caption of CEA-608, shown from the start of a segment on, up to the next one; null for none. */
type Caption = string | null;

const LINE_21 = { load: [0x14, 0x20], clear: [0x14, 0x2c], row15: [0x14, 0x70], show: [0x14, 0x2f] } as const;

/** Characters of line 21 have odd parity. */
const withParity = (code: number): number => {
  let ones = 0;
  for (let bits = code; bits > 0; bits >>= 1) ones += bits & 1;
  return ones % 2 === 0 ? code | 0x80 : code;
};

const pairsOf = (caption: Caption): (readonly number[])[] => {
  if (caption === null) return [[...LINE_21.clear]];
  const codes = new TextEncoder().encode(caption);
  const letters = Array.from({ length: Math.ceil(codes.length / 2) }, (_, at) => [
    codes[at * 2] ?? 0,
    codes[at * 2 + 1] ?? 0,
  ]);
  return [[...LINE_21.load], [...LINE_21.row15], ...letters, [...LINE_21.show]];
};

/**
 * A caption as a NAL unit of H.264, with its length before it.
 * @see ANSI/SCTE 128, section 8 (cc_data in SEI)
 */
const captionUnit = (caption: Caption): Uint8Array => {
  const triplets = pairsOf(caption).map(([first = 0, second = 0]) => [
    0xfc,
    withParity(first),
    withParity(second),
  ]);
  const head = new TextEncoder().encode('GA94');
  const data = [0xb5, 0x00, 0x31, ...head, 0x03, 0x40 | triplets.length, 0xff, ...triplets.flat(), 0xff];
  const unit = [0x06, 0x04, data.length, ...data, 0x80];
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

const [HAS_OFFSET, HAS_FIRST_FLAGS, HAS_DURATION, HAS_SIZE] = [0x1, 0x4, 0x100, 0x200] as const;

/** Puts a caption before the first picture of a fragmented segment. */
const captioned = (segment: ArrayBuffer, caption: Caption): Uint8Array => {
  const unit = captionUnit(caption);
  const bytes = new DataView(segment.slice(0));
  const trun = boxAt(bytes, ['moof', 'traf', 'trun'], 0, bytes.byteLength);
  const moof = boxAt(bytes, ['moof'], 0, bytes.byteLength);
  const mdat = boxAt(bytes, ['mdat'], moof.end, bytes.byteLength);
  const flags = bytes.getUint32(trun.start + 8) & 0xff_ff_ff;
  if ((flags & HAS_SIZE) === 0) throw new Error('The pictures of the segment have no sizes.');
  const first = trun.start + 16 + (flags & HAS_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  const size = first + (flags & HAS_DURATION ? 4 : 0);
  bytes.setUint32(size, bytes.getUint32(size) + unit.length);
  bytes.setUint32(mdat.start, bytes.getUint32(mdat.start) + unit.length);
  const at = mdat.start + 8;
  const whole = new Uint8Array(bytes.byteLength + unit.length);
  whole.set(new Uint8Array(bytes.buffer, 0, at));
  whole.set(unit, at);
  whole.set(new Uint8Array(bytes.buffer, at), at + unit.length);
  return whole;
};

const addressOf = (content: BlobPart, type: string): string =>
  URL.createObjectURL(new Blob([content], { type }));

/** The picture of the film, without sound, as HLS and DASH, with a caption in each of its first segments. */
export const filmWithCaptionsInside = async (
  captions: readonly Caption[],
): Promise<Readonly<Record<'hls' | 'dash', string>>> => {
  const manifest = await (await fetch(await plainFilm('DASH'))).text();
  const representation = /<Representation [\s\S]*?<\/Representation>/u.exec(manifest)?.[0] ?? '';
  const value = (pattern: RegExp): string => pattern.exec(representation)?.[1] ?? '';
  const bytes = await (await fetch(value(/<BaseURL>([^<]+)/u))).arrayBuffer();
  const cut = (range: string): ArrayBuffer => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return bytes.slice(from, to + 1);
  };
  const seconds = Number(value(/duration="(\d+)"/u)) / 1000;
  const init = addressOf(cut(value(/<Initialization range="([^"]+)"/u)), 'video/mp4');
  const ranges = [...representation.matchAll(/mediaRange="([^"]+)"/gu)].map(([, range = '']) => range);
  const segments = captions.map((caption, at) =>
    addressOf(captioned(cut(ranges[at] ?? ''), caption) as BlobPart, 'video/mp4'),
  );
  const codecs = value(/codecs="([^"]+)"/u);
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
  return {
    hls: addressOf(
      `#EXTM3U\n#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="English",LANGUAGE="en",INSTREAM-ID="CC1"\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="${codecs}",CLOSED-CAPTIONS="cc"\n${media}\n`,
      'application/vnd.apple.mpegurl',
    ),
    dash: addressOf(
      `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:full:2011"
  mediaPresentationDuration="PT${String(seconds * captions.length)}S">
  <Period start="PT0S">
    <AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true">
      <Accessibility schemeIdUri="urn:scte:dash:cc:cea-608:2015" value="CC1=eng" />
      <Representation id="v" bandwidth="200000" codecs="${codecs}">
        <SegmentList timescale="1000" duration="${String(seconds * 1000)}">
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
