import type { WatchlistEntry } from '@footlight/contract';
import { LISTED_KINDS, type ListedKind } from '../../../database/schema/watchlists.js';

/** An item of a list. Ids are unique only within their kind. */
export interface ListedKey {
  readonly kind: ListedKind;
  readonly contentId: string;
}

/** The kinds, by the names that callers use for them. */
const KINDS: Readonly<Record<WatchlistEntry['contentType'], ListedKind>> = {
  VOD: 'VOD',
  VOD_VIDEO: 'VOD',
  SEASON_VOD: 'SEASON',
  VOD_SEASON: 'SEASON',
  PLAYLIST: 'PLAYLIST',
  VOD_PLAYLIST: 'PLAYLIST',
  SERIES: 'SERIES',
  VOD_SERIES: 'SERIES',
  NEWS: 'NEWS',
};

export const listedKind = (contentType: WatchlistEntry['contentType']): ListedKind => KINDS[contentType];

/** Parses `SEASON_VOD:7` with any name of a kind; an id without a kind is a video. */
export const listedOfEntry = (name: string): ListedKey => {
  const [word = '', ...rest] = name.split(':');
  return rest.length > 0 && Object.hasOwn(KINDS, word)
    ? { kind: KINDS[word as keyof typeof KINDS], contentId: rest.join(':') }
    : { kind: 'VOD', contentId: name };
};

/** For example `VOD:1001`; used in `lastSeen`, because a video and a series may have the same id. */
export const nameOfListed = ({ kind, contentId }: ListedKey): string => `${kind}:${contentId}`;

/** Parses the result of {@link nameOfListed}; the kind is null for an id without one, which callers may also send. */
export const listedOfName = (name: string): { kind: ListedKind | null; contentId: string } => {
  const kind = LISTED_KINDS.find((one) => name.startsWith(`${one}:`)) ?? null;
  return { kind, contentId: kind === null ? name : name.slice(kind.length + 1) };
};
