import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { ConsentTerm, LinkedAccount } from '@footlight/contract';
import { SIGN_UP_LIFETIME_MS } from '@footlight/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignUpStore, SIGN_UP_KEY, type SignUpStore } from './sign-up.store.js';
import { createStillClock, examples, startPair } from '../testing/fixtures.js';

const term: ConsentTerm = {
  fieldName: 'terms',
  fieldType: 'BINARY_CHOICE',
  label: 'Terms',
  text: 'All of them',
  page: null,
  required: true,
  defaultValue: 'false',
  data: { default: 'false' },
  changed: false,
};
const linkedTo = (provider: LinkedAccount['provider']): LinkedAccount => ({
  provider,
  clientName: null,
  email: null,
  linkedAt: '2026-01-05T10:00:00.000Z',
  mayUnlink: true,
});
const viewer = { isGuest: false, accountId: 'a-1', isOpen: false };
const guest = { isGuest: true, accountId: null, isOpen: false };

let service: ContractService;
let client: Client;
let stored: Map<string, string>;
const clock = createStillClock();

/** Stores an account as created earlier in this browser. */
const made = (accountId: string, query = ''): void =>
  void stored.set(
    SIGN_UP_KEY,
    JSON.stringify({ accountId, step: 'CONSENT', values: {}, query, at: clock.now() }),
  );

const create = (mandatory: readonly string[] = []): SignUpStore =>
  createSignUpStore({
    client,
    clock,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    mandatoryProviders: () => mandatory,
  });

beforeEach(async () => {
  stored = new Map();
  ({ service, client } = await startPair());
  client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'a-1' });
  service.handlers.listConsentTerms = () => ({ terms: [term] });
  service.handlers.saveConsents = () => undefined;
  service.handlers.getAccount = () => examples.account;
});
afterEach(() => service.stop());

describe('createSignUpStore', () => {
  it('does not look for a sign-up while an account is being created, and stays idle if none is created', async () => {
    const store = create();
    await store.getState().make(async () => {
      await store.getState().find(viewer, false);
      expect(store.getState().status).toBe('idle');
      return null;
    }, false);
    expect(store.getState().status).toBe('idle');
    expect(stored.size).toBe(0);
  });

  // SIGN-40
  it('continues from the form to the consents, and then ends', async () => {
    const store = create();
    await store.getState().find(guest, false);
    expect(store.getState()).toMatchObject({ step: 'SIGNUP', status: 'ready' });
    store.getState().keep({ name: 'Nadia' }, 'from=%2Fvideo%2F1');
    await store.getState().make(() => Promise.resolve('a-1'), false);
    expect(store.getState()).toMatchObject({ step: 'CONSENT', terms: [term] });
    expect(await store.getState().agree({ terms: true })).toBe(true);
    await store.getState().find(viewer, false);
    expect(store.getState()).toMatchObject({ step: null, status: 'ready' });
    expect(stored.has(SIGN_UP_KEY)).toBe(false);
  });

  it('continues with the package selection if the viewer came to choose a package', async () => {
    const store = create();
    made('a-1');
    await store.getState().agree({});
    await store.getState().find(viewer, true);
    expect(store.getState().step).toBe('PACKAGE_SELECTION');
    expect(service.names()).not.toContain('saveConsents');
  });

  // SIGN-40
  it('requires a mandatory TV provider before the consents', async () => {
    service.handlers.listLinkedProviders = () => ({
      linkedAccounts: [linkedTo('GOOGLE')],
    });
    const store = create(['ADOBE']);
    made('a-1');
    await store.getState().find(viewer, false);
    expect(store.getState().step).toBe('TV_PROVIDER');
    service.handlers.listLinkedProviders = () => ({
      linkedAccounts: [linkedTo('ADOBE')],
    });
    await store.getState().find(viewer, false);
    expect(store.getState().step).toBe('CONSENT');
  });

  // SIGN-179
  it('asks an open account for the fields that it lacks before the consents', async () => {
    let missingFields = ['team'];
    service.handlers.getAccount = () => ({ ...examples.account, missingFields });
    const store = create();
    await store.getState().find({ ...viewer, isOpen: true }, false);
    expect(store.getState()).toMatchObject({ step: 'PROFILE_FIELDS', account: { missingFields: ['team'] } });
    missingFields = [];
    await store.getState().find({ ...viewer, isOpen: true }, false);
    expect(store.getState()).toMatchObject({ step: 'CONSENT', account: null });
  });

  // SIGN-43
  it('resumes at the same step with the entered values after the page was left', async () => {
    create().getState().keep({ name: 'Nadia' }, 'from=%2Fvideo%2F1');
    const later = create();
    later.getState().resume();
    expect(later.getState()).toMatchObject({ values: { name: 'Nadia' }, query: 'from=%2Fvideo%2F1' });
    await later.getState().make(() => Promise.resolve('a-1'), false);
    expect(stored.get(SIGN_UP_KEY)).not.toContain('Nadia');
    const latest = create();
    await latest.getState().find(viewer, false);
    expect(latest.getState()).toMatchObject({ step: 'CONSENT', query: 'from=%2Fvideo%2F1' });
  });

  // SIGN-43
  it('keeps values that were entered before it resumes', () => {
    create().getState().keep({ name: 'Nadia', email: 'nadia@example.org' }, '');
    const later = create().getState();
    later.keep({ name: 'Nadja', email: '' }, '');
    later.resume();
    later.keep({ name: 'Nadja', email: '' }, '');
    expect(JSON.parse(stored.get(SIGN_UP_KEY) ?? '')).toMatchObject({ values: { name: 'Nadja', email: '' } });
    const latest = create();
    latest.getState().keep({ name: '', email: 'n@example.org' }, '');
    latest.getState().resume();
    expect(latest.getState().values).toEqual({ name: 'Nadja', email: 'n@example.org' });
  });

  // SIGN-166
  it('goes on for an account that was created elsewhere, until the service requires nothing more', async () => {
    const store = create();
    await store.getState().find({ ...viewer, isOpen: true }, false);
    expect(store.getState().step).toBe('CONSENT');
    expect(await store.getState().agree({ terms: true })).toBe(true);
    // The service still requires them.
    await store.getState().find({ ...viewer, isOpen: true }, false);
    expect(store.getState().step).toBe('CONSENT');
    await store.getState().agree({ terms: true });
    await store.getState().find(viewer, false);
    expect(store.getState()).toMatchObject({ step: null, status: 'ready' });
  });

  // SIGN-43
  it('ignores a sign-up of another account, or one older than a day', async () => {
    const store = create();
    made('a-2');
    await store.getState().find(viewer, false);
    expect(store.getState().step).toBeNull();
    made('a-1');
    clock.move(SIGN_UP_LIFETIME_MS + 1);
    await store.getState().find(viewer, false);
    expect(store.getState().step).toBeNull();
    expect(service.names()).toEqual([]);
  });

  // SIGN-174
  it('asks an account that has agreed before only for what has changed', async () => {
    const changed = { ...term, fieldName: 'privacy', changed: true };
    service.handlers.listConsentTerms = () => ({ terms: [term, changed] });
    const store = create();
    await store.getState().find({ ...viewer, isOpen: true }, false);
    expect(store.getState()).toMatchObject({ step: 'CONSENT', terms: [changed] });
  });

  it('reports terms that fail to load, and consents that are refused', async () => {
    service.handlers.listConsentTerms = () => {
      throw new ErrorResponse('INTERNAL');
    };
    const store = create();
    made('a-1');
    await store.getState().find(viewer, false);
    expect(store.getState()).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
    service.handlers.saveConsents = () => {
      throw new ErrorResponse('CONSENT_REQUIRED');
    };
    expect(await store.getState().agree({ terms: false })).toBe(false);
    expect(store.getState()).toMatchObject({ saving: 'failed', error: { code: 'CONSENT_REQUIRED' } });
  });
});
