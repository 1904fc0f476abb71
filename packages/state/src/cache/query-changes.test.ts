import type { Playlist } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { createGate } from '../testing/fixtures.js';
import { fails, withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list, state, shown } = at;

describe('a change', () => {
  const without = (id: string) => (current: { data: Playlist | null; items: readonly { id: string }[] }) =>
    ({ ...current, items: current.items.filter((item) => item.id !== id) }) as never;

  it('LIST-13 is shown immediately, and changes are sent one after the other in order', async () => {
    await list().load();
    const gate = createGate();
    const sent: string[] = [];
    const first = list().change(without('1'), async () => {
      await gate.opened;
      sent.push('1');
    });
    const second = list().change(without('2'), async () => void sent.push('2'));
    expect([shown(), sent]).toEqual([[], []]);
    gate.open();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(sent).toEqual(['1', '2']);
  });

  it('LIST-14 is undone if it fails, without undoing others', async () => {
    await list().load();
    await list().loadMore();
    at.service.handlers.getVod = fails;
    const failing = list().change(without('2'), () => at.client.call('getVod', { params: { id: '2' } }));
    const working = list().change(without('3'), () => Promise.resolve());
    expect(shown().slice(0, 2)).toEqual(['1', '4']);
    expect((await failing)?.code).toBe('INTERNAL');
    await working;
    expect(shown().slice(0, 3)).toEqual(['1', '2', '4']);
    expect(state().changeError).not.toBeNull();
    list().clearChangeError();
    expect(state().changeError).toBeNull();
  });

  it('LIST-15 is sent before pages that may depend on it are requested', async () => {
    await list().load();
    const gate = createGate();
    const changing = list().change(without('2'), () => gate.opened);
    const more = list().loadMore();
    const renewal = list().renew();
    expect(at.service.seen).toHaveLength(1);
    gate.open();
    await Promise.all([changing, more, renewal]);
    expect(at.service.seen.length).toBeGreaterThan(1);
  });
});
