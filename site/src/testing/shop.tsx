import { HttpError, type Client } from '@footlight/client';
import {
  ERROR_STATUS,
  type BodyOf,
  type CallName,
  type ErrorCode,
  type ParamsOf,
  type PublicRealm,
  type QueryOf,
  type ReplyOf,
  type SessionUser,
} from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { createQueries, type AppState } from '@footlight/state';
import { LabelsProvider } from '@footlight/ui';
import { configure, render } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../app/site-context.js';
import { guest, realmOf, testSite } from './on-site.js';

// A machine with much else to do takes longer than a second to fetch the words.
configure({ asyncUtilTimeout: 30_000 });

export const viewer: SessionUser = {
  ...guest,
  id: 'a-1',
  isGuest: false,
  name: 'Nadia',
  email: 'nadia@footlight.example',
  rol: 'viewer',
};

interface Asked<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}
/** What the service answers, by call; others answer with the contract’s example. */
export type ShopAnswers = { [N in CallName]?: (asked: Asked<N>) => ReplyOf<N> | Promise<ReplyOf<N>> };

/** An example of the contract as a reply; the contract’s own tests check its shape. */
export const exampleOf = <N extends CallName>(name: N): ReplyOf<N> =>
  shapes[name].example as unknown as ReplyOf<N>;

/** @throws {HttpError} as the client does where the service refuses */
export const refuse =
  (code: ErrorCode, details: Record<string, unknown> = {}, message?: string) =>
  (): never => {
    throw new HttpError(code, {
      status: ERROR_STATUS[code],
      details,
      messages: message === undefined ? [] : [message],
    });
  };

/** The address of the page, and the browser's button to go back. */
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

/** Draws a page of the site over a client that answers as told, and counts what it was asked. */
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
    /** Pattern of its route. */
    readonly path: string;
    readonly at: string;
    readonly answers?: ShopAnswers;
    readonly user?: SessionUser;
    readonly realm?: PublicRealm;
  },
) => {
  const asked: { name: CallName; parts: Partial<Asked<CallName>> }[] = [];
  const client = {
    call: async (name: CallName, parts: Partial<Asked<CallName>> = {}) => {
      asked.push({ name, parts });
      const answer = answers[name] as ((parts: unknown) => unknown) | undefined;
      await Promise.resolve();
      return answer === undefined ? exampleOf(name) : answer({ query: {}, ...parts });
    },
  } as unknown as Client;
  const state = {
    client,
    queries: createQueries({ client, clock: { now: Date.now } }),
    session: createStore(() => ({ user, status: 'ready', failure: null, restore: () => Promise.resolve() })),
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
    asked,
    names: () => asked.map(({ name }) => name),
    of: (name: CallName) => asked.filter((one) => one.name === name).map(({ parts }) => parts),
  };
};

/** jsdom has no modal dialogs: while the tests of a file run, they open and close without being modal. */
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
