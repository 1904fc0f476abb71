import type { Items } from './items.js';
import { renewedList } from './list-renewal.js';
import type { Change, Changeable, Direction, Query, QueryParams } from './query.js';

const nameOf = (item: unknown): string => {
  const { type, id } = item as { readonly type?: string; readonly id: string };
  return type === undefined ? id : `${type}:${id}`;
};

/** The loaded pages of one query, and the changes that are still being sent to the service. Requests nothing. */
export class LoadedPages<R, I> {
  readonly #query: Query<QueryParams, R, I>;
  readonly #items: Items;
  readonly #idOf: (item: I) => string;
  /** As on the service, without changes that are still being sent. */
  #base: Changeable<R, I> = { data: null, items: [] };
  #cursors: Readonly<Record<'next' | 'previous', string | null>> = { next: null, previous: null };
  #version: number;
  #pending: readonly { readonly apply: Change<R, I> }[] = [];
  #hasChanged = false;

  constructor(query: Query<QueryParams, R, I>, items: Items) {
    this.#query = query;
    this.#items = items;
    this.#idOf = query.idOf ?? nameOf;
    this.#version = items.version();
  }

  get isSending(): boolean {
    return this.#pending.length > 0;
  }

  /** Whether they were changed here since the first page was loaded. */
  get hasChanged(): boolean {
    return this.#hasChanged;
  }

  /** What is visible: with the changes that are still being sent. */
  shown() {
    const { next, previous } = this.#cursors;
    const isCurrent = !this.isSending && this.#version === this.#items.version();
    const current = isCurrent
      ? this.#base
      : this.#items.current(this.#pending.reduce((now, { apply }) => apply(now), this.#base));
    return { ...current, hasMore: next !== null, hasPrevious: previous !== null };
  }

  /** The data as on the service, with the current version of every item. */
  data(): R | null {
    return this.#items.current(this.#base.data);
  }

  isValidFor(params: QueryParams): boolean {
    return this.#query.holds?.(this.#base.items, params) ?? true;
  }

  /** The cursor that the next or previous page is requested with; null if there is none. */
  cursor(direction: 'next' | 'previous'): string | null {
    const last = direction === 'next' && this.#hasChanged ? this.shown().items.at(-1) : undefined;
    return last !== undefined && this.#query.after !== undefined
      ? this.#query.after(last)
      : this.#cursors[direction];
  }

  /** Applies changes of cached items. @returns whether there were any */
  look(): boolean {
    if (this.#version === this.#items.version()) return false;
    this.#version = this.#items.version();
    this.#base = this.#items.current(this.#base);
    return true;
  }

  /**
   * Replaces the first page.
   * @param isOther whether the loaded pages belong to another viewer
   * @returns the response with cached items, and whether the pages after the first were kept
   */
  takeFirst(response: R, params: QueryParams, isOther: boolean): { data: R; areLaterKept: boolean } {
    const data = this.#items.take(response);
    const fresh = this.#pageOf(data, params, 'first');
    const existing = { items: isOther ? [] : this.#base.items, next: this.#cursors.next };
    const list = renewedList(existing, fresh, this.#idOf);
    const areLaterKept = list !== fresh;
    this.#cursors = { next: list.next, previous: list.previous };
    this.#base = { data, items: areLaterKept ? this.#items.current(list.items) : list.items };
    this.#hasChanged = this.isSending;
    this.#version = this.#items.version();
    return { data, areLaterKept };
  }

  /** Adds a page. @returns the response with cached items */
  add(response: R, params: QueryParams, direction: 'next' | 'previous'): R {
    const data = this.#items.take(response);
    const fresh = this.#pageOf(data, params, direction);
    const ids = new Set(this.#base.items.map(this.#idOf));
    const added = fresh.items.filter((item) => !ids.has(this.#idOf(item)));
    const isNext = direction === 'next';
    this.#base = {
      data: this.#query.usesLatestData === true ? data : this.data(),
      items: this.#items.current(isNext ? [...this.#base.items, ...added] : [...added, ...this.#base.items]),
    };
    this.#cursors = { ...this.#cursors, [direction]: fresh[direction] };
    if (isNext) this.#hasChanged = this.isSending;
    this.#version = this.#items.version();
    return data;
  }

  /** Applies a change that the service has. */
  edit(apply: Change<R, I>): void {
    this.#base = this.#items.current(apply(this.#base));
    this.#hasChanged = true;
  }

  /**
   * Shows a change that is being sent.
   * @returns a function that no longer shows it, and returns whether it was still shown
   */
  begin(apply: Change<R, I>): () => boolean {
    const change = { apply };
    this.#pending = [...this.#pending, change];
    this.#hasChanged = true;
    return () => {
      const isShown = this.#pending.includes(change);
      this.#pending = this.#pending.filter((one) => one !== change);
      return isShown;
    };
  }

  /** Whether a change is still the viewer's. */
  isShowing(apply: Change<R, I>): boolean {
    return this.#pending.some((change) => change.apply === apply);
  }

  /** No longer shows the changes that are being sent, which are another viewer's. */
  forgetChanges(): void {
    this.#pending = [];
  }

  #pageOf(response: R, params: QueryParams, direction: Direction) {
    return {
      previous: null,
      ...(this.#query.page?.(response, { params, direction }) ?? { items: [], next: null }),
    };
  }
}
