/** What the address of the frame page asks for: `/embed/<kind>/<id>` and its query. */
export interface EmbedRequest {
  readonly kind: 'vod' | 'live' | 'playlist';
  readonly id: string;
  readonly playlistId: string | null;
  readonly seasonId: string | null;
  readonly seriesId: string | null;
  /** Seconds from the start. */
  readonly startAt: number | null;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly language: string | null;
  readonly protocol: 'hls' | 'dash' | null;
  /** Penpal channel. */
  readonly channel: string | null;
}

const ADDRESS = /^\/embed\/(?<kind>vod|live|playlist)\/(?<id>[^/]+)\/?$/u;

/** A flag is on when it stands there with no value, `true` or `1`. */
const isOn = (value: string | null): boolean => value !== null && /^(?:|1|true)$/u.test(value);

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | null =>
  allowed.find((word) => word === value) ?? null;

const seconds = (value: string | null): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
};

/** Undefined where it is not properly encoded. */
const decoded = (word: string): string | undefined => {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
};

/** Reads an address of the frame page; undefined when it is none. Values that make no sense count as absent. */
export const readEmbedRequest = ({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): EmbedRequest | undefined => {
  const { kind, id: word } = ADDRESS.exec(pathname)?.groups ?? {};
  const id = decoded(word ?? '');
  if (kind === undefined || id === undefined) return undefined;
  const query = new URLSearchParams(search);
  return {
    kind: oneOf(kind, ['vod', 'live', 'playlist']) ?? 'vod',
    id,
    playlistId: query.get('playlistId'),
    seasonId: query.get('seasonId'),
    seriesId: query.get('seriesId'),
    startAt: seconds(query.get('t')),
    autoplay: isOn(query.get('autoplay')),
    muted: isOn(query.get('muted')),
    language: query.get('language'),
    protocol: oneOf(query.get('protocol'), ['hls', 'dash']),
    channel: query.get('channel'),
  };
};
