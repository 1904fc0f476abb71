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

interface CallError {
  readonly code: string;
  readonly message: string | null;
  readonly issues: readonly { field: string; found: string; allowed: string }[];
}

/** Mock of the service; sign-in and sign-up have mocks of their own. */
export const signIn = vi.fn<(body: object) => Promise<boolean>>();
export const signUp = vi.fn<(body: object) => Promise<boolean>>();
export const call = vi.fn<(name: string, options?: object) => Promise<unknown>>();

/** The address of a provider's page. */
export const authoriseAddress = vi.fn<(request: object) => Promise<string>>();

/** Enters with the tokens of a call. */
const enterWith = async (exchange: (client: object) => Promise<unknown>): Promise<void> => {
  await exchange({ call });
};

const queries = { renew: () => Promise.resolve() };

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const sessionOf = (user: SessionUser) =>
  createStore<{
    user: SessionUser;
    action: string;
    error: CallError | null;
    signInBy: (attempt: () => Promise<unknown>) => Promise<boolean>;
    restore: () => Promise<void>;
    clearError: () => void;
  }>()((set) => ({
    user,
    action: 'idle',
    error: null,
    signInBy: async (attempt) => {
      const isIn = (await attempt()) === true;
      if (isIn) set({ user: { ...user, isGuest: false } });
      return isIn;
    },
    restore: () => Promise.resolve(),
    clearError: () => undefined,
  }));

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${pathname}${search}`}</output>;
};
/** The current address. */
export const where = () => screen.getByTestId('where').textContent;

export interface AccountPageOptions {
  readonly fields?: readonly ProfileField[];
  /** Whether the realm has a mandatory TV provider. */
  readonly mandatory?: boolean;
  readonly user?: SessionUser;
  /** The realm’s clients of Adobe. Default: none. */
  readonly tv?: object;
  /** The realm’s providers, by name. Default: the product’s own. */
  readonly providers?: readonly (string | { readonly name: string; readonly clientName: string })[];
  /** Field values by id, entered before hydration; if omitted, the page is rendered in the browser. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** Renders a sign-in or sign-up page and returns its session. */
export const drawAccountPage = (
  page: ReactNode,
  address: string,
  {
    fields = [],
    mandatory = false,
    user = guest,
    typed,
    providers = ['ID'],
    tv = {},
  }: AccountPageOptions = {},
) => {
  const session = sessionOf(user);
  const signInSettings = {
    tv: { adobe: null, adobeDcr: null, gigya: null, opin: null, ...tv },
    licencePartners: [],
    providers: [
      ...providers.map((provider) => {
        const named = typeof provider === 'string' ? { name: provider } : provider;
        return { ...named, mandatory: false, fields: named.name === 'ID' ? fields : [] };
      }),
      ...(mandatory ? [{ name: 'ADOBE', mandatory: true, fields: [] }] : []),
    ],
    targetSuffix: null,
    addressCountryRestriction: [],
    artwork: null,
    magicLink: true,
    passwordReset: true,
    secondFactor: false,
    passkeys: false,
    selfRegistration: true,
    externalRedirect: null,
    mfa: null,
  } as unknown as PublicRealm['signIn'];
  const content = (
    <LabelsProvider value={WORDS}>
      <SiteProvider
        value={testSite(
          { session, client: { call }, queries, authoriseAddress, enterWith, storage } as never,
          realmOf({ signIn: signInSettings }),
        )}
      >
        <MemoryRouter initialEntries={[address]}>
          {page}
          <Where />
        </MemoryRouter>
      </SiteProvider>
    </LabelsProvider>
  );
  if (typed === undefined) render(content);
  else {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(content);
    for (const input of container.querySelectorAll('input')) input.value = typed[input.id] ?? '';
    render(content, { container, hydrate: true });
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

/** Sets the service's responses, except those of sign-in and sign-up. */
export const answers = (other: (name: string) => object) =>
  call.mockImplementation((name, options = {}) => {
    const { body = {} } = options as { readonly body?: object };
    if (name === 'login') return signIn(body);
    return name === 'signup' ? signUp(body) : Promise.resolve(other(name));
  });

/**
 * Sets up a suite for `drawAccountPage` with a clean state before each test.
 * @returns simulates a phone's window until the test ends
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
    authoriseAddress.mockReset();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  return () => {
    isPhone = true;
  };
};
