import type { PlaybackData, PlaybackRequest } from '@footlight/domain';
import type { PlaylistItem } from '../core/playlist-item.js';
import type { Protocol } from '../media/stream/stream-choice.js';
import type { LoadParams } from '../store/command-signatures.js';

interface StartOptions {
  /** Seconds; absent or null for the position where the viewer stopped. */
  readonly startAt?: number | null;
  /** Absent for the element's setting. */
  readonly autoplay?: boolean;
}

/** A video of a list of the page. */
interface ListedSource extends StartOptions {
  readonly list: readonly PlaylistItem[];
  readonly at: number;
}

/** What to load: an id for the page's loader, playback data of the page, a plain address, or one of a list of them. */
export type VideoSource =
  | LoadParams
  | ListedSource
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
  plays: boolean | undefined,
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

/** The id of a video of a list. */
export const listedId = (list: readonly PlaylistItem[], at: number): string => list[at]?.id ?? String(at);

/** The source for an id that a list has; null if it has none. */
export const listedSource = (
  list: readonly PlaylistItem[],
  { id, startAt, autoplay }: LoadParams,
): ListedSource | null => {
  const at = list.findIndex((_item, position) => listedId(list, position) === id);
  if (at === -1) return null;
  return {
    list,
    at,
    ...(startAt === undefined ? {} : { startAt }),
    ...(autoplay === undefined ? {} : { autoplay }),
  };
};

/** The request for the video, which the loader answers unless it is of a list of the page; null for other sources. */
export const requestOf = (source: VideoSource): PlaybackRequest | null => {
  if ('list' in source) return { id: listedId(source.list, source.at), kind: 'vod' };
  if (!('id' in source)) return null;
  const { startAt: _startAt, autoplay: _autoplay, ...request } = source;
  return request;
};
