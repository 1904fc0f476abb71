import type { ContentItem } from '@footlight/contract';
import { startOfTitle, verdictAsTold, type TitleVerdict } from '../access/access.js';
import { maySave, saveAction, type WatchlistSettings } from './watchlists.js';

/** Position numbers stand on the first items of a list only. */
const POSITIONED_ITEMS = 10;

/** What stands between a viewer and a title, as far as a list says it. */
export type CardLock = 'signed-out' | 'licence-missing' | 'geoblocked';

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

/**
 * The lock that a list shows for a verdict; null where it shows none: what is not played online, or not yet, says so on
 * its page.
 *
 * ACC-16
 */
export const lockOf = (verdict: TitleVerdict): CardLock | null => {
  if (verdict.kind === 'play' || verdict.kind === 'wait' || verdict.because === 'not-online') return null;
  return verdict.because;
};

/** @see docs/rules/cards.md CARD-1, CARD-2, CARD-3 */
export const describeCard = (item: Described, context: CardContext): CardState => {
  const startsAt = startOfTitle(item);
  return {
    lock: lockOf(verdictAsTold(item)),
    live: item.live === true && (startsAt === null || startsAt <= context.now),
    startsAt: startsAt !== null && startsAt > context.now ? startsAt : null,
    position: context.showItemPosition && context.index < POSITIONED_ITEMS ? context.index + 1 : null,
    showTitle: context.titleDisplayMode === 'SHOW',
  };
};

/** How far a card grows under the pointer (CARD-4). */
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
 * The toggles on a card, of which there are none where the viewer may not save. Without watchlists a realm has
 * favourites alone; where it keeps a list of favourites of its own, one press marks a favourite and the lists stay within
 * reach beside it.
 *
 * @see docs/rules/cards.md CARD-7
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
