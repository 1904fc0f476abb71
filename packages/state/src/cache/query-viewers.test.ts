import { describe, expect, it } from 'vitest';
import { createGate } from '../testing/fixtures.js';
import { withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list, state, shown, look } = at;

describe('a change of the viewer', () => {
  it('LIST-16 reloads the data in use and drops the rest', async () => {
    const stop = look();
    await list().load();
    await list().loadMore();
    await list('other').load();
    at.queries.changeViewer();
    expect(state()).toMatchObject({ status: 'loading' });
    expect(list('other').getState()).toMatchObject({ status: 'idle', data: null });
    await list().load();
    // Only the first page: the previous viewer's further pages are gone.
    expect(shown()).toEqual(['1', '2']);
    stop();
  });

  it('LIST-16 drops changes of the previous viewer', async () => {
    const stop = look();
    await list().load();
    const gate = createGate();
    const changing = list().change(
      ({ data }) => ({ data, items: [] }),
      () => gate.opened,
    );
    at.queries.changeViewer();
    gate.open();
    expect(await changing).toBeNull();
    await list().load();
    expect(shown()).toEqual(['1', '2']);
    stop();
  });

  it('LIST-16 requests nothing for an entry that was never loaded', () => {
    const stop = look();
    at.queries.changeViewer();
    expect(state().status).toBe('idle');
    stop();
  });

  it('LIST-16 reloads an entry that is used later', async () => {
    await list().load();
    const entry = list();
    at.queries.changeViewer();
    const requestCount = at.service.seen.length;
    const stop = entry.subscribe(() => undefined);
    await entry.load();
    expect(at.service.seen).toHaveLength(requestCount + 1);
    expect(list()).toBe(entry);
    stop();
  });

  it('LIST-16 does not send changes of the previous viewer that were waiting', async () => {
    const stop = look();
    await list().load();
    const gate = createGate();
    const sent: string[] = [];
    const keep = <T>(current: T): T => current;
    const first = list().change(
      (current) => keep(current),
      () => gate.opened,
    );
    const second = list().change(
      (current) => keep(current),
      async () => void sent.push('second'),
    );
    at.queries.changeViewer();
    gate.open();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(sent).toEqual([]);
    stop();
  });
});
