import type { ProfileField, PublicRealm, SessionUser } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { LabelsProvider } from '@footlight/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../app/site-context.js';
import { guest, realmOf, testSite } from './on-site.js';
import { withDialogs } from './shop.js';

const WORDS = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;

interface Failure {
  readonly code: string;
  readonly message: string | null;
  readonly issues: readonly { field: string; found: string; allowed: string }[];
}

/** What the pages ask the service for; signing in and up have doubles of their own. */
export const signIn = vi.fn<(body: object) => Promise<boolean>>();
export const signUp = vi.fn<(body: object) => Promise<boolean>>();
export const call = vi.fn<(name: string, options?: object) => Promise<unknown>>();

const queries = { renew: () => Promise.resolve() };

const sessionOf = (user: SessionUser) =>
  createStore<{
    user: SessionUser;
    action: string;
    failure: Failure | null;
    signInBy: (attempt: () => Promise<unknown>) => Promise<boolean>;
    clearFailure: () => void;
  }>()(() => ({
    user,
    action: 'idle',
    failure: null,
    signInBy: async (attempt) => (await attempt()) === true,
    clearFailure: () => undefined,
  }));

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${pathname}${search}`}</output>;
};
/** The address that the page has led to. */
export const where = () => screen.getByTestId('where').textContent;

export interface AccountPageOptions {
  readonly fields?: readonly ProfileField[];
  /** Whether the realm has a provider of television that every account needs. */
  readonly mandatory?: boolean;
  readonly user?: SessionUser;
  /** What stands in the fields, by their ids, of a page that the service drew; without it the browser draws it. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** Draws a page that signs in or up, and returns the session that it acts on. */
export const drawAccountPage = (
  page: ReactNode,
  address: string,
  { fields = [], mandatory = false, user = guest, typed }: AccountPageOptions = {},
) => {
  const session = sessionOf(user);
  const signInSettings = {
    tv: { adobe: null, adobeDcr: null, gigya: null, opin: null },
    licencePartners: [],
    providers: [
      { name: 'ID', mandatory: false, fields },
      ...(mandatory ? [{ name: 'ADOBE', mandatory: true, fields: [] }] : []),
    ],
    targetSuffix: null,
    addressCountryRestriction: [],
    artwork: null,
    magicLink: false,
    secondFactor: false,
    passkeys: false,
    selfRegistration: true,
    externalRedirect: null,
    mfa: null,
  } as unknown as PublicRealm['signIn'];
  const drawn = (
    <LabelsProvider value={WORDS}>
      <SiteProvider
        value={testSite({ session, client: { call }, queries } as never, realmOf({ signIn: signInSettings }))}
      >
        <MemoryRouter initialEntries={[address]}>
          {page}
          <Where />
        </MemoryRouter>
      </SiteProvider>
    </LabelsProvider>
  );
  if (typed === undefined) render(drawn);
  else {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(drawn);
    for (const input of container.querySelectorAll('input')) input.value = typed[input.id] ?? '';
    render(drawn, { container, hydrate: true });
  }
  return session;
};

export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};

/** What the service answers, signing in and up aside. */
export const answers = (other: (name: string) => object) =>
  call.mockImplementation((name, options = {}) => {
    const { body = {} } = options as { readonly body?: object };
    if (name === 'login') return signIn(body);
    return name === 'signup' ? signUp(body) : Promise.resolve(other(name));
  });

/**
 * Sets a suite up for `drawAccountPage`, with nothing left of the test before.
 * @returns makes the window a phone's until the test ends
 */
export const withAccountPages = (): (() => void) => {
  withDialogs();
  let isPhone = false;
  beforeEach(() => {
    localStorage.clear();
    isPhone = false;
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    answers(() => ({}));
  });
  afterEach(() => {
    cleanup();
    signIn.mockReset();
    signUp.mockReset();
    call.mockReset();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  return () => {
    isPhone = true;
  };
};
