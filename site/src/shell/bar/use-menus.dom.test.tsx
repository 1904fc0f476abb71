import { HttpError } from '@footlight/client';
import { createRealmStore, type AppState } from '@footlight/state';
import { UP_TO_TABLET } from '@footlight/tokens';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { useMenus } from './use-menus.js';

type Device = 'WEB' | 'MOBILE-WEB';
type Call = Parameters<typeof createRealmStore>[0]['client']['call'];

let isNarrow = false;
let notifyWidthChange: () => void = () => undefined;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === UP_TO_TABLET && isNarrow;
    },
    addEventListener: (_: string, listener: () => void) => (notifyWidthChange = listener),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Menus = () => {
  useMenus();
  return null;
};

const draw = async (refuses = false) => {
  const requested: Device[] = [];
  const call = vi.fn<(name: string, parts: { params: { deviceType: Device } }) => Promise<unknown>>(
    (_, { params: { deviceType } }) => {
      requested.push(deviceType);
      return refuses
        ? Promise.reject(new HttpError('UNAVAILABLE'))
        : Promise.resolve({ deviceType, items: [], footer: [] });
    },
  );
  const realm = createRealmStore({ client: { call: call as unknown as Call } as never });
  const session = createStore(() => ({ user: guest }));
  realm.setState({ menus: { deviceType: 'WEB' } as never, menusStatus: 'ready' });
  await act(async () => {
    render(onSite(<Menus />, { state: { realm, session: session as unknown as AppState['session'] } }));
  });
  return { requested, session, realm };
};

describe('useMenus', () => {
  it('keeps the initial menus for a guest', async () => {
    expect((await draw()).requested).toEqual([]);
  });

  // PAGE-52
  it('requests the menus again for each viewer who signs in', async () => {
    const { requested, session } = await draw();
    await act(async () => session.setState({ user: { ...guest, id: 'v1', isGuest: false } }));
    await act(async () => session.setState({ user: { ...guest, id: 'v2', isGuest: false } }));
    expect(requested).toEqual(['WEB', 'WEB']);
  });

  // PAGE-52
  it('requests the menus of the device that the window now corresponds to', async () => {
    const { requested } = await draw();
    isNarrow = true;
    await act(async () => notifyWidthChange());
    expect(requested).toEqual(['MOBILE-WEB']);
    isNarrow = false;
    await act(async () => notifyWidthChange());
    expect(requested).toEqual(['MOBILE-WEB', 'WEB']);
  });

  // PAGE-53
  it('does not request the menus repeatedly if they fail to load', async () => {
    const { requested, realm } = await draw(true);
    isNarrow = true;
    await act(async () => notifyWidthChange());
    expect(requested).toEqual(['MOBILE-WEB']);
    expect(realm.getState()).toMatchObject({ menusStatus: 'failed', menus: { deviceType: 'WEB' } });
  });
});
