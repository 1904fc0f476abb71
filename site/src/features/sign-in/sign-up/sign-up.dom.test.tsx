import type { ConsentTerm, ProfileField, SessionUser } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  call,
  drawAccountPage,
  fill,
  press,
  signUp,
  where,
  withAccountPages,
  type AccountPageOptions,
} from '../../../testing/account-pages.js';
import { guest } from '../../../testing/on-site.js';
import { SignupPage } from './signup.page.js';

const viewer: SessionUser = { ...guest, id: 'a-1', isGuest: false, name: 'Nadia', rol: 'viewer' };

const term = (fieldName: string, change: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName,
  text: `About ${fieldName}`,
  page: null,
  required: false,
  defaultValue: 'false',
  data: { default: 'false' },
  changed: false,
  ...change,
});
const TERMS = [
  term('terms', { required: true, page: 'terms' }),
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

const asPhone = withAccountPages();
beforeEach(
  () => void answers((name) => (name === 'listConsentTerms' ? { terms: TERMS } : { missingFields: [] })),
);

const draw = (address: string, options?: AccountPageOptions) =>
  drawAccountPage(<SignupPage />, address, options);
const fillAccount = () => {
  fill(/^Name/u, 'Nadia');
  fill(/^Email/u, 'nadia@example.org');
  fill(/^Password/u, 'lantern coast');
};

describe('the sign-up page', () => {
  const makes = (session: ReturnType<typeof draw>) =>
    signUp.mockImplementation(() => {
      session.setState({ user: viewer });
      return Promise.resolve(true);
    });

  // FORM-4
  it('shows each error at its field and in a summary', async () => {
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
  it('is blocked for viewers who may not sign up', () => {
    draw('/signup', { user: { ...guest, usesVpn: true } });
    expect(screen.getByRole('dialog', { name: 'Turn off your VPN' })).toBeDefined();
    expect(screen.queryByLabelText(/^Email/u)).toBeNull();
  });

  // SIGN-46
  it('shows that the email already has an account', async () => {
    const session = draw('/signup');
    signUp.mockImplementation(() => {
      session.setState({ error: { code: 'ACCOUNT_EXISTS', message: null, issues: [] } });
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
  it('blocks until the required consents are given, then navigates to the requested page', async () => {
    makes(draw('/signup?from=%2Fvideo%2F1001'));
    fillAccount();
    await press('Sign up');
    await screen.findByRole('heading', { name: 'Terms and privacy choices' });
    expect(document.activeElement?.textContent).toBe('Terms and privacy choices');
    expect(screen.getByRole('link', { name: 'Read “terms”' }).getAttribute('href')).toBe(
      '/externalpage/terms',
    );
    await press('Agree and continue');
    const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /^terms/u });
    await waitFor(() => expect(terms.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toContain('Tick this box to continue.');
    expect(call).not.toHaveBeenCalledWith('saveConsents', expect.anything());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^news/u }).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /^privacy/u })).toBeNull();
    fireEvent.click(terms);
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
  it('requires the mandatory TV provider first', async () => {
    answers((name) =>
      name === 'listConsentTerms' ? { terms: TERMS } : { linkedAccounts: [{ provider: 'ID' }] },
    );
    makes(draw('/signup?from=%2Fvideo%2F1001', { mandatory: true }));
    fillAccount();
    await press('Sign up');
    const link = await screen.findByRole('link', { name: 'Choose a provider' });
    expect(link.getAttribute('href')).toBe('/providers?from=%2Fsignup%3Ffrom%3D%252Fvideo%252F1001');
  });

  // SIGN-166
  it('goes on for an account of which the service requires terms, and lets it sign out', async () => {
    const session = draw('/signup?from=%2Fvideo%2F1001', { user: { ...viewer, signUpOpen: true } });
    await screen.findByRole('heading', { name: 'Terms and privacy choices' });
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout');
    fireEvent.click(screen.getByRole('checkbox', { name: /^terms/u }));
    session.setState({
      restore: () => {
        session.setState({ user: viewer });
        return Promise.resolve();
      },
    });
    await press('Agree and continue');
    await waitFor(() => expect(where()).toBe('/video/1001'));
  });

  // SIGN-174
  it('asks again for terms that have changed, and for no others, of an adult’s profile', async () => {
    const terms = [{ ...term('terms', { required: true }), changed: true }, term('news')];
    answers((name) => (name === 'listConsentTerms' ? { terms } : {}));
    const adult = { ...viewer, signUpOpen: true as const, pro: { id: 'p-1', tp: 'adult' as const } };
    draw('/signup?from=%2Fvideo%2F1001', { user: adult });
    await screen.findByRole('heading', { name: 'Our terms have changed' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    cleanup();
    draw('/signup?from=%2Fhome', { user: { ...adult, pro: { id: 'p-2', tp: 'child' } } });
    const link = await screen.findByRole('link', { name: 'Choose a profile' });
    expect(link.getAttribute('href')).toBe('/profiles?from=%2Fsignup%3Ffrom%3D%252Fhome');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  // SIGN-40
  it('continues to the purchase of the requested licences', async () => {
    answers(() => ({ terms: [] }));
    makes(draw('/signup?licences=7001&from=%2Fvideo%2F1001'));
    fillAccount();
    await press('Sign up');
    await waitFor(() => expect(where()).toBe('/purchase?licences=7001&from=%2Fvideo%2F1001'));
  });

  // SIGN-43
  it('restores what was typed, except the password', async () => {
    draw('/signup');
    fillAccount();
    cleanup();
    expect(Object.values(localStorage).join('')).not.toContain('lantern coast');
    draw('/signup');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/u).value).toBe('Nadia'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/u).value).toBe('');
  });

  // FORM-20
  it('keeps everything that was typed before hydration', async () => {
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
  it('renders the fields of the realm, and sends their values', async () => {
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
  it('is split into steps on a phone if it is long', async () => {
    asPhone();
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

  it('marks the fields that the service refused', async () => {
    const session = draw('/signup');
    signUp.mockImplementation(() => {
      session.setState({
        error: {
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

// SIGN-179
it('asks for the required fields that a provider has not supplied, before the terms', async () => {
  const account = {
    ...shapes.getAccount.example,
    fields: [
      {
        id: 'name',
        type: 'name',
        required: true,
        readOnly: false,
        label: null,
        options: [],
        maxLength: 80,
      },
      {
        id: 'team',
        type: 'text',
        required: true,
        readOnly: false,
        label: 'Team',
        options: [],
        maxLength: 80,
      },
    ],
    customFields: {},
    missingFields: ['team'],
  };
  let saved = false;
  answers((name) => {
    if (name === 'listConsentTerms') return { terms: TERMS };
    if (name === 'saveAccount') saved = true;
    return saved ? { ...account, missingFields: [] } : account;
  });
  draw('/signup?from=%2Fvideo%2F1001', { user: { ...viewer, signUpOpen: true } });
  await screen.findByRole('heading', { name: 'A few more details' });
  expect(screen.queryByLabelText(/^Name/u)).toBeNull();
  await press('Next');
  await waitFor(() => expect(screen.getByLabelText(/^Team/u).getAttribute('aria-invalid')).toBe('true'));
  expect(call).not.toHaveBeenCalledWith('saveAccount', expect.anything());
  fill(/^Team/u, 'Harbour');
  await press('Next');
  await screen.findByRole('heading', { name: 'Terms and privacy choices' });
  expect(call).toHaveBeenCalledWith('saveAccount', { body: { customFields: { team: 'Harbour' } } });
});
