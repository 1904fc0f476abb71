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

/** `VOD:1001`: what `lastSeen` names, for a video and a series may share an id. */
export const nameOfListed = ({ kind, contentId }: ListedKey): string => `${kind}:${contentId}`;

/** Reads {@link nameOfListed}; the kind is null for a bare id, which callers may send as well. */
export const listedOfName = (name: string): { kind: ListedKind | null; contentId: string } => {
  const kind = LISTED_KINDS.find((one) => name.startsWith(`${one}:`)) ?? null;
  return { kind, contentId: kind === null ? name : name.slice(kind.length + 1) };
};
