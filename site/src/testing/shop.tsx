import { HttpError, type Client } from '@footlight/client';
import {
  ERROR_STATUS,
  type BodyOf,
  type CallName,
  type ErrorCode,
  type ParamsOf,
  type PublicRealm,
  type QueryOf,
  type ResponseOf,
  type SessionUser,
} from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { Queries, callErrorOf, type AppState } from '@footlight/state';
import { LabelsProvider } from '@footlight/ui';
import { configure, render } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../app/site-context.js';
import { guest, realmOf, testSite } from './on-site.js';

// Loading the labels may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

export const viewer: SessionUser = {
  ...guest,
  id: 'a-1',
  isGuest: false,
  name: 'Nadia',
  email: 'nadia@footlight.example',
  rol: 'viewer',
};

interface CallParts<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}
/** Responses by call; other calls respond with the contract's example. */
export type ShopHandlers = {
  [N in CallName]?: (parts: CallParts<N>) => ResponseOf<N> | Promise<ResponseOf<N>>;
};

/** The contract's example of a response; the contract's own tests validate its shape. */
export const exampleOf = <N extends CallName>(name: N): ResponseOf<N> =>
  shapes[name].example as unknown as ResponseOf<N>;

/** @throws {HttpError} like the client when the service refuses */
export const refuse =
  (code: ErrorCode, details: Record<string, unknown> = {}, message?: string) =>
  (): never => {
    throw new HttpError(code, {
      status: ERROR_STATUS[code],
      details,
      messages: message === undefined ? [] : [message],
    });
  };

/** Shows the current address, with a button that navigates back. */
const Where = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{`${pathname}${search}`}</output>
      <button type="button" hidden data-testid="back" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

const WORDS = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;

/** Renders a page over a client with the given responses and records its calls. */
export const drawShop = (
  page: ReactNode,
  {
    path,
    at,
    answers = {},
    user = viewer,
    realm = realmOf({
      signIn: { selfRegistration: true, addressCountryRestriction: [], providers: [] },
    } as unknown as Partial<PublicRealm>),
  }: {
    /** Route pattern of the page. */
    readonly path: string;
    readonly at: string;
    readonly answers?: ShopHandlers;
    readonly user?: SessionUser;
    readonly realm?: PublicRealm;
  },
) => {
  const requests: { name: CallName; parts: Partial<CallParts<CallName>> }[] = [];
  const client = {
    call: async (name: CallName, parts: Partial<CallParts<CallName>> = {}) => {
      requests.push({ name, parts });
      const answer = answers[name] as ((parts: unknown) => unknown) | undefined;
      await Promise.resolve();
      return answer === undefined ? exampleOf(name) : answer({ query: {}, ...parts });
    },
  } as unknown as Client;
  const state = {
    client,
    queries: new Queries({ client, clock: { now: Date.now } }),
    session: createStore<object>()((set) => ({
      user,
      status: 'ready',
      error: null,
      restore: () => Promise.resolve(),
      signInWith: async (name: CallName, parts: Partial<CallParts<CallName>>) => {
        try {
          await client.call(name, parts as never);
          return true;
        } catch (error) {
          set({ error: callErrorOf(error) });
          return false;
        }
      },
      clearError: () => set({ error: null }),
    })),
  } as unknown as AppState;
  render(
    <LabelsProvider value={WORDS}>
      <SiteProvider value={testSite(state, realm)}>
        <MemoryRouter initialEntries={[at]}>
          <Where />
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </SiteProvider>
    </LabelsProvider>,
  );
  return {
    requests,
    names: () => requests.map(({ name }) => name),
    of: (name: CallName) => requests.filter((one) => one.name === name).map(({ parts }) => parts),
  };
};

/** jsdom has no modal dialogs; this replaces them by non-modal ones for the tests of a file. */
export const withDialogs = (): void => {
  const { prototype } = HTMLDialogElement;
  const before = (['showModal', 'close'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  beforeAll(() => {
    Object.assign(prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
  afterAll(() => {
    for (const [name, descriptor] of before)
      if (descriptor === undefined) Reflect.deleteProperty(prototype, name);
      else Object.defineProperty(prototype, name, descriptor);
  });
};
