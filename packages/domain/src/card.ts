import type { ContentItem } from '@footlight/contract';

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
