import type { WatchlistEntry } from '@footlight/contract';
import { LISTED_KINDS, type ListedKind } from '../../database/schema/watchlists.js';

/** One thing in a list: an id means nothing without its kind. */
export interface ListedKey {
  readonly kind: ListedKind;
  readonly contentId: string;
}

/** The words that callers have for one kind. */
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

/** Reads `SEASON_VOD:7`, by any of the words that callers have for a kind; a bare id is a video's. */
export const listedOfEntry = (name: string): ListedKey => {
  const [word = '', ...rest] = name.split(':');
  return rest.length > 0 && Object.hasOwn(KINDS, word)
    ? { kind: KINDS[word as keyof typeof KINDS], contentId: rest.join(':') }
    : { kind: 'VOD', contentId: name };
};

/** `VOD:1001`: what `lastSeen` names, for a video and a series may share an id. */
export const nameOfListed = ({ kind, contentId }: ListedKey): string => `${kind}:${contentId}`;

/** Reads {@link nameOfListed}; the kind is null for a bare id, which callers may send as well. */
export const listedOfName = (name: string): { kind: ListedKind | null; contentId: string } => {
  const kind = LISTED_KINDS.find((one) => name.startsWith(`${one}:`)) ?? null;
  return { kind, contentId: kind === null ? name : name.slice(kind.length + 1) };
};
