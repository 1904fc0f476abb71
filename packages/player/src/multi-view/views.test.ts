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

describe('beginning', () => {
  it('takes the default layout, or the smallest that holds all', () => {
    expect(beginViews([a, b])).toMatchObject({ layout: 'twoUp', chosen: 'live:a' });
    expect(beginViews([a, b, c]).layout).toBe('threeUp');
    expect(beginViews([a, b, c, d]).layout).toBe('quad');
    expect(beginViews([])).toEqual({ layout: 'twoUp', views: [], chosen: null, aside: [] });
  });

  it('leaves out what comes twice and what is beyond four, but not a video with an event’s id', () => {
    expect(names(beginViews([a, a, b, c, d, e]))).toBe('abcd');
    const both = beginViews([a, { id: 'a', kind: 'vod' }]);
    expect(both.views.map(viewKey)).toEqual(['live:a', 'vod:a']);
  });

  it('keeps to the wished layout and sets the rest aside', () => {
    const state = beginViews([a, b, c], 'pip');
    expect(state).toMatchObject({ layout: 'pip', views: [a, b], aside: [c] });
    expect(names(changeLayout(state, 'threeUp'))).toBe('abc');
  });
});

describe('adding', () => {
  it('grows the layout with the views', () => {
    const three = addView(beginViews([a, b], 'pip'), c);
    expect([three.layout, names(three)]).toEqual(['threeUp', 'abc']);
    expect(addView(three, d).layout).toBe('quad');
  });

  it('puts a fifth in place of the chosen one, and hears it', () => {
    const state = addView(chooseView(beginViews([a, b, c, d]), 'live:c'), e);
    expect(names(state)).toBe('abed');
    expect(state.chosen).toBe('live:e');
  });

  it('chooses what is there already, and chooses the first of all', () => {
    expect(addView(beginViews([a, b]), b).chosen).toBe('live:b');
    expect(addView(beginViews([]), a)).toMatchObject({ chosen: 'live:a', layout: 'twoUp' });
  });
});

describe('removing', () => {
  it('closes the gap and shrinks the layout', () => {
    const three = removeView(beginViews([a, b, c, d]), 'live:b');
    expect([three.layout, names(three)]).toEqual(['threeUp', 'acd']);
    const two = removeView(three, 'live:a');
    expect([two.layout, names(two), two.chosen]).toEqual(['twoUp', 'cd', 'live:c']);
    expect(removeView(beginViews([a, b], 'pip'), 'live:a').layout).toBe('pip');
  });

  it('lets a neighbour be heard, and nobody after the last', () => {
    const last = removeView(chooseView(beginViews([a, b]), 'live:b'), 'live:b');
    expect(last.chosen).toBe('live:a');
    expect(removeView(last, 'live:a')).toMatchObject({ views: [], chosen: null });
    expect(removeView(last, 'live:z')).toBe(last);
  });
});

describe('moving', () => {
  it('lets two places change their videos, and hears the same one', () => {
    const state = swapViews(beginViews([a, b, c]), 0, 2);
    expect([names(state), state.chosen]).toEqual(['cba', 'live:a']);
    expect(swapViews(state, 0, 3)).toBe(state);
  });

  it('sets views aside in a smaller layout, the chosen one never, and brings them back', () => {
    const quad = chooseView(beginViews([a, b, c, d]), 'live:d');
    const two = changeLayout(quad, 'pip');
    expect([names(two), two.chosen]).toEqual(['ad', 'live:d']);
    expect(names(changeLayout(two, 'quad'))).toBe('adbc');
  });
});
