import type { Fragment } from 'hls.js';
import { readWvttInit, readWvttSegment, type WrittenCue, type WvttTrack } from '../mp4/wvtt.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** @param seconds on the clock of the segments */
const timeOf = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${((ms / 1000) % 60).toFixed(3).padStart(6, '0')}`;
};

const blockOf = ({ id, start, end, text, settings }: WrittenCue): string =>
  [...(id === '' ? [] : [id]), `${timeOf(start)} --> ${timeOf(end)} ${settings}`.trimEnd(), text].join('\n');

/** An initialisation by its address and range. */
const keyOf = ({ url, byteRange }: Fragment): string => `${url} ${byteRange.join('-')}`;

interface AwaitedTrack {
  readonly promise: Promise<WvttTrack | null>;
  readonly resolve: (track: WvttTrack | null) => void;
}

const awaitedTrack = (): AwaitedTrack => {
  let resolve: AwaitedTrack['resolve'] = () => undefined;
  const promise = new Promise<WvttTrack | null>((settle) => (resolve = settle));
  return { promise, resolve };
};

const encode = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;

/** Rewrites what a text track consists of. */
export interface WvttReader {
  /** Call with each request for a part, so that a segment that arrives first waits for its initialisation. */
  requested(fragment: Fragment): void;
  /** Call with each request that has ended without data, so that nothing waits for it. */
  failed(fragment: Fragment): void;
  /** What hls.js reads in place of the data. */
  read(fragment: Fragment, data: ArrayBuffer): Promise<ArrayBuffer>;
}

/**
 * Rewrites WebVTT in fragmented MP4 as the WebVTT that hls.js understands: the initialisation as the head of a file, a
 * segment as its cues, with times on the clock of the stream. Other data is returned as it is.
 */
export const createWvttReader = (): WvttReader => {
  const tracks = new Map<string, AwaitedTrack>();
  return {
    requested(fragment) {
      const key = keyOf(fragment);
      if (fragment.sn === 'initSegment' && !tracks.has(key)) tracks.set(key, awaitedTrack());
    },
    failed(fragment) {
      const key = keyOf(fragment);
      tracks.get(key)?.resolve(null);
      // It may be requested again.
      if (fragment.sn === 'initSegment') tracks.delete(key);
    },
    async read(fragment, data) {
      const bytes = new DataView(data);
      if (fragment.sn === 'initSegment') {
        const track = readWvttInit(bytes);
        tracks.get(keyOf(fragment))?.resolve(track);
        return track === null ? data : encode(`${track.header.trimEnd() || 'WEBVTT'}\n\n`);
      }
      const { initSegment } = fragment;
      const track = initSegment === null ? null : await tracks.get(keyOf(initSegment))?.promise;
      if (!track) return data;
      try {
        return encode(`${readWvttSegment(bytes, track).map(blockOf).join('\n\n')}\n`);
      } catch {
        // A truncated segment yields no cues.
        return encode('');
      }
    },
  };
};
