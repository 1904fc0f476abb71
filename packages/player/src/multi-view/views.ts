import { DEFAULT_LAYOUT, LAYOUT_SIZES, MOST_VIEWS, type MultiViewLayout } from './layout.js';

/** A video in a multi-view. */
export interface View {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

/** Which videos stand where, and which of them is heard. */
export interface ViewsState {
  readonly layout: MultiViewLayout;
  /** In the order of their places; never more than the layout shows. */
  readonly views: readonly View[];
  /** Key of the view that is heard and steered; null while there is none. */
  readonly chosen: string | null;
  /** Views that a smaller layout had no place for; a larger one brings them back. */
  readonly aside: readonly View[];
}

/** A video and an event may share an id. */
export const viewKey = ({ id, kind }: View): string => `${kind}:${id}`;

const isOther =
  (key: string) =>
  (view: View): boolean =>
    viewKey(view) !== key;

/** The layout itself where it holds so many, else the smallest that does. */
const roomFor = (count: number, layout: MultiViewLayout): MultiViewLayout => {
  if (LAYOUT_SIZES[layout] >= count) return layout;
  return count > LAYOUT_SIZES.threeUp ? 'quad' : 'threeUp';
};

/** The layout itself unless a place of it would be left empty. */
const withoutGaps = (count: number, layout: MultiViewLayout): MultiViewLayout => {
  if (LAYOUT_SIZES[layout] <= count || LAYOUT_SIZES[layout] === 2) return layout;
  return count === LAYOUT_SIZES.threeUp ? 'threeUp' : DEFAULT_LAYOUT;
};

/**
 * Begins with some videos; what comes twice or is beyond four is left out.
 * @param layout the wish; by default `twoUp`, or the smallest that holds them all.
 */
export const beginViews = (wanted: readonly View[], layout: MultiViewLayout | null = null): ViewsState => {
  const unique = [...new Map(wanted.map((view) => [viewKey(view), view])).values()].slice(0, MOST_VIEWS);
  const places = layout === null ? MOST_VIEWS : Math.max(LAYOUT_SIZES[layout], 1);
  const views = unique.slice(0, places);
  const [first] = views;
  return {
    layout: roomFor(views.length, layout ?? DEFAULT_LAYOUT),
    views,
    chosen: first === undefined ? null : viewKey(first),
    aside: unique.slice(places),
  };
};

export const chooseView = (state: ViewsState, key: string): ViewsState =>
  state.views.some((view) => viewKey(view) === key) ? { ...state, chosen: key } : state;

/** Adds a video, in a larger layout where need be; with four already, in place of the chosen one. */
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

/** Takes a video out, and the place that it leaves; its neighbour is heard where it was. */
export const removeView = (state: ViewsState, key: string): ViewsState => {
  const place = state.views.findIndex((view) => viewKey(view) === key);
  if (place === -1) return state;
  const views = state.views.filter(isOther(key));
  const heir = views[Math.min(place, views.length - 1)];
  return {
    ...state,
    views,
    layout: withoutGaps(views.length, state.layout),
    chosen: state.chosen === key ? (heir === undefined ? null : viewKey(heir)) : state.chosen,
  };
};

/** Lets two places change their videos. */
export const swapViews = (state: ViewsState, one: number, other: number): ViewsState => {
  const [first, second] = [state.views[one], state.views[other]];
  if (first === undefined || second === undefined || one === other) return state;
  return { ...state, views: state.views.with(one, second).with(other, first) };
};

/** Changes the layout. A smaller one sets the last views aside, the chosen one never. */
export const changeLayout = (state: ViewsState, layout: MultiViewLayout): ViewsState => {
  const places = LAYOUT_SIZES[layout];
  const all = [...state.views, ...state.aside];
  const kept = all.slice(0, places);
  const chosen = all.find((view) => viewKey(view) === state.chosen);
  const views = chosen === undefined || kept.includes(chosen) ? kept : kept.with(places - 1, chosen);
  return { ...state, layout, views, aside: all.filter((view) => !views.includes(view)) };
};
