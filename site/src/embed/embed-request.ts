import type { PlayerOptions } from '@footlight/embed';
import {
  ADDRESS_OPTIONS,
  FieldError,
  OPTIONS,
  PLAYER_OPTIONS,
  readText,
  type PlayerOptionName,
} from '@footlight/player-contract';

/** The request in a frame page's address: `/embed/<kind>/<id>` and its query. */
export interface EmbedRequest {
  readonly kind: 'vod' | 'live' | 'playlist';
  readonly id: string;
  readonly playlistId: string | null;
  readonly seasonId: string | null;
  readonly seriesId: string | null;
  /** Start position in seconds. */
  readonly startAt: number | null;
  readonly muted: boolean;
  /** Range 0–100. */
  readonly volume: number | null;
  /** Initial player options. */
  readonly options: PlayerOptions;
  /** Penpal channel. */
  readonly channel: string | null;
}

const ADDRESS = /^\/embed\/(?<kind>vod|live|playlist)\/(?<id>[^/]+)\/?$/u;

/** A flag is on if it is present with no value, `true` or `1`. */
const isOn = (value: string | null): boolean => value !== null && /^(?:|1|true)$/u.test(value);

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | null =>
  allowed.find((word) => word === value) ?? null;

const amount = (value: string | null, most = Infinity): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 && number <= most ? number : null;
};

/** Parses an option's text; undefined if it is invalid. */
const readOption = (name: PlayerOptionName, text: string): unknown => {
  const { kind } = OPTIONS[name];
  const value = kind === 'flag' || kind === 'onOrOff' ? isOn(text) : readText(kind, text);
  try {
    return PLAYER_OPTIONS[name].optional.read(value, name);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return undefined;
  }
};

const readOptions = (query: URLSearchParams): PlayerOptions =>
  Object.fromEntries(
    ADDRESS_OPTIONS.flatMap((name) => {
      const text = query.get(name);
      const value = text === null ? undefined : readOption(name, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Undefined if the encoding is invalid. */
const decoded = (word: string): string | undefined => {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
};

/** Parses an address of the frame page; undefined if it is not one. Invalid values count as absent. */
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
    startAt: amount(query.get('t')),
    muted: isOn(query.get('muted')),
    volume: amount(query.get('volume'), 100),
    options: readOptions(query),
    channel: query.get('channel'),
  };
};
