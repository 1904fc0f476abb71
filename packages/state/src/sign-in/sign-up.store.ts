import type { Client } from '@footlight/client';
import type { Account, BodyOf, ConsentTerm } from '@footlight/contract';
import {
  currentStep,
  parseStoredSignUp,
  type ConsentAnswers,
  type StoredSignUp,
  type SignUpStep,
} from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage, Clock } from '../clock.js';
import { createLoad } from '../calls/load.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

/** Storage key of an unfinished sign-up. */
export const SIGN_UP_KEY = 'footlight.signUp';

/** The viewer who is signing up. */
interface SignUpViewer {
  readonly isGuest: boolean;
  /** Id of the account; null for a guest. */
  readonly accountId: string | null;
  /** Whether the service requires further steps before the account may be used. */
  readonly isOpen: boolean;
}

export interface SignUpState {
  /** The current step; null before it is known, and when there is none left. */
  readonly step: SignUpStep | null;
  /** Status of determining the step. */
  readonly status: Status;
  /** Status of sending the consents. */
  readonly saving: Status;
  readonly error: CallError | null;
  readonly terms: readonly ConsentTerm[];
  /** The account whose missing fields are asked for; null unless there are some. */
  readonly account: Account | null;
  /** Form values from an earlier visit; empty if none are stored. */
  readonly values: Readonly<Record<string, string>>;
  /** Query that a resumed sign-up was started with. */
  readonly query: string | null;
  /** Loads the stored sign-up of this browser. */
  readonly resume: () => void;
  /** Stores form values for a later visit; they must not include passwords. */
  readonly keep: (values: Readonly<Record<string, string>>, query: string) => void;
  /**
   * Creates an account and determines its next step. The user of the page changes meanwhile; `find` is ignored until
   * the account is stored as created here.
   * @param attempt returns the id of the account, or null if none was created
   */
  readonly make: (attempt: () => Promise<string | null>, choosesPackage: boolean) => Promise<void>;
  /** Determines the viewer's step: loads the consent terms, and whether a TV provider is missing. */
  readonly find: (viewer: SignUpViewer, choosesPackage: boolean) => Promise<void>;
  /** @returns whether the answers were accepted; otherwise `failure` is set. */
  readonly agree: (answers: ConsentAnswers) => Promise<boolean>;
  /** Deletes the stored sign-up, because it is complete. */
  readonly finish: () => void;
}

export interface SignUpOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly storage: ChoiceStorage;
  /** Providers that the realm marks as mandatory, except the product's own. */
  readonly mandatoryProviders: () => readonly string[];
}

/** The sign-up stored in this browser. */
const createRecord = (storage: ChoiceStorage, clock: Clock) => ({
  read: (): StoredSignUp | null => parseStoredSignUp(storage.getItem(SIGN_UP_KEY), clock.now()),
  write: (record: Omit<StoredSignUp, 'at'>): void =>
    storage.setItem(SIGN_UP_KEY, JSON.stringify({ ...record, at: clock.now() } satisfies StoredSignUp)),
  remove: (): void => storage.removeItem(SIGN_UP_KEY),
});

/** Loads the requirements of an account. */
const requirements = async (
  client: Client,
  mandatory: readonly string[],
  isOpen: boolean,
  signal: AbortSignal,
) => {
  const [{ terms }, linked] = await Promise.all([
    client.call('listConsentTerms', { query: { scope: 'registration' }, signal }),
    mandatory.length === 0
      ? Promise.resolve([])
      : client.call('listLinkedProviders', { signal }).then(({ linkedAccounts }) => linkedAccounts),
  ]);
  const needsTvProvider =
    mandatory.length > 0 && !linked.some(({ provider }) => mandatory.includes(provider));
  // Of an account that has agreed before, only what has changed is asked.
  const changed = terms.filter((term) => term.changed);
  if (changed.length > 0) return { terms: changed, needsTvProvider, account: null };
  const account = isOpen ? await client.call('getAccount', { signal }) : null;
  return { terms, needsTvProvider, account: (account?.missingFields.length ?? 0) > 0 ? account : null };
};

const INITIAL = {
  step: null,
  status: 'idle',
  saving: 'idle',
  error: null,
  terms: [],
  account: null,
  values: {},
  query: null,
} as const;

/** The steps of a sign-up. @see docs/rules/sign-in.md SIGN-40, SIGN-43 */
export const createSignUpStore = ({ client, clock, storage, mandatoryProviders }: SignUpOptions) => {
  const load = createLoad();
  const record = createRecord(storage, clock);
  let isMaking = false;
  let isResumed = false;

  return createStore<SignUpState>()((set, get) => {
    const write = (change: Partial<StoredSignUp>): void => {
      const { values, query, step } = get();
      record.write({ accountId: null, step: step ?? 'SIGNUP', values, query: query ?? '', ...change });
    };

    return {
      ...INITIAL,
      resume: () => {
        isResumed = true;
        const stored = record.read();
        if (stored !== null) set({ values: stored.values, query: stored.query });
      },
      keep: (values, query) => {
        // Before the earlier visit is restored, empty fields must not overwrite its values.
        const typed = isResumed
          ? values
          : {
              ...record.read()?.values,
              ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
            };
        // Not set in the state: the form already has it.
        write({ step: 'SIGNUP', values: typed, query });
      },
      make: async (attempt, choosesPackage) => {
        isMaking = true;
        let accountId: string | null;
        try {
          accountId = await attempt();
        } finally {
          isMaking = false;
        }
        if (accountId === null) return;
        write({ accountId, step: 'CONSENT', values: {}, query: record.read()?.query ?? '' });
        await get().find({ isGuest: false, accountId, isOpen: false }, choosesPackage);
      },
      find: async ({ isGuest, accountId, isOpen }, choosesPackage) => {
        if (isMaking) return;
        if (isGuest) {
          set({ step: 'SIGNUP', status: 'ready', error: null });
          return;
        }
        const found = record.read();
        const stored = found !== null && found.accountId === accountId ? found : null;
        // This account was not created here, and nothing is required of it.
        if (accountId === null || (stored === null && !isOpen)) {
          set({ step: choosesPackage ? 'PACKAGE_SELECTION' : null, status: 'ready', error: null });
          return;
        }
        if (stored !== null) set({ query: stored.query });
        const isAgreed = stored?.step === 'PACKAGE_SELECTION' && !isOpen;
        set({ status: 'loading', error: null });
        await load.run((signal) => requirements(client, mandatoryProviders(), isOpen, signal), {
          ready: ({ terms, needsTvProvider, account }) => {
            const step = currentStep({
              isGuest: false,
              needsTvProvider,
              lacksFields: account !== null,
              hasTerms: terms.length > 0 && !isAgreed,
              choosesPackage,
            });
            set({ step, terms, account, status: 'ready', values: {} });
            if (step === null) get().finish();
            else write({ accountId, step });
          },
          failed: (error) => set({ status: 'failed', error }),
        });
      },
      agree: async (answers) => {
        if (get().saving === 'loading') return false;
        const given: BodyOf<'saveConsents'>['answers'] = Object.entries(answers).map(
          ([fieldName, answer]) => ({
            fieldName,
            answer,
          }),
        );
        set({ saving: 'loading', error: null });
        try {
          if (given.length > 0) await client.call('saveConsents', { body: { answers: given } });
          write({ accountId: record.read()?.accountId ?? null, step: 'PACKAGE_SELECTION' });
          set({ saving: 'ready' });
          return true;
        } catch (error) {
          set({ saving: 'failed', error: callErrorOf(error) });
          return false;
        }
      },
      finish: () => {
        record.remove();
        set({ step: null, terms: [], account: null, values: {}, query: null });
      },
    };
  });
};

export type SignUpStore = ReturnType<typeof createSignUpStore>;
