import type { ConsentTerm, ProfileField, PublicRealm, SessionUser } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { LabelsProvider } from '@footlight/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../../app/site-context.js';
import { guest, realmOf, testSite } from '../../testing/on-site.js';
import { withDialogs } from '../../testing/shop.js';
import { LoginPage } from './login.page.js';
import { SignupPage } from './signup.page.js';

const WORDS = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;
const viewer: SessionUser = { ...guest, id: 'a-1', isGuest: false, name: 'Nadia', rol: 'viewer' };

const term = (fieldName: string, change: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName,
  text: `About ${fieldName}`,
  required: false,
  defaultValue: 'false',
  data: { default: 'false' },
  ...change,
});
const TERMS = [
  term('terms', { required: true }),
  term('privacy', { fieldType: 'INFORMATION_TEXT', required: true }),
  term('news', { defaultValue: 'true' }),
];

const field = (id: string, type: ProfileField['type'], required = false): ProfileField => ({
  id,
  type,
  required,
  label: null,
  minLength: null,
  maxLength: null,
  options: [],
});

interface Failure {
  readonly code: string;
  readonly message: string | null;
  readonly issues: readonly { field: string; found: string; allowed: string }[];
}

const signIn = vi.fn<(body: object) => Promise<boolean>>();
const signUp = vi.fn<(body: object) => Promise<boolean>>();
const call = vi.fn<(name: string, options?: object) => Promise<unknown>>();

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
const where = () => screen.getByTestId('where').textContent;

const draw = (
  address: string,
  {
    fields = [],
    mandatory = false,
    user = guest,
    typed,
  }: {
    fields?: readonly ProfileField[];
    mandatory?: boolean;
    user?: SessionUser;
    /** What stands in the fields, by their ids, of a page that the service drew; without it the browser draws it. */
    typed?: Readonly<Record<string, string>>;
  } = {},
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
  const Page = address.startsWith('/login') ? LoginPage : SignupPage;
  const page = (
    <LabelsProvider value={WORDS}>
      <SiteProvider
        value={testSite({ session, client: { call }, queries } as never, realmOf({ signIn: signInSettings }))}
      >
        <MemoryRouter initialEntries={[address]}>
          <Page />
          <Where />
        </MemoryRouter>
      </SiteProvider>
    </LabelsProvider>
  );
  if (typed === undefined) render(page);
  else {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    for (const input of container.querySelectorAll('input')) input.value = typed[input.id] ?? '';
    render(page, { container, hydrate: true });
  }
  return session;
};

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};
const fillAccount = () => {
  fill(/^Name/u, 'Nadia');
  fill(/^Email/u, 'nadia@example.org');
  fill(/^Password/u, 'lantern coast');
};

/** What the service answers, signing in and up aside. */
const answers = (other: (name: string) => object) =>
  call.mockImplementation((name, options = {}) => {
    const { body = {} } = options as { readonly body?: object };
    if (name === 'login') return signIn(body);
    return name === 'signup' ? signUp(body) : Promise.resolve(other(name));
  });

withDialogs();
/** Whether the window is a phone's. */
let isPhone = false;
beforeEach(() => {
  localStorage.clear();
  isPhone = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  answers((name) => (name === 'listConsentTerms' ? { terms: TERMS } : {}));
});
afterEach(() => {
  cleanup();
  signIn.mockReset();
  signUp.mockReset();
  call.mockReset();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the login', () => {
  // SIGN-48
  it('refuses an empty form without asking the service', async () => {
    draw('/login');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe('Enter your email and password.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(signIn).not.toHaveBeenCalled();
  });

  // SIGN-149
  it.each([
    ['nobody', 'Enter a valid email address.'],
    ['', 'Enter your email.'],
  ])('says that %j is no address, without asking the service', async (id, words) => {
    draw('/login');
    fill(/^Email/u, id);
    fill(/^Password/u, 'a long secret');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(signIn).not.toHaveBeenCalled();
  });

  // SIGN-46
  it.each([
    [{ code: 'INVALID_CREDENTIALS', message: 'Said by the service.', issues: [] }, 'Said by the service.'],
    [{ code: 'INVALID_CREDENTIALS', message: null, issues: [] }, 'That email and password don’t match.'],
    [
      { code: 'STRANGE', message: null, issues: [] },
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('says why %j', async (failure, words) => {
    const session = draw('/login');
    signIn.mockImplementation(() => {
      session.setState({ failure });
      return Promise.resolve(false);
    });
    fill(/^Email/u, 'nadia@example.org');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(words);
  });

  // NAV-12
  it('leads where the viewer wanted to go, and never elsewhere', async () => {
    signIn.mockResolvedValue(true);
    draw('/login?from=%2Fvideo%2F1002%3Fplay%3D1');
    fill(/^Email/u, ' viewer@footlight.example ');
    fill(/^Password/u, ' secret ');
    await press('Sign in');
    await waitFor(() => expect(where()).toBe('/video/1002?play=1'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ id: 'viewer@footlight.example', secret: ' secret ' });
    cleanup();
    draw('/login?from=%2F%2Fevil.example');
    fill(/^Email/u, 'viewer@footlight.example');
    await press('Sign in');
    await waitFor(() => expect(where()).toBe('/home'));
  });

  it('begins with an email that the address brings', () => {
    draw('/login?email=nadia%40example.org');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/u).value).toBe('nadia@example.org');
  });
});

describe('the sign-up', () => {
  const makes = (session: ReturnType<typeof draw>) =>
    signUp.mockImplementation(() => {
      session.setState({ user: viewer });
      return Promise.resolve(true);
    });

  // FORM-4
  it('puts each fault at its field and into a summary', async () => {
    draw('/signup');
    fill(/^Email/u, 'nadia');
    await press('Sign up');
    const alert = screen.getByRole('alert');
    expect(alert.querySelectorAll('a')).toHaveLength(3);
    expect(document.activeElement).toBe(alert);
    expect(screen.getByLabelText(/^Email/u).getAttribute('aria-invalid')).toBe('true');
    fill(/^Email/u, 'nadia@example.org');
    expect(screen.getByLabelText(/^Email/u).getAttribute('aria-invalid')).toBe('false');
    expect(signUp).not.toHaveBeenCalled();
  });

  // PAGE-37
  it('is for those alone who may sign up', () => {
    draw('/signup', { user: { ...guest, hidesPlace: true } });
    expect(screen.getByRole('dialog', { name: 'Turn off your VPN' })).toBeDefined();
    expect(screen.queryByLabelText(/^Email/u)).toBeNull();
  });

  // SIGN-46
  it('names an address that has an account already', async () => {
    const session = draw('/signup');
    signUp.mockImplementation(() => {
      session.setState({ failure: { code: 'ACCOUNT_EXISTS', message: null, issues: [] } });
      return Promise.resolve(false);
    });
    fillAccount();
    await press('Sign up');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('There is already an account with that email.'),
    );
    expect(where()).toBe('/signup');
  });

  // SIGN-41, SIGN-42
  it('asks for consents, which block until the required ones are ticked, and leads on', async () => {
    makes(draw('/signup?from=%2Fvideo%2F1001'));
    fillAccount();
    await press('Sign up');
    await screen.findByRole('heading', { name: 'Terms and privacy choices' });
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agree and continue' });
    expect(send().disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^news/u }).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /^privacy/u })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /^terms/u }));
    expect(send().disabled).toBe(false);
    await press('Agree and continue');
    await waitFor(() => expect(where()).toBe('/video/1001'));
    expect(call).toHaveBeenCalledWith('saveConsents', {
      body: {
        answers: [
          { fieldName: 'terms', answer: true },
          { fieldName: 'news', answer: true },
        ],
      },
    });
  });

  // SIGN-40
  it('forces a mandatory provider of television first', async () => {
    answers((name) =>
      name === 'listConsentTerms' ? { terms: TERMS } : { linkedAccounts: [{ provider: 'ID' }] },
    );
    makes(draw('/signup?from=%2Fvideo%2F1001', { mandatory: true }));
    fillAccount();
    await press('Sign up');
    const way = await screen.findByRole('link', { name: 'Choose a provider' });
    expect(way.getAttribute('href')).toBe('/providers?from=%2Fsignup%3Ffrom%3D%252Fvideo%252F1001');
  });

  // SIGN-40
  it('leads on to the choice of a package', async () => {
    answers(() => ({ terms: [] }));
    makes(draw('/signup?licences=7001&from=%2Fvideo%2F1001'));
    fillAccount();
    await press('Sign up');
    await waitFor(() => expect(where()).toBe('/purchase?licences=7001&from=%2Fvideo%2F1001'));
  });

  // SIGN-43
  it('is taken up again with what was typed, but no password', async () => {
    draw('/signup');
    fillAccount();
    cleanup();
    expect(Object.values(localStorage).join('')).not.toContain('lantern coast');
    draw('/signup');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/u).value).toBe('Nadia'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/u).value).toBe('');
  });

  // FORM-20
  it('has what was typed before the page is taken over, and all of it', async () => {
    localStorage.clear();
    makes(
      draw('/signup', {
        typed: {
          'field-name': 'Nadia',
          'field-email': 'nadia@example.org',
          'field-secret': 'lantern coast at night',
        },
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/u).value).toBe('Nadia');
    await press('Sign up');
    await waitFor(() => expect(signUp).toHaveBeenCalled());
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({
      name: 'Nadia',
      email: 'nadia@example.org',
      secret: 'lantern coast at night',
    });
  });

  // FORM-20
  it('has the fields of the realm, and sends what they hold', async () => {
    makes(draw('/signup', { fields: [field('birthDate', 'birthDate', true), field('nickname', 'text')] }));
    fillAccount();
    fill(/^Month/u, '4');
    fill(/^Day/u, '1');
    fill(/^Year/u, '1990');
    await press('Sign up');
    await waitFor(() => expect(signUp).toHaveBeenCalled());
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({
      email: 'nadia@example.org',
      fields: { birthDate: '1990-04-01' },
    });
  });

  // SIGN-47
  it('is several screens on a phone where it is long', async () => {
    isPhone = true;
    draw('/signup', { fields: [field('nickname', 'text'), field('team', 'text')] });
    expect(screen.getByText('Step 1 of 2')).not.toBeNull();
    expect(screen.queryByLabelText(/^Password/u)).toBeNull();
    await press('Next');
    await screen.findByRole('alert');
    fill(/^Name/u, 'Nadia');
    fill(/^Email/u, 'nadia@example.org');
    await press('Next');
    await screen.findByLabelText(/^Password/u);
    expect(screen.getByText('Step 2 of 2')).not.toBeNull();
    await press('Previous step');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/u).value).toBe('Nadia');
  });

  it('says what the service refused', async () => {
    const session = draw('/signup');
    signUp.mockImplementation(() => {
      session.setState({
        failure: {
          code: 'INVALID_FIELD',
          message: 'x',
          issues: [{ field: 'body.email', found: '"n"', allowed: 'an email' }],
        },
      });
      return Promise.resolve(false);
    });
    fillAccount();
    await press('Sign up');
    await waitFor(() => expect(screen.getByLabelText(/^Email/u).getAttribute('aria-invalid')).toBe('true'));
  });
});
