import type { ContentItem } from '@footlight/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { createItems, type Items } from './items.js';
import { examples, item } from '../testing/fixtures.js';

const {
  credits: _credits,
  availablePurchases: _purchases,
  trailer: _trailer,
  ...fields
} = { ...examples.vod, id: '1' };
const card = (more: Partial<ContentItem> = {}): ContentItem => ({ ...fields, ...more });

let items: Items;
beforeEach(() => {
  items = createItems();
});

it('LIST-19 keeps one object per item across responses until it changes', () => {
  const [first] = items.take([card()]);
  const second = items.take({ rows: [{ hero: { item: card() } }] }).rows[0]?.hero.item;
  expect(second).toBe(first);
  expect(items.take([card({ title: 'Renamed' })])[0]).not.toBe(first);
});

it('LIST-21 keeps the details of a title when a card of it arrives, and updates the card’s fields', () => {
  items.take({ ...examples.vod, id: '1', playbackUrl: '/play' });
  const shown = items.take([card({ title: 'Renamed' })])[0];
  expect(shown).toMatchObject({ title: 'Renamed', playbackUrl: '/play', credits: examples.vod.credits });
});

it('LIST-21 removes fields that a later response of its page lacks', () => {
  items.take({ ...examples.vod, id: '1', playbackUrl: '/play' });
  const { playbackUrl: _url, ...closed } = examples.vod;
  expect(items.take({ ...closed, id: '1' })).not.toHaveProperty('playbackUrl');
});

it('LIST-22 keeps updates of a stream until the next response', () => {
  const event = card({ type: 'LIVE_EVENT', live: true });
  items.take([event]);
  items.write('LIVE_EVENT', '1', { live: false });
  expect(items.get('LIVE_EVENT', '1')?.live).toBe(false);
  expect(items.get('VOD', '1')).toBeUndefined();
  items.take([event]);
  expect(items.get('LIVE_EVENT', '1')?.live).toBe(true);
});

it('notifies of changes only, and drops the viewer’s marks', () => {
  const listener = vi.fn<() => void>();
  items.take([card()]);
  items.subscribe(listener);
  items.take([card()]);
  expect(listener).not.toHaveBeenCalled();
  items.mark('VOD', '1', { favourite: true });
  expect(items.get('VOD', '1')?.favourite).toBe(true);
  items.forgetMarks();
  expect(items.get('VOD', '1')?.favourite).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('drops items that no entry contains', () => {
  items.take([card(), item('2')]);
  items.keepOnly([{ items: [item('2')] }]);
  expect([items.get('VOD', '1'), items.get('VOD', '2')?.id]).toEqual([undefined, '2']);
});
