import type { Client } from '@footlight/client';
import type { BodyOf, ConsentTerm } from '@footlight/contract';
import {
  currentStep,
  readKeptSignUp,
  type ConsentAnswers,
  type KeptSignUp,
  type SignUpStep,
} from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage, Clock } from '../clock.js';
import { createLoad } from '../calls/load.js';
import { failureOf, type Failure, type Status } from '../calls/status.js';

/** Where a sign-up is kept in the browser. */
export const SIGN_UP_KEY = 'footlight.signUp';

/** What the page knows of who signs up. */
export interface SignUpReader {
  readonly isGuest: boolean;
  /** Of the account; null for a guest. */
  readonly accountId: string | null;
}

export interface SignUpState {
  /** The step that stands; null before it is known, and once nothing is left to do. */
  readonly step: SignUpStep | null;
  /** Of finding the step. */
  readonly status: Status;
  /** Of the answers that are sent. */
  readonly saving: Status;
  readonly failure: Failure | null;
  readonly terms: readonly ConsentTerm[];
  /** What was typed before the page was left; none where nothing is kept. */
  readonly values: Readonly<Record<string, string>>;
  /** Query with which a sign-up that is taken up again began. */
  readonly query: string | null;
  /** Takes up what is kept in this browser. */
  readonly resume: () => void;
  /** Keeps what is typed, for who comes back; passwords must not be among it. */
  readonly keep: (values: Readonly<Record<string, string>>, query: string) => void;
  /**
   * Makes an account and goes on to its next step. Who reads the page changes meanwhile; its step is not looked for
   * before the account is known as one that was made here.
   * @param attempt the id of the account, or null where none was made
   */
  readonly make: (attempt: () => Promise<string | null>, choosesPackage: boolean) => Promise<void>;
  /** Finds the step of a reader: asks for what is to be agreed to, and whether a TV provider is missing. */
  readonly find: (reader: SignUpReader, choosesPackage: boolean) => Promise<void>;
  /** @returns whether the answers were taken; `failure` says why not. */
  readonly agree: (answers: ConsentAnswers) => Promise<boolean>;
  /** Forgets the sign-up: nothing is left to do. */
  readonly finish: () => void;
}

export interface SignUpOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly storage: ChoiceStorage;
  /** Providers that the realm marks as mandatory, the product's own left out. */
  readonly mandatoryProviders: () => readonly string[];
}

/** A sign-up on its way through its steps. @see docs/rules/sign-in.md SIGN-40, SIGN-43 */
export const createSignUpStore = ({ client, clock, storage, mandatoryProviders }: SignUpOptions) => {
  const load = createLoad();
  let isMaking = false;
  let isResumed = false;

  return createStore<SignUpState>()((set, get) => {
    const write = (change: Partial<KeptSignUp>): void => {
      const { values, query, step } = get();
      const kept: KeptSignUp = {
        accountId: null,
        step: step ?? 'SIGNUP',
        values,
        query: query ?? '',
        ...change,
        at: clock.now(),
      };
      storage.setItem(SIGN_UP_KEY, JSON.stringify(kept));
    };
    const read = (): KeptSignUp | null => readKeptSignUp(storage.getItem(SIGN_UP_KEY), clock.now());

    /** What is left to do for an account; only for the one that this browser has just made. */
    const open = async (signal: AbortSignal) => {
      const mandatory = mandatoryProviders();
      const [{ terms }, linked] = await Promise.all([
        client.call('listConsentTerms', { query: { scope: 'registration' }, signal }),
        mandatory.length === 0
          ? Promise.resolve([])
          : client.call('listLinkedProviders', { signal }).then(({ linkedAccounts }) => linkedAccounts),
      ]);
      const needsTvProvider =
        mandatory.length > 0 && !linked.some(({ provider }) => mandatory.includes(provider));
      return { terms, needsTvProvider };
    };

    return {
      step: null,
      status: 'idle',
      saving: 'idle',
      failure: null,
      terms: [],
      values: {},
      query: null,
      resume: () => {
        isResumed = true;
        const kept = read();
        if (kept !== null) set({ values: kept.values, query: kept.query });
      },
      keep: (values, query) => {
        // What comes before the earlier visit was read may be empty where that was not.
        const typed = isResumed
          ? values
          : {
              ...read()?.values,
              ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
            };
        // Not into the state: the form has it already.
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
        write({ accountId, step: 'CONSENT', values: {}, query: read()?.query ?? '' });
        await get().find({ isGuest: false, accountId }, choosesPackage);
      },
      find: async ({ isGuest, accountId }, choosesPackage) => {
        if (isMaking) return;
        if (isGuest) {
          set({ step: 'SIGNUP', status: 'ready', failure: null });
          return;
        }
        const kept = read();
        // Somebody else's sign-up, or one of an account that has long been there, is not gone on with.
        if (kept === null || accountId === null || kept.accountId !== accountId) {
          set({ step: choosesPackage ? 'PACKAGE_SELECTION' : null, status: 'ready', failure: null });
          return;
        }
        set({ query: kept.query });
        const isAgreed = kept.step === 'PACKAGE_SELECTION';
        set({ status: 'loading', failure: null });
        await load.run(open, {
          ready: ({ terms, needsTvProvider }) => {
            const step = currentStep({
              isGuest: false,
              needsTvProvider,
              hasTerms: terms.length > 0 && !isAgreed,
              choosesPackage,
            });
            set({ step, terms, status: 'ready', values: {} });
            if (step === null) get().finish();
            else write({ accountId, step });
          },
          failed: (failure) => set({ status: 'failed', failure }),
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
        set({ saving: 'loading', failure: null });
        try {
          if (given.length > 0) await client.call('saveConsents', { body: { answers: given } });
          write({ accountId: read()?.accountId ?? null, step: 'PACKAGE_SELECTION' });
          set({ saving: 'ready' });
          return true;
        } catch (error) {
          set({ saving: 'failed', failure: failureOf(error) });
          return false;
        }
      },
      finish: () => {
        storage.removeItem(SIGN_UP_KEY);
        set({ step: null, terms: [], values: {}, query: null });
      },
    };
  });
};

export type SignUpStore = ReturnType<typeof createSignUpStore>;
