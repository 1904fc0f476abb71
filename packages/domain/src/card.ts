import type { ContentItem } from '@footlight/contract';
import { maySave, saveAction, type WatchlistSettings } from './watchlists.js';

/** Position numbers stand on the first items of a list only. */
export const POSITIONED_ITEMS = 10;

export type CardLock = 'signIn' | 'purchase' | 'geoblocked';

export interface CardContext {
  /** Place in the list, from 0. */
  readonly index: number;
  readonly showItemPosition: boolean;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What a card says beside its picture. */
export interface CardState {
  readonly lock: CardLock | null;
  readonly live: boolean;
  /** When it begins, if that is still to come; milliseconds since the epoch. */
  readonly startsAt: number | null;
  /** From 1; null where no number stands. */
  readonly position: number | null;
  readonly showTitle: boolean;
}

type Described = Pick<ContentItem, 'accessLevel'> &
  Partial<Pick<ContentItem, 'live' | 'startDate' | 'release'>>;

const LOCKS: Readonly<Record<ContentItem['accessLevel'], CardLock | null>> = {
  GRANTED: null,
  GRANTED_ON_SIGN_IN: 'signIn',
  DENIED: 'purchase',
  GEOBLOCKED: 'geoblocked',
};

/** What stands between a viewer and a title; null where nothing does. */
export const lockOf = (accessLevel: ContentItem['accessLevel']): CardLock | null => LOCKS[accessLevel];

/** @see specification 000 §2 “Content cards and their links” */
export const describeCard = (item: Described, context: CardContext): CardState => {
  const start = item.startDate ?? (item.release?.type === 'PREMIERE' ? item.release.scheduledAt : undefined);
  const startsAt = start === undefined ? null : Date.parse(start);
  return {
    lock: lockOf(item.accessLevel),
    live: item.live === true && (startsAt === null || startsAt <= context.now),
    startsAt: startsAt !== null && startsAt > context.now ? startsAt : null,
    position: context.showItemPosition && context.index < POSITIONED_ITEMS ? context.index + 1 : null,
    showTitle: context.titleDisplayMode === 'SHOW',
  };
};

/** How far a card grows under the pointer (specification 000 §2). */
export const CARD_SCALES = { card: 1.1, action: 1.2, carousel: 1.4 } as const;
export type CardEnlargement = keyof typeof CARD_SCALES;

/** Cards in a carousel or stacked over one another grow most, those with buttons on them more than plain ones. */
export const enlargementOf = (card: {
  readonly inCarousel: boolean;
  readonly hasActions: boolean;
}): CardEnlargement => {
  if (card.inCarousel) return 'carousel';
  return card.hasActions ? 'action' : 'card';
};

export type CardToggle = 'favourite' | 'watchlist';

/**
 * The toggles on a card, of which there are none where the viewer may not save. “Watchlists are used only if
 * watchlistsEnabled; otherwise favourites”; where the realm keeps a list of favourites of its own, one press marks
 * a favourite and the lists stay within reach beside it.
 *
 * @see specification 000 §4 “Watchlist add flow”, “Favourites”
 */
export const togglesOf = (
  item: Pick<ContentItem, 'type' | 'accessLevel'>,
  settings: WatchlistSettings,
  viewer: { readonly isGuest: boolean },
): readonly CardToggle[] => {
  if (!maySave(item, viewer)) return [];
  if (!settings.enabled) return ['favourite'];
  return saveAction(settings) === 'chooseWatchlist' ? ['watchlist'] : ['favourite', 'watchlist'];
};
