import type { Client } from '@footlight/client';
import type { PageScopedData } from '@footlight/domain';
import type { CallError, Status } from '../calls/status.js';

/** Plain data that identifies an entry of a query. */
export type QueryParams = object;

/** For queries without params. */
export type NoParams = Readonly<Record<string, never>>;

/** Which page of a list: the first one, or the one after or before the loaded ones. */
export type Direction = 'first' | 'next' | 'previous';

export interface QueryRequest<P> {
  readonly client: Client;
  readonly params: P;
  readonly direction: Direction;
  /** Cursor from the adjacent page; null for the first. */
  readonly cursor: string | null;
  readonly signal: AbortSignal;
}

interface Page<I> {
  readonly items: readonly I[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Cursor of the previous page, for lists that load in both directions. */
  readonly previous?: string | null;
}

/** A list whose first page is part of another query's response. */
export interface Inner {
  readonly query: AnyQuery;
  readonly params: QueryParams;
  readonly response: unknown;
}

/** Declares data of the service: a document, or with `page` a list. */
export interface Query<P extends QueryParams, R, I = unknown> {
  readonly name: string;
  readonly fetch: (request: QueryRequest<P>) => Promise<R>;
  /** The list items of a response and its cursors. */
  readonly page?: (response: R, request: Pick<QueryRequest<P>, 'params' | 'direction'>) => Page<I>;
  /** Identifies an item within its list; default: its `type` and `id`, or its `id`. */
  readonly idOf?: (item: I) => string;
  /** The cursor after an item, for lists that change locally: a removed item cannot serve as a cursor. */
  readonly after?: (item: I) => string;
  /** Whether `data` is from the last page loaded, whose counts are more recent; otherwise from the first. */
  readonly usesLatestData?: boolean;
  /** Identifies an entry; default: all params. */
  readonly key?: (params: P) => string;
  /** Whether the loaded data is valid for these params, if `key` ignores some of them. */
  readonly holds?: (items: readonly I[], params: P) => boolean;
  /** Lists whose first pages are part of this response. */
  readonly inner?: (response: R, params: P) => readonly Inner[];
  /** The query whose response contains the first page. */
  readonly outer?: (params: P) => Omit<Inner, 'response'>;
  /** Removed when these pages are left. */
  readonly retainedFor?: PageScopedData;
}

// An entry only calls a query's methods with the query's own types.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyQuery = Query<any, any, any>;

export interface QueryState<R, I = unknown> {
  /** Status of the first page. Loaded data remains visible during a reload, and after its failure. */
  readonly status: Status;
  readonly error: CallError | null;
  readonly data: R | null;
  /** Items of all loaded pages. */
  readonly items: readonly I[];
  readonly hasMore: boolean;
  readonly hasPrevious: boolean;
  /** Status of the last load after the first page. */
  readonly more: Status;
  /** Status of the last load before the first page. */
  readonly previous: Status;
  /** Failure of a further page. */
  readonly moreError: CallError | null;
  /** Number of loaded pages; includes the one being requested until it fails. */
  readonly page: number;
  /** Failure of the last change, which has been reverted. */
  readonly changeError: CallError | null;
}

/** The part of a list that a change can modify. */
export interface Changeable<R, I> {
  readonly data: R | null;
  readonly items: readonly I[];
}
export type Change<R, I> = (current: Changeable<R, I>) => Changeable<R, I>;
