import type { SourceCandidate } from '../session/video-source.js';
import { playsType } from './playable-type.js';

const fail = (source: HTMLSourceElement): void => void source.dispatchEvent(new Event('error'));

const protocolOf = (type: string): SourceCandidate['protocol'] => {
  if (/mpegurl/iu.test(type)) return 'HLS';
  return /dash\+xml/iu.test(type) ? 'DASH' : null;
};

/**
 * The `<source>` children of an element that may play here, in order. Those that cannot, by their type or their media
 * query, dispatch `error`, and so do those that fail to load.
 * @param skipped called when one has failed to load, and the next one is tried
 * @see https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element
 */
export const sourceCandidates = (
  page: Element,
  media: HTMLVideoElement,
  skipped: () => void,
): readonly SourceCandidate[] => {
  const sources = [...page.children].filter((child) => child instanceof HTMLSourceElement);
  return sources.flatMap((source) => {
    const { src, type, media: query } = source;
    const isPossible =
      src !== '' &&
      (type === '' || playsType(media, type) !== '') &&
      (query === '' || globalThis.matchMedia(query).matches);
    if (!isPossible) queueMicrotask(() => fail(source));
    const failed = (): void => {
      skipped();
      fail(source);
    };
    return isPossible ? [{ src, protocol: protocolOf(type), failed }] : [];
  });
};

/** @throws {TypeError} for what no media element plays */
export const readSourceObject = (value: unknown): MediaProvider | null => {
  if (value === null || value === undefined) return null;
  const kinds = ['MediaStream', 'MediaSource', 'MediaSourceHandle', 'ManagedMediaSource', 'Blob'];
  const isProvider = kinds.some((name) => {
    const kind: unknown = Reflect.get(globalThis, name);
    return typeof kind === 'function' && value instanceof kind;
  });
  if (!isProvider)
    throw new TypeError(
      `srcObject must be null, a MediaStream, a MediaSource or a Blob, not ${Object.prototype.toString.call(value)}.`,
    );
  return value as MediaProvider;
};
