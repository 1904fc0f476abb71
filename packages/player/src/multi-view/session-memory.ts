import { MULTI_VIEW_LAYOUTS, type MultiViewLayout } from './layout.js';
import { viewKey, type View, type ViewsState } from './views.js';

/** The viewer's changes to the views that a page started with. */
interface Remembered {
  /** Keys of the views that the page set. */
  readonly asked: string;
  readonly layout: MultiViewLayout;
  readonly views: readonly View[];
  readonly chosen: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isView = (value: unknown): value is View =>
  isObject(value) && typeof value['id'] === 'string' && (value['kind'] === 'vod' || value['kind'] === 'live');

/** The stored value may have been written by another release. */
const isRemembered = (value: unknown): value is Remembered =>
  isObject(value) &&
  typeof value['asked'] === 'string' &&
  MULTI_VIEW_LAYOUTS.some((layout) => layout === value['layout']) &&
  Array.isArray(value['views']) &&
  value['views'].every(isView);

const keysOf = (views: readonly View[]): string => views.map(viewKey).join(' ');

/** Stores the layout, the views and the selection for as long as the tab is open, if the browser allows it. */
export class SessionMemory {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The stored state for these views; null if there is none. */
  recall(pageViews: readonly View[]): Pick<ViewsState, 'layout' | 'views' | 'chosen'> | null {
    const stored = this.#read();
    return stored !== null && stored.asked === keysOf(pageViews) ? stored : null;
  }

  keep(pageViews: readonly View[], { layout, views, chosen }: ViewsState): void {
    const record: Remembered = { asked: keysOf(pageViews), layout, views, chosen };
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(record));
    } catch {
      // Storage is blocked: after a reload, the views are in their initial state.
    }
  }

  #read(): Remembered | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(this.#name) ?? 'null');
      return isRemembered(stored) ? stored : null;
    } catch {
      return null;
    }
  }
}
