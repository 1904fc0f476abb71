import type { Client } from '@footlight/client';
import type { HeldForPages } from '@footlight/domain';
import type { Failure, Status } from '../calls/status.js';

/** What names an entry among those of its query: plain data. */
export type QueryParams = object;

/** Which page of a list: the one to begin with, or one after or before what is held. */
export type Direction = 'first' | 'next' | 'previous';

export interface Asked<P> {
  readonly client: Client;
  readonly params: P;
  readonly direction: Direction;
  /** What the page before named as the way to this one; null for the first. */
  readonly cursor: string | null;
  readonly signal: AbortSignal;
}

export interface Page<I> {
  readonly items: readonly I[];
  /** Names the way to the page after it; null at the end. */
  readonly next: string | null;
  /** Of lists that are read both ways. */
  readonly previous?: string | null;
}

/** A list whose first page comes with the reply of another query. */
export interface Inner {
  readonly query: AnyQuery;
  readonly params: QueryParams;
  readonly reply: unknown;
}

/** Declares something that is read of the service: a document, or with `page` a list. */
export interface Query<P extends QueryParams, R, I = unknown> {
  readonly name: string;
  readonly fetch: (asked: Asked<P>) => Promise<R>;
  /** What a reply holds of the list, and how it goes on. */
  readonly page?: (reply: R, asked: Pick<Asked<P>, 'params' | 'direction'>) => Page<I>;
  /** Names an item within its list; by default its `type` and `id`, or its `id`. */
  readonly idOf?: (item: I) => string;
  /** The cursor behind an item, for lists that are changed here: what is gone cannot say where a page begins. */
  readonly after?: (item: I) => string;
  /** Whether `data` is of the newest page, whose counts are truer; else of the first. */
  readonly tellsNewest?: boolean;
  /** What tells entries apart; by default all params. */
  readonly key?: (params: P) => string;
  /** Whether what is held answers these params too, where `key` leaves some of them out. */
  readonly holds?: (items: readonly I[], params: P) => boolean;
  /** Lists of their own whose first pages come with this reply. */
  readonly inner?: (reply: R, params: P) => readonly Inner[];
  /** Whose reply the first page comes with. */
  readonly outer?: (params: P) => Omit<Inner, 'reply'>;
  /** Dropped when these pages are left. */
  readonly heldFor?: HeldForPages;
}

// Methods of a query are called with its own types only, which its entry holds together.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyQuery = Query<any, any, any>;

export interface QueryState<R, I = unknown> {
  /** Of the first page. What is held stays on show while it is loading again, and where that failed. */
  readonly status: Status;
  readonly failure: Failure | null;
  readonly data: R | null;
  /** Of all pages held. */
  readonly items: readonly I[];
  readonly hasMore: boolean;
  readonly hasPrevious: boolean;
  /** Of the last page after the first. */
  readonly more: Status;
  /** Of the last page before the first. */
  readonly previous: Status;
  /** Why a later page did not come. */
  readonly moreFailure: Failure | null;
  /** Pages held; counts up as another is asked for, and down again where it does not come. */
  readonly page: number;
  /** Why the last change was undone. */
  readonly changeFailure: Failure | null;
}

/** What a change makes of a list. */
export interface Changeable<R, I> {
  readonly data: R | null;
  readonly items: readonly I[];
}
export type Change<R, I> = (held: Changeable<R, I>) => Changeable<R, I>;

/** One thing that is read of the service, and all that can be done with it. */
export interface Entry<R, I = unknown> {
  readonly getState: () => QueryState<R, I>;
  /** Whoever subscribes looks at it: it is kept, and renewed for another reader. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for it unless it is fresh; joins a load that is under way. */
  readonly load: () => Promise<void>;
  /** Asks for the first page again, fresh or not. What had been read after it stays. */
  readonly renew: () => Promise<void>;
  /** The page after what is held. Ignored at the end, while another is under way, and after a failure. */
  readonly loadMore: () => Promise<void>;
  /** The page before what is held. */
  readonly loadPrevious: () => Promise<void>;
  /** Repeats what failed. */
  readonly retry: () => Promise<void>;
  /**
   * Changes the list at once and tells the service, one change after the other. Undone where that fails.
   * @returns why it failed
   */
  readonly change: (apply: Change<R, I>, tell: () => Promise<unknown>) => Promise<Failure | null>;
  /** Takes over a change that the service knows of. */
  readonly edit: (apply: Change<R, I>) => void;
  readonly clearChangeFailure: () => void;
}
