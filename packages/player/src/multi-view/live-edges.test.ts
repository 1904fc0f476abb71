import { expect, it } from 'vitest';
import { EDGE_LOOK_MS, stragglers } from './live-edges.js';

const view = (key: string, behindBy: number | null, isPlaying = true) => ({ key, behindBy, isPlaying });

// VIEW-4
it('finds views that lag too far behind the others', () => {
  expect(stragglers([view('a', 1), view('b', 8.5), view('c', 9.5)], new Set())).toEqual(['c']);
});

it('ignores deliberately rewound views, paused views and recordings', () => {
  const views = [view('a', 1), view('b', 300), view('c', 60, false), view('d', null)];
  expect(stragglers(views, new Set(['b']))).toEqual([]);
});

it('does not compare the others with a rewound view', () => {
  expect(stragglers([view('a', 300), view('b', 20), view('c', 22)], new Set(['a']))).toEqual([]);
  expect(stragglers([], new Set())).toEqual([]);
});

// VIEW-4
it('checks once a second', () => {
  expect(EDGE_LOOK_MS).toBe(1000);
});
