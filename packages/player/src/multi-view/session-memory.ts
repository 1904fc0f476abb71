import { MULTI_VIEW_LAYOUTS, type MultiViewLayout } from './layout.js';
import { viewKey, type View, type ViewsState } from './views.js';

/** What the viewer made of the views that a page began with. */
interface Remembered {
  /** Keys of the views that the page asked for. */
  readonly asked: string;
  readonly layout: MultiViewLayout;
  readonly views: readonly View[];
  readonly chosen: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isView = (value: unknown): value is View =>
  isObject(value) && typeof value['id'] === 'string' && (value['kind'] === 'vod' || value['kind'] === 'live');

/** What lies in the storage was perhaps written by another release. */
const isRemembered = (value: unknown): value is Remembered =>
  isObject(value) &&
  typeof value['asked'] === 'string' &&
  MULTI_VIEW_LAYOUTS.some((layout) => layout === value['layout']) &&
  Array.isArray(value['views']) &&
  value['views'].every(isView);

const keysOf = (views: readonly View[]): string => views.map(viewKey).join(' ');

/** Keeps layout, places and choice for as long as the tab is open, where the browser lets it. */
export class SessionMemory {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** What was made of these views before; null where nothing was. */
  recall(asked: readonly View[]): Pick<ViewsState, 'layout' | 'views' | 'chosen'> | null {
    const kept = this.#read();
    return kept !== null && kept.asked === keysOf(asked) ? kept : null;
  }

  keep(asked: readonly View[], { layout, views, chosen }: ViewsState): void {
    const kept: Remembered = { asked: keysOf(asked), layout, views, chosen };
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing for this page: the next reload begins anew.
    }
  }

  #read(): Remembered | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#name) ?? 'null');
      return isRemembered(kept) ? kept : null;
    } catch {
      return null;
    }
  }
}
