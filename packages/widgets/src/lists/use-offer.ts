import type { ContentItem, PublicRealm } from '@footlight/contract';
import { maySave, saveAction } from '@footlight/domain';
import { vodQuery, type CallError } from '@footlight/state';
import { useEffect } from 'react';
import { useMaybeLoaded, useStoreState } from '../hooks/use-store.js';
import type { PageWatchlists } from './page-watchlists.js';
import type { ContentRef } from './watchlist-events.js';

export interface OfferQuestion {
  readonly lists: PageWatchlists;
  readonly contentRef: ContentRef | null;
  readonly list: { readonly owner: string | null } | null;
  readonly mode: 'lists' | 'favourites' | 'realm';
}

/** What the element offers its viewer, with the title's data if more than its id is known. */
export type Offer = { readonly item: ContentItem | null } & (
  | { readonly kind: 'waiting' | 'nothing' | 'guest' | 'add' | 'lists' | 'shared' | 'favourite' }
  | {
      readonly kind: 'failed';
      readonly error: CallError;
      /** Whether a retry would fail again. */
      readonly isFinal: boolean;
      readonly retry: () => void;
    }
);

const VIDEOS: ReadonlySet<string> = new Set(['VOD', 'VOD_VIDEO']);
const MISSING_CODES: ReadonlySet<string> = new Set(['VOD_NOT_FOUND', 'BAD_REQUEST', 'INVALID_FIELD']);

/** The offer without a title: shared lists are open to everybody, the viewer's own lists need a sign-in. */
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
  // Without watchlists a realm has only favourites (CARD-7).
  if (!watchlists.enabled || mode === 'favourites') return true;
  return mode === 'realm' && saveAction(watchlists) !== 'chooseWatchlist';
};

/**
 * What the element offers its viewer: the buttons of a video with granted access, and adding to a list for series,
 * seasons and playlists. Both need a sign-in.
 */
export const useOffer = ({ lists, contentRef, list, mode }: OfferQuestion): Offer => {
  const { status, error, user, realm, load } = useStoreState(lists.viewer);
  useEffect(() => void load(), [load]);
  const isSignedIn = user !== null && !user.isGuest;
  const isVideo = contentRef !== null && VIDEOS.has(contentRef.kind);
  const videoId = isVideo && isSignedIn ? contentRef.id : null;
  const vod = useMaybeLoaded(videoId === null ? null : lists.queries.entry(vodQuery, { id: videoId }));

  const none = { item: null } as const;
  if (status === 'failed' && error !== null)
    return { ...none, kind: 'failed', error, isFinal: false, retry: () => void load() };
  if (user === null || realm === null) return { ...none, kind: 'waiting' };
  if (contentRef === null) return { ...none, kind: offerOfLists(realm, user.isGuest, list?.owner ?? null) };
  if (user.isGuest) return { ...none, kind: 'guest' };
  // Favourites are videos only; series, seasons and playlists are added to lists whatever the realm's favourites mode
  // is.
  if (!isVideo) {
    const isOffered = realm.watchlists.enabled && mode !== 'favourites';
    return { ...none, kind: isOffered ? 'add' : 'nothing' };
  }
  const toggles = togglesFavourite(realm, mode);
  const details = vod?.data ?? null;
  if (vod?.status === 'failed' && vod.error !== null) {
    const isFinal = MISSING_CODES.has(vod.error.code);
    return { ...none, kind: 'failed', error: vod.error, isFinal, retry: () => void vod.retry() };
  }
  if (details === null) return { ...none, kind: 'waiting' };
  if (!maySave(details, user)) return { ...none, kind: 'nothing' };
  return { item: details, kind: toggles ? 'favourite' : 'add' };
};
