import type { ContentItem } from '@footlight/contract';
import { startOfTitle, serviceDecision, type TitleDecision } from '../playback/access.js';
import { maySave, saveAction, type WatchlistSettings } from '../lists/watchlists.js';

/** Only the first items of a list are numbered. */
const POSITIONED_ITEMS = 10;

/** Why a title is locked, as far as a list shows it. */
export type CardLock = 'signed-out' | 'licence-missing' | 'geoblocked';

export interface CardContext {
  /** Position in the list, from 0. */
  readonly index: number;
  readonly showItemPosition: boolean;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What a card shows in addition to its picture. */
export interface CardState {
  readonly lock: CardLock | null;
  readonly live: boolean;
  /** Its start if in the future, in milliseconds since the epoch; otherwise null. */
  readonly startsAt: number | null;
  /** From 1; null for no number. */
  readonly position: number | null;
  readonly showTitle: boolean;
}

type Described = Pick<ContentItem, 'accessLevel'> &
  Partial<Pick<ContentItem, 'live' | 'startDate' | 'release'>>;

/**
 * The lock that a list shows for a decision. Null for none: titles that are not available online, or not yet, show that
 * on their page.
 *
 * ACC-16
 */
export const lockOf = (decision: TitleDecision): CardLock | null => {
  if (decision.kind === 'play' || decision.kind === 'wait' || decision.because === 'not-online') return null;
  return decision.because;
};

/** @see docs/rules/content.md CARD-1, CARD-2, CARD-3 */
export const describeCard = (item: Described, context: CardContext): CardState => {
  const startsAt = startOfTitle(item);
  return {
    lock: lockOf(serviceDecision(item)),
    live: item.live === true && (startsAt === null || startsAt <= context.now),
    startsAt: startsAt !== null && startsAt > context.now ? startsAt : null,
    position: context.showItemPosition && context.index < POSITIONED_ITEMS ? context.index + 1 : null,
    showTitle: context.titleDisplayMode === 'SHOW',
  };
};

/** Scale factors of cards under the pointer (CARD-4). */
export const CARD_SCALES = { card: 1.1, action: 1.2, carousel: 1.4 } as const;
export type CardEnlargement = keyof typeof CARD_SCALES;

/** Cards in a carousel or in a stack grow most; cards with buttons grow more than plain ones. */
export const enlargementOf = (card: {
  readonly inCarousel: boolean;
  readonly hasActions: boolean;
}): CardEnlargement => {
  if (card.inCarousel) return 'carousel';
  return card.hasActions ? 'action' : 'card';
};

export type CardToggle = 'favourite' | 'watchlist';

/**
 * The toggles of a card; none if the viewer may not save it. Without watchlists, a realm has only favourites. If it has
 * a favourites list of its own, one press marks a favourite, and the lists remain available next to it.
 *
 * @see docs/rules/content.md CARD-7
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
