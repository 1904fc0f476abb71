import type { PlaybackData, PlaybackRequest } from '@footlight/domain';
import type { Protocol } from '../media/stream/stream-choice.js';
import type { LoadParams } from '../store/command-signatures.js';

interface StartOptions {
  /** Seconds; absent or null for the position where the viewer stopped. */
  readonly startAt?: number | null;
  /** Absent for the element's setting. */
  readonly autoplay?: boolean;
}

/** What to load: an id for the page's loader, playback data of the page, or a plain address. */
export type VideoSource =
  | LoadParams
  | (StartOptions & { readonly data: PlaybackData })
  | (StartOptions & AddressedSource);

/** A plain source: an address, or an object of the page. */
export interface AddressedSource extends SourceCandidate {
  /** Plays instead of the address. */
  readonly object?: MediaProvider;
  /** What is tried next if this cannot be opened. */
  readonly others?: readonly SourceCandidate[];
}

/** One of several sources of which the first that can be opened is played. */
export interface SourceCandidate {
  readonly src: string;
  /** Null if the address tells. */
  readonly protocol: Protocol | null;
  /** Called when it cannot be opened. */
  failed?(): void;
}

/** What to try after a source that could not be opened; null if there is nothing. */
export const nextSource = (source: VideoSource): VideoSource | null => {
  if (!('src' in source)) return null;
  source.failed?.();
  const { startAt = null } = source;
  const [next, ...others] = source.others ?? [];
  const { autoplay } = source;
  return next === undefined
    ? null
    : { ...next, others, startAt, ...(autoplay === undefined ? {} : { autoplay }) };
};

/**
 * @param position seconds; null for the start that the source names
 * @param plays whether it plays afterwards; undefined for the setting of the source
 */
export const continuedAt = (
  source: VideoSource,
  position: number | null,
  plays: true | undefined,
): VideoSource => ({
  ...source,
  ...(position === null ? {} : { startAt: position }),
  ...(plays === undefined ? {} : { autoplay: plays }),
});

/** Whether the source is a live event; playback data and addresses of the page count as what they say. */
export const kindOf = (source: VideoSource): 'vod' | 'live' => {
  if ('id' in source) return source.kind;
  return 'data' in source ? source.data.kind : 'vod';
};

/** The request to the loader; null if the page set playback data or an address itself. */
export const requestOf = (source: VideoSource): PlaybackRequest | null => {
  if (!('id' in source)) return null;
  const { startAt: _startAt, autoplay: _autoplay, ...request } = source;
  return request;
};
