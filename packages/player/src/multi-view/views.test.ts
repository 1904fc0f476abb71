import { describe, expect, it } from 'vitest';
import {
  addView,
  beginViews,
  changeLayout,
  chooseView,
  removeView,
  swapViews,
  viewKey,
  type View,
  type ViewsState,
} from './views.js';

const live = (id: string): View => ({ id, kind: 'live' });
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(live) as [View, View, View, View, View];
const names = ({ views }: ViewsState): string => views.map(({ id }) => id).join('');

describe('beginViews', () => {
  it('uses the default layout, or the smallest one that holds all views', () => {
    expect(beginViews([a, b])).toMatchObject({ layout: 'twoUp', chosen: 'live:a' });
    expect(beginViews([a, b, c]).layout).toBe('threeUp');
    expect(beginViews([a, b, c, d]).layout).toBe('quad');
    expect(beginViews([])).toEqual({ layout: 'twoUp', views: [], chosen: null, aside: [] });
  });

  it('drops duplicates and views beyond four, but not a video with the id of an event', () => {
    expect(names(beginViews([a, a, b, c, d, e]))).toBe('abcd');
    const both = beginViews([a, { id: 'a', kind: 'vod' }]);
    expect(both.views.map(viewKey)).toEqual(['live:a', 'vod:a']);
  });

  it('keeps the requested layout, and sets the remaining views aside', () => {
    const state = beginViews([a, b, c], 'pip');
    expect(state).toMatchObject({ layout: 'pip', views: [a, b], aside: [c] });
    expect(names(changeLayout(state, 'threeUp'))).toBe('abc');
  });
});

describe('addView', () => {
  it('grows the layout with the number of views', () => {
    const three = addView(beginViews([a, b], 'pip'), c);
    expect([three.layout, names(three)]).toEqual(['threeUp', 'abc']);
    expect(addView(three, d).layout).toBe('quad');
  });

  it('replaces the chosen view with a fifth one, and chooses it', () => {
    const state = addView(chooseView(beginViews([a, b, c, d]), 'live:c'), e);
    expect(names(state)).toBe('abed');
    expect(state.chosen).toBe('live:e');
  });

  it('chooses a view that is already there, and the first one that is added', () => {
    expect(addView(beginViews([a, b]), b).chosen).toBe('live:b');
    expect(addView(beginViews([]), a)).toMatchObject({ chosen: 'live:a', layout: 'twoUp' });
  });
});

describe('removeView', () => {
  it('closes the gap and shrinks the layout', () => {
    const three = removeView(beginViews([a, b, c, d]), 'live:b');
    expect([three.layout, names(three)]).toEqual(['threeUp', 'acd']);
    const two = removeView(three, 'live:a');
    expect([two.layout, names(two), two.chosen]).toEqual(['twoUp', 'cd', 'live:c']);
    expect(removeView(beginViews([a, b], 'pip'), 'live:a').layout).toBe('pip');
  });

  it('chooses a neighbour of the removed view, and none after the last one', () => {
    const last = removeView(chooseView(beginViews([a, b]), 'live:b'), 'live:b');
    expect(last.chosen).toBe('live:a');
    expect(removeView(last, 'live:a')).toMatchObject({ views: [], chosen: null });
    expect(removeView(last, 'live:z')).toBe(last);
  });
});

describe('swapViews and changeLayout', () => {
  it('swap two views, and keep the chosen one', () => {
    const state = swapViews(beginViews([a, b, c]), 0, 2);
    expect([names(state), state.chosen]).toEqual(['cba', 'live:a']);
    expect(swapViews(state, 0, 3)).toBe(state);
  });

  it('set views aside in a smaller layout, except the chosen one, and restore them in a larger one', () => {
    const quad = chooseView(beginViews([a, b, c, d]), 'live:d');
    const two = changeLayout(quad, 'pip');
    expect([names(two), two.chosen]).toEqual(['ad', 'live:d']);
    expect(names(changeLayout(two, 'quad'))).toBe('adbc');
  });
});
