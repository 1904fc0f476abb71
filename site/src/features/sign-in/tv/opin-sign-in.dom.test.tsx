import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { AppState } from '@footlight/state';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { drawShop } from '../../../testing/shop.js';
import { OpinSignIn } from './opin-sign-in.js';
import { createOpinEntry } from './opin-entry.js';
import type { OpinSdk } from './opin-sdk.js';

/** Provides the SDK that OPIN’s script would: jsdom loads no scripts. */
const provide = (sdk: OpinSdk): void => {
  vi.stubGlobal('OPIN', sdk);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Element) node.dispatchEvent(new Event('load'));
  });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

// SIGN-68
it('saves entryPage, from and type, and returns them once', () => {
  const entry = createOpinEntry(sessionStorage);
  entry.keep(new URLSearchParams('entryPage=purchase&from=%2Fvideo%2F1&type=login&other=1'));
  expect(entry.take()).toEqual({ entryPage: 'purchase', from: '/video/1', type: 'login' });
  expect(entry.take()).toEqual({});
});

// SIGN-68
it('runs the workflow of the country’s first partner, and logs out when the exchange fails', async () => {
  const logout = vi.fn<OpinSdk['logout']>().mockResolvedValue();
  const runWorkflow = vi.fn<OpinSdk['runWorkflow']>().mockResolvedValue({ token: 'one' });
  const detectPartners = vi.fn<OpinSdk['detectPartners']>().mockResolvedValue([
    { id: 'mistral', name: 'Mistral', flow: 'INLINE' },
    { id: 'kestrel', name: 'Kestrel', flow: 'REDIRECT' },
  ]);
  provide({
    configure: () => undefined,
    workflowResponse: () => null,
    detectPartners,
    runWorkflow,
    logout,
  });
  const state = {
    session: createStore(() => ({ user: guest })),
    enterWith: () => Promise.reject(new Error('refused')),
  } as unknown as Partial<AppState>;
  const tv = {
    adobe: null,
    adobeDcr: null,
    gigya: null,
    opin: { clientId: 'a', sdkUri: 'https://opin.example' },
  };
  render(
    onSite(<OpinSignIn />, {
      state,
      realm: realmOf({ signIn: { tv, providers: [], artwork: null } as never }),
    }),
  );
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.');
  expect(detectPartners).toHaveBeenCalledExactlyOnceWith({ country: 'GB' });
  expect(runWorkflow.mock.calls[0]?.[0].partner.id).toBe('mistral');
});

// SIGN-61, SIGN-82
it.each([
  ['OPIN', ['syncEntitlements']],
  ['PBR', ['loginOpin']],
] as const)('a session of %s calls %s', async (provider, calls) => {
  const made: string[] = [];
  provide({
    configure: () => undefined,
    workflowResponse: () => ({ token: 'one' }),
    detectPartners: vi.fn<OpinSdk['detectPartners']>(),
    runWorkflow: vi.fn<OpinSdk['runWorkflow']>(),
    logout: vi.fn<OpinSdk['logout']>(),
  });
  const client = {
    tokens: { read: () => ({ refreshToken: 'r' }) },
    call: (name: string) => Promise.resolve(made.push(name)),
  };
  const user = { ...guest, isGuest: false, beganWith: { provider, clientName: null } };
  const state = {
    session: createStore(() => ({ user })),
    enterWith: (enter: (given: unknown) => Promise<unknown>) => enter(client),
    queries: { renew: () => Promise.resolve() },
  } as unknown as Partial<AppState>;
  const tv = {
    adobe: null,
    adobeDcr: null,
    gigya: null,
    opin: { clientId: 'a', sdkUri: 'https://opin.example' },
  };
  render(
    onSite(<OpinSignIn />, {
      state,
      realm: realmOf({ signIn: { tv, providers: [], artwork: null } as never }),
    }),
  );
  await waitFor(() => expect(made).toEqual(calls));
});

// SIGN-68
it('goes on without another workflow if the page is reloaded before it has left', async () => {
  const workflowResponse = vi.fn<OpinSdk['workflowResponse']>();
  provide({
    configure: () => undefined,
    workflowResponse,
    detectPartners: vi.fn<OpinSdk['detectPartners']>(),
    runWorkflow: vi.fn<OpinSdk['runWorkflow']>(),
    logout: vi.fn<OpinSdk['logout']>(),
  });
  const user = { ...guest, isGuest: false, beganWith: { provider: 'OPIN', clientName: null } };
  const tv = {
    adobe: null,
    adobeDcr: null,
    gigya: null,
    opin: { clientId: 'a', sdkUri: 'https://opin.example' },
  };
  drawShop(<OpinSignIn />, {
    path: '/login/opin',
    at: '/login/opin?from=%2Fvideo%2F1001&PAGE_READY=true',
    user: user as never,
    realm: realmOf({ signIn: { tv, providers: [], artwork: null } as never }),
  });
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/video/1001'));
  expect(workflowResponse).not.toHaveBeenCalled();
});

// SIGN-68
it('retries only after the failed session has ended', async () => {
  let end = (): void => undefined;
  const logout = vi.fn<OpinSdk['logout']>(() => new Promise<void>((resolve) => void (end = resolve)));
  const detectPartners = vi.fn<OpinSdk['detectPartners']>().mockRejectedValue(new Error('down'));
  provide({
    configure: () => undefined,
    workflowResponse: () => null,
    detectPartners,
    runWorkflow: vi.fn<OpinSdk['runWorkflow']>(),
    logout,
  });
  const state = { session: createStore(() => ({ user: guest })) } as unknown as Partial<AppState>;
  const tv = {
    adobe: null,
    adobeDcr: null,
    gigya: null,
    opin: { clientId: 'a', sdkUri: 'https://opin.example' },
  };
  render(
    onSite(<OpinSignIn />, {
      state,
      realm: realmOf({ signIn: { tv, providers: [], artwork: null } as never }),
    }),
  );
  (await screen.findByRole('button', { name: 'Try again' })).click();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(detectPartners).toHaveBeenCalledOnce();
  end();
  await waitFor(() => expect(detectPartners).toHaveBeenCalledTimes(2));
});
