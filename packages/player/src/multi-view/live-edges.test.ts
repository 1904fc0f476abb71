import { expect, it } from 'vitest';
import { EDGE_LOOK_MS, stragglers } from './live-edges.js';

const view = (key: string, behindBy: number | null, isPlaying = true) => ({ key, behindBy, isPlaying });

// VIEW-4
it('finds the views that fell more than a little behind the others', () => {
  expect(stragglers([view('a', 1), view('b', 8.5), view('c', 9.5)], new Set())).toEqual(['c']);
});

it('leaves alone who went back by intent, who stands still, and recordings', () => {
  const views = [view('a', 1), view('b', 300), view('c', 60, false), view('d', null)];
  expect(stragglers(views, new Set(['b']))).toEqual([]);
});

it('does not measure the others by a view that went back', () => {
  expect(stragglers([view('a', 300), view('b', 20), view('c', 22)], new Set(['a']))).toEqual([]);
  expect(stragglers([], new Set())).toEqual([]);
});

// VIEW-4
it('looks once a second', () => {
  expect(EDGE_LOOK_MS).toBe(1000);
});
