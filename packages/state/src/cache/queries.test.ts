import { describe, expect, it, vi } from 'vitest';
import { adjacentQuery } from '../content/content.queries.js';
import { Queries } from './queries.js';
import { items } from '../testing/fixtures.js';
import { withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list, state, one, look } = at;

describe('entries', () => {
  it('are shared for the same params in any order, and do not affect each other', async () => {
    const params = { playlistId: 'p', id: '1' };
    expect(at.queries.entry(adjacentQuery, params)).toBe(
      at.queries.entry(adjacentQuery, { id: '1', playlistId: 'p' }),
    );
    await list('a').load();
    const ahead = list('b').load();
    expect(list('a').getState()).toMatchObject({ status: 'ready', data: { id: 'a' } });
    await ahead;
  });

  it('LIST-9 are kept up to a limit when unused; the least recently used one is dropped first', async () => {
    at.queries = new Queries({ client: at.client, clock: at.clock, most: 2 });
    const stop = list('watched').subscribe(() => undefined);
    for (const id of ['watched', 'a', 'b']) await list(id).load();
    list('a');
    await list('c').load();
    const loadedIds = ['watched', 'a', 'c', 'b'].filter((id) => list(id).getState().status === 'ready');
    expect(loadedIds).toEqual(['watched', 'a', 'c']);
    stop();
  });

  it('LIST-10 of pages that the viewer leaves are dropped', async () => {
    at.service.handlers.getAdjacentVods = () => ({ previous: [], next: items(1, 1) });
    const rail = () => at.queries.entry(adjacentQuery, { id: '1' }).getState().status;
    await at.queries.entry(adjacentQuery, { id: '1' }).load();
    await list().load();
    at.queries.leave(['news']);
    expect(rail()).toBe('ready');
    at.queries.leave(['adjacent']);
    expect([rail(), state().status]).toEqual(['idle', 'ready']);
  });
});

describe('items', () => {
  it('LIST-19 are marked once, and every entry shows the mark', async () => {
    await list().load();
    await one().load();
    const stop = [look(), one().subscribe(() => undefined)];
    const [first, second] = state().items;
    const listener = vi.fn<() => void>();
    list().subscribe(listener);
    at.queries.items.mark('VOD', '1', { favourite: true, watchProgress: 0.5 });
    expect(listener).toHaveBeenCalledOnce();
    expect(state().items[0]).toMatchObject({ favourite: true, watchProgress: 0.5 });
    expect(state().items[0]).not.toBe(first);
    expect(state().items[1]).toBe(second);
    expect(one().getState().data).toMatchObject({ favourite: true });
    const { items: before } = state();
    at.queries.items.mark('VOD', '99', { favourite: true });
    expect(state().items).toBe(before);
    for (const end of stop) end();
  });

  it('LIST-19 keep a mark that was set before a response', async () => {
    at.queries.items.mark('VOD', '1', { favourite: true });
    await list().load();
    await list().renew();
    expect(state().items.map(({ favourite }) => favourite)).toEqual([true, false]);
  });
});
