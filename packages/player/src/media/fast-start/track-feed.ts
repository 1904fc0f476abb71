import type { MediaNetwork } from '../network/network.js';
import type { MediaSegment } from '../network/network-options.js';
import { append } from './append.js';
import { fetchPiece, readBytes, type Arriving, type ResponseCache } from './answers.js';
import { takeSegmentEarly } from './early-segments.js';
import { segmentAt, type MediaPlaylist, type Piece, type Segment } from './media-playlist.js';
import { decodeTimeOf, timescaleOf } from './segment-time.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** The number of bytes received, and since when. */
export interface Traffic {
  bytes: number;
  /** `performance.now()` time; null before the first byte. */
  since: number | null;
}

/** Seconds from the playlist's clock to the media's; all tracks use that of the video, as in hls.js. */
export interface ClockShift {
  readonly found: Promise<number>;
  report(seconds: number): void;
}

/** If no `moof` box is found within this many bytes of a segment, the search ends. */
const MOST_BEFORE_MOOF = 1 << 18;

/** Seconds; smaller differences between the clock and the playlist are rounding errors. */
const SAME_TIME = 0.001;

const joined = (one: Bytes, other: Bytes): Bytes => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/** Feeds the source buffer of one track with its segments, in chunks as they arrive. */
export class TrackFeed {
  readonly #buffer: SourceBuffer;
  readonly #playlist: MediaPlaylist;
  readonly #cache: ResponseCache;
  readonly #network: MediaNetwork | null;
  readonly #rendition: Pick<MediaSegment, 'track' | 'bandwidth'>;
  readonly #traffic: Traffic;
  readonly #shift: ClockShift;
  readonly #leads: boolean;
  #next: number;
  #hasStarted = false;
  #last: Segment | null = null;

  constructor(
    buffer: SourceBuffer,
    playlist: MediaPlaylist,
    from: number,
    shared: {
      readonly cache: ResponseCache;
      readonly network: MediaNetwork | null;
      readonly rendition: Pick<MediaSegment, 'track' | 'bandwidth'>;
      readonly traffic: Traffic;
      readonly shift: ClockShift;
      readonly leads: boolean;
    },
  ) {
    this.#buffer = buffer;
    this.#playlist = playlist;
    this.#next = segmentAt(playlist, from);
    this.#cache = shared.cache;
    this.#network = shared.network;
    this.#rendition = shared.rendition;
    this.#traffic = shared.traffic;
    this.#shift = shared.shift;
    this.#leads = shared.leads;
  }

  /** The next segment; undefined at the end. */
  get next(): Segment | undefined {
    return this.#playlist.segments[this.#next];
  }

  /** Requests and appends the next segment, preceded by the initialisation for the first one. @throws {Error} */
  async feed(signal: AbortSignal): Promise<void> {
    const segment = this.next;
    if (segment === undefined) return;
    this.#next += 1;
    const arriving = this.#request(segment, 'media', segment.duration, signal);
    if (this.#hasStarted) {
      await this.#pour(await arriving, segment, signal);
      return;
    }
    // Handled here because the initialisation may fail first; otherwise the error is thrown by the await below.
    arriving.catch(() => undefined);
    this.#hasStarted = true;
    const { init } = this.#playlist;
    const answer = await readBytes(await this.#request(init, 'init', null, signal));
    await append(this.#buffer, answer.body, signal);
    await this.#pourFirst(await arriving, segment, new Uint8Array(answer.body), signal);
    // Kept only now, because a successful first segment shows that it is valid.
    this.#cache.keep(init, answer);
  }

  /** Holds back the first bytes until they contain their time, so that they are placed where the playlist specifies. */
  async #pourFirst(response: Arriving, segment: Segment, init: Bytes, signal: AbortSignal): Promise<void> {
    const timescale = timescaleOf(init);
    if (timescale === null) throw new Error('The initialisation segment is not of one plain track.');
    let head: Bytes | null = new Uint8Array();
    await this.#read(response, segment, async (bytes) => {
      if (head === null) return append(this.#buffer, bytes, signal);
      head = joined(head, bytes);
      const time = decodeTimeOf(head);
      if (time === null && head.length > MOST_BEFORE_MOOF)
        throw new Error('The segment contains no decode time.');
      if (time === null) return;
      if (this.#leads) this.#shift.report(time / timescale - segment.start);
      const shift = await this.#shift.found;
      signal.throwIfAborted();
      if (Math.abs(shift) > SAME_TIME) this.#buffer.timestampOffset = -shift;
      const first = head;
      head = null;
      await append(this.#buffer, first, signal);
    });
    if (head !== null) throw new Error('The segment ended before its decode time.');
  }

  #pour(response: Arriving, segment: Segment, signal: AbortSignal): Promise<void> {
    return this.#read(response, segment, (bytes) => append(this.#buffer, bytes, signal));
  }

  #request(
    piece: Piece,
    part: MediaSegment['part'],
    duration: number | null,
    signal: AbortSignal,
  ): Promise<Arriving> {
    const network = this.#network;
    const early = network === null ? takeSegmentEarly(piece, signal) : undefined;
    const segment = { ...this.#rendition, part, duration };
    return early ?? fetchPiece(piece, { signal, network }, { type: 'segment', segment });
  }

  async #read(
    { response, requested, answered }: Arriving,
    segment: Segment,
    take: (bytes: Bytes) => Promise<void>,
  ): Promise<void> {
    const reader = response.body?.getReader();
    if (reader === undefined) throw new Error('The response has no body.');
    const traffic = this.#traffic;
    traffic.since ??= answered;
    const chunks: Bytes[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      traffic.bytes += value.length;
      chunks.push(value);
      await take(value);
    }
    // hls.js starts with the segment in which the buffer ends, so the last segment is the one that is kept.
    if (this.#last !== null) this.#cache.take(this.#last);
    this.#last = segment;
    const body = await new Blob(chunks).arrayBuffer();
    this.#cache.keep(segment, { body, url: response.url, requested, answered, ended: performance.now() });
  }
}
