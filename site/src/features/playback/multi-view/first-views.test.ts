import type { ContentItem } from '@footlight/contract';
import { expect, it } from 'vitest';
import { firstViews } from './first-views.js';

const event = (id: string, accessLevel: ContentItem['accessLevel'] = 'GRANTED') =>
  ({ id, accessLevel }) as ContentItem;

it('ACC-23: starts with the named event and the first other one that may be watched', () => {
  const onTheAir = [event('1', 'DENIED'), event('2'), event('3'), event('4')];
  expect(firstViews('3', onTheAir).map(({ id }) => id)).toEqual(['3', '2']);
  expect(firstViews('2', onTheAir).map(({ id }) => id)).toEqual(['2', '3']);
  expect(firstViews('1', onTheAir).map(({ id }) => id)).toEqual(['2', '3']);
});

it('starts with the named event alone if there is no other', () => {
  expect(firstViews('9', [])).toEqual([{ id: '9', kind: 'live' }]);
});
