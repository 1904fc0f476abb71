import type { ContentItem, PublicRealm } from '@footlight/contract';
import { maySave, saveAction } from '@footlight/domain';
import { vodQuery, type Failure } from '@footlight/state';
import { useEffect } from 'react';
import { useMaybeLoaded, useStoreState } from '../use-store.js';
import type { PageWatchlists } from './page-watchlists.js';
import type { ListedThing } from './watchlist-events.js';

export interface OfferQuestion {
  readonly lists: PageWatchlists;
  readonly thing: ListedThing | null;
  readonly list: { readonly owner: string | null } | null;
  readonly mode: 'lists' | 'favourites' | 'realm';
}

/** What the element has for its viewer, with the title where more than its id is known. */
export type Offer = { readonly item: ContentItem | null } & (
  | { readonly kind: 'waiting' | 'nothing' | 'guest' | 'add' | 'lists' | 'shared' | 'favourite' }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      /** Another try would end the same. */
      readonly isFinal: boolean;
      readonly retry: () => void;
    }
);

const VIDEOS: ReadonlySet<string> = new Set(['VOD', 'VOD_VIDEO']);
const GONE: ReadonlySet<string> = new Set(['VOD_NOT_FOUND', 'BAD_REQUEST', 'INVALID_FIELD']);

/** Of lists alone: one that was shared is open to all, one's own to those who are signed in. */
const offerOfLists = (
  { watchlists }: PublicRealm,
  isGuest: boolean,
  owner: string | null,
): 'nothing' | 'guest' | 'lists' | 'shared' => {
  if (!watchlists.enabled) return 'nothing';
  if (owner !== null) return 'shared';
  return isGuest ? 'guest' : 'lists';
};

const togglesFavourite = ({ watchlists }: PublicRealm, mode: OfferQuestion['mode']): boolean => {
  // Without watchlists a realm has favourites alone (CARD-7).
  if (!watchlists.enabled || mode === 'favourites') return true;
  return mode === 'realm' && saveAction(watchlists) !== 'chooseWatchlist';
};

/**
 * What the element has for its viewer: the buttons of a video with granted access, and for series, seasons and playlists
 * a way to add them, each to whoever is signed in.
 */
export const useOffer = ({ lists, thing, list, mode }: OfferQuestion): Offer => {
  const { status, failure, user, realm, load } = useStoreState(lists.viewer);
  useEffect(() => void load(), [load]);
  const isSignedIn = user !== null && !user.isGuest;
  const isVideo = thing !== null && VIDEOS.has(thing.kind);
  const videoId = isVideo && isSignedIn ? thing.id : null;
  const vod = useMaybeLoaded(videoId === null ? null : lists.queries.entry(vodQuery, { id: videoId }));

  const none = { item: null } as const;
  if (status === 'failed' && failure !== null)
    return { ...none, kind: 'failed', failure, isFinal: false, retry: () => void load() };
  if (user === null || realm === null) return { ...none, kind: 'waiting' };
  if (thing === null) return { ...none, kind: offerOfLists(realm, user.isGuest, list?.owner ?? null) };
  if (user.isGuest) return { ...none, kind: 'guest' };
  // Favourites are videos: a series, season or playlist is added to a list whatever the realm has for them.
  if (!isVideo) {
    const isOffered = realm.watchlists.enabled && mode !== 'favourites';
    return { ...none, kind: isOffered ? 'add' : 'nothing' };
  }
  const toggles = togglesFavourite(realm, mode);
  const details = vod?.data ?? null;
  if (vod?.status === 'failed' && vod.failure !== null) {
    const isFinal = GONE.has(vod.failure.code);
    return { ...none, kind: 'failed', failure: vod.failure, isFinal, retry: () => void vod.retry() };
  }
  if (details === null) return { ...none, kind: 'waiting' };
  if (!maySave(details, user)) return { ...none, kind: 'nothing' };
  return { item: details, kind: toggles ? 'favourite' : 'add' };
};
