import { DEFAULT_LAYOUT, LAYOUT_SIZES, MOST_VIEWS, type MultiViewLayout } from './layout.js';

/** A video in a multi-view. */
export interface View {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

/** The state of a multi-view. */
export interface ViewsState {
  readonly layout: MultiViewLayout;
  /** In the order of their places; never more than the layout has places. */
  readonly views: readonly View[];
  /** Key of the selected view; null if there are no views. */
  readonly chosen: string | null;
  /** Views that did not fit into a smaller layout; a larger layout restores them. */
  readonly aside: readonly View[];
}

/** Includes the kind, because a video and an event may have the same id. */
export const viewKey = ({ id, kind }: View): string => `${kind}:${id}`;

const isOther =
  (key: string) =>
  (view: View): boolean =>
    viewKey(view) !== key;

/** The same layout if it has enough places, else the smallest one that has. */
const roomFor = (count: number, layout: MultiViewLayout): MultiViewLayout => {
  if (LAYOUT_SIZES[layout] >= count) return layout;
  return count > LAYOUT_SIZES.threeUp ? 'quad' : 'threeUp';
};

/** The same layout unless it would have an empty place. */
const withoutGaps = (count: number, layout: MultiViewLayout): MultiViewLayout => {
  if (LAYOUT_SIZES[layout] <= count || LAYOUT_SIZES[layout] === 2) return layout;
  return count === LAYOUT_SIZES.threeUp ? 'threeUp' : DEFAULT_LAYOUT;
};

/**
 * Creates the state for some videos; duplicates and videos beyond the fourth are dropped.
 * @param layout the requested layout; defaults to `twoUp`, or the smallest one for all videos
 */
export const beginViews = (wanted: readonly View[], layout: MultiViewLayout | null = null): ViewsState => {
  const unique = [...new Map(wanted.map((view) => [viewKey(view), view])).values()].slice(0, MOST_VIEWS);
  const size = layout === null ? MOST_VIEWS : Math.max(LAYOUT_SIZES[layout], 1);
  const views = unique.slice(0, size);
  const [first] = views;
  return {
    layout: roomFor(views.length, layout ?? DEFAULT_LAYOUT),
    views,
    chosen: first === undefined ? null : viewKey(first),
    aside: unique.slice(size),
  };
};

export const chooseView = (state: ViewsState, key: string): ViewsState =>
  state.views.some((view) => viewKey(view) === key) ? { ...state, chosen: key } : state;

/** Adds a video, in a larger layout if necessary; if there are four already, it replaces the selected one. */
export const addView = (state: ViewsState, view: View): ViewsState => {
  const key = viewKey(view);
  if (state.views.some((other) => viewKey(other) === key)) return chooseView(state, key);
  const aside = state.aside.filter(isOther(key));
  if (state.views.length === MOST_VIEWS)
    return {
      ...state,
      aside,
      views: state.views.map((other) => (viewKey(other) === state.chosen ? view : other)),
      chosen: key,
    };
  const views = [...state.views, view];
  return { views, aside, layout: roomFor(views.length, state.layout), chosen: state.chosen ?? key };
};

/** Removes a video and its place; if it was selected, its neighbour is selected. */
export const removeView = (state: ViewsState, key: string): ViewsState => {
  const index = state.views.findIndex((view) => viewKey(view) === key);
  if (index === -1) return state;
  const views = state.views.filter(isOther(key));
  const heir = views[Math.min(index, views.length - 1)];
  return {
    ...state,
    views,
    layout: withoutGaps(views.length, state.layout),
    chosen: state.chosen === key ? (heir === undefined ? null : viewKey(heir)) : state.chosen,
  };
};

/** Swaps the videos of two places. */
export const swapViews = (state: ViewsState, one: number, other: number): ViewsState => {
  const [first, second] = [state.views[one], state.views[other]];
  if (first === undefined || second === undefined || one === other) return state;
  return { ...state, views: state.views.with(one, second).with(other, first) };
};

/** Changes the layout. A smaller layout sets the last views aside, but never the selected one. */
export const changeLayout = (state: ViewsState, layout: MultiViewLayout): ViewsState => {
  const size = LAYOUT_SIZES[layout];
  const all = [...state.views, ...state.aside];
  const visible = all.slice(0, size);
  const chosen = all.find((view) => viewKey(view) === state.chosen);
  const views = chosen === undefined || visible.includes(chosen) ? visible : visible.with(size - 1, chosen);
  return { ...state, layout, views, aside: all.filter((view) => !views.includes(view)) };
};
