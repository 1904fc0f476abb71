import { randomUUID } from 'node:crypto';
import { ApiError } from '../src/api-error.js';
import type {
  Charge,
  LedgerLine,
  PaymentProvider,
  PaymentState,
} from '../src/features/commerce/payments/providers/payment-provider.js';

type Outcome = 'succeeds' | 'declines' | 'declinesForGood' | 'lacksFunds' | 'pends' | 'asks' | 'asks-absent';

export interface FakePaymentProvider extends PaymentProvider {
  /** Successful charges by idempotency key. */
  readonly charged: ReadonlyMap<string, Charge>;
  /** Successful charges of one method, oldest first. */
  chargesOf(methodExternalId: string): readonly ProviderCharge[];
  /** Its smallest charges, which tests change. */
  readonly minimumAmounts: Record<string, number>;
  /** Ids of removed methods. */
  readonly removed: ReadonlySet<string>;
  /** Ids of cancelled payments. */
  readonly cancelled: ReadonlySet<string>;
  /** Number of charge requests. */
  readonly chargeRequests: () => number;
  readonly refunded: () => number;
  /** Sets the outcome of future charges. */
  answer(outcome: Outcome): void;
  /** Sets the outcome of future charges of one method, whatever `answer` says. */
  answerFor(methodExternalId: string, outcome: Outcome): void;
  /** Makes the next call fail as if the process died, before or after the provider has processed it; or no longer. */
  breakOnce(when: 'before' | 'after' | 'never'): void;
  /** Methods whose charge `breakOnce` has made fail. */
  readonly brokenMethods: Set<string>;
  /** Makes every charge fail until `repair`, before the provider has processed it. */
  breakAlways(error: Error): void;
  repair(): void;
  /** Sets the outcome of a pending payment. */
  decide(externalId: string, outcome: 'succeeded' | 'declined'): void;
  /** Lets a repeated charge be a new one. */
  forgetKeys(): void;
  /** As long as it is on, the provider finds no payment by its key. */
  lagSearch(lags: boolean): void;
  /** Makes the provider refuse refunds. */
  refuseRefunds(refuses: boolean): void;
  /** Removes a payment from the ledger. */
  lose(externalId: string): void;
}

/** A charge in the provider’s own record. */
export interface ProviderCharge {
  readonly charge: Charge;
  readonly state: PaymentState;
  /** Minor units. */
  readonly refunded: number;
  readonly createdAt: Date;
}

interface StoredCharge extends ProviderCharge {
  state: PaymentState;
  refunded: number;
}

const FIXED = {
  id: 'fake',
  name: 'Fake',
  kind: 'form',
  methods: ['CARD', 'INSTANT_PAYMENT'],
  countries: null,
  frameOrigins: [],
  readEvent: () => {
    throw new ApiError('PROVIDER_TOKEN_INVALID');
  },
  initMethod: () => {
    const externalId = `method-${randomUUID()}`;
    return Promise.resolve({
      externalId,
      clientSecret: `${externalId}-secret`,
      nextAction: null,
      customerExternalId: null,
    });
  },
  readMethod: (externalId, providerToken) =>
    Promise.resolve(
      providerToken === 'bad'
        ? ({ status: 'declined', code: 'incorrect_cvc' } as const)
        : ({
            status: 'stored',
            method: {
              externalId,
              type: providerToken === 'apple-pay' ? 'APPLE_PAY' : 'CARD',
              brand: 'visa',
              last4Digits: '4242',
              holder: 'Zoë Ñandú',
              expiresOn: '2031-04',
              country: providerToken?.startsWith('issued-in-') === true ? providerToken.slice(10) : null,
            },
          } as const),
    ),
  removeCustomer: () => Promise.resolve(),
  checkAccount: () => Promise.resolve([]),
  balanceSince: async function* none() {
    // It has no balance; those of the simulators have one.
  },
  payoutsSince: async function* none() {
    // As above.
  },
  payoutLines: async function* none() {
    // As above.
  },
} satisfies Partial<FakePaymentProvider>;

const linesOf = (stored: ReadonlyMap<string, StoredCharge>, moment: Date): LedgerLine[] =>
  [...stored].flatMap(([key, { charge, state, refunded, createdAt }]): LedgerLine[] =>
    createdAt < moment || state.externalId === null
      ? []
      : [
          {
            externalId: state.externalId,
            idempotencyKey: key,
            amount: charge.amount,
            refunded,
            status:
              state.status === 'action-required' || state.status === 'authentication-required'
                ? 'pending'
                : state.status,
            createdAt,
          },
        ],
  );

const stateOf = (outcome: Outcome, externalId: string): PaymentState => {
  switch (outcome) {
    case 'succeeds':
      return { status: 'succeeded', externalId };
    case 'declines':
      return { status: 'declined', externalId, code: 'card_declined' };
    case 'declinesForGood':
      return { status: 'declined', externalId, code: 'card_declined', advice: 'newDetails' };
    case 'lacksFunds':
      return { status: 'declined', externalId, code: 'card_declined', advice: 'funds' };
    case 'pends':
      return { status: 'pending', externalId, nextAction: { type: 'WAIT', url: null } };
    case 'asks-absent':
      return { status: 'authentication-required', externalId };
    case 'asks':
      return {
        status: 'action-required',
        externalId,
        nextAction: { type: 'REDIRECT', url: 'https://bank.example/approve' },
      };
  }
};

const EXTERNAL = 'ext-';

const methodOf = ({ methodExternalId }: Charge): string => methodExternalId ?? '';

const storedAs = (stored: ReadonlyMap<string, StoredCharge>, externalId: string): StoredCharge => {
  const found = stored.get(externalId.slice(EXTERNAL.length));
  if (found === undefined) throw new ApiError('PROVIDER_FAILED');
  return found;
};

/** How payments that wait for their payer go on, or end. */
const waitingCalls = (
  byExternal: (externalId: string) => StoredCharge,
  cancelled: Set<string>,
  fail: (when: 'before') => void,
): Pick<PaymentProvider, 'confirmPayment' | 'cancelPayment'> => ({
  confirmPayment: ({ externalId }) => {
    const payment = byExternal(externalId);
    if (payment.state.status === 'authentication-required') payment.state = stateOf('asks', externalId);
    return Promise.resolve(payment.state);
  },
  cancelPayment: async (externalId) => {
    fail('before');
    const payment = byExternal(externalId);
    const { status } = payment.state;
    if (status === 'action-required' || status === 'authentication-required') {
      cancelled.add(externalId);
      payment.state = { status: 'declined', externalId, code: 'FAILED_PAYMENT' };
    }
    return Promise.resolve(payment.state);
  },
});

/** Lets one call fail, as if the process died. */
const createBreaking = () => {
  const brokenMethods = new Set<string>();
  let broken: 'before' | 'after' | 'never' = 'never';
  return {
    brokenMethods,
    breakOnce: (when: typeof broken): void => {
      broken = when;
    },
    fail: (when: 'before' | 'after', method?: string | null): void => {
      if (broken !== when) return;
      broken = 'never';
      if (typeof method === 'string') brokenMethods.add(method);
      throw new ApiError('PROVIDER_FAILED');
    },
  };
};

/** An in-memory provider that fulfils the contract of the interface, for tests of code that uses providers. */
export const createFakePaymentProvider = (now: () => number): FakePaymentProvider => {
  const stored = new Map<string, StoredCharge>();
  const byMethod = new Map<string, readonly StoredCharge[]>();
  const refunds = new Map<string, number>();
  const removed = new Set<string>();
  const cancelled = new Set<string>();
  const forgotten = new Set<string>();
  const outcomes = new Map<string, Outcome>();
  let outcome: Outcome = 'succeeds';
  let chargeRequests = 0;
  let searchLags = false;
  let outage: Error | undefined;
  let refusesRefunds = false;

  const { fail, ...breaking } = createBreaking();
  const byExternal = (externalId: string): StoredCharge => storedAs(stored, externalId);

  return {
    ...FIXED,
    minimumAmounts: {},
    get charged() {
      return new Map(
        [...stored].flatMap(([key, { charge, state }]) =>
          state.status === 'succeeded' ? [[key, charge] as const] : [],
        ),
      );
    },
    chargesOf: (method) => (byMethod.get(method) ?? []).filter(({ state }) => state.status === 'succeeded'),
    chargeRequests: () => chargeRequests,
    refunded: () => [...refunds.values()].reduce((sum, amount) => sum + amount, 0),
    answer: (next) => {
      outcome = next;
    },
    answerFor: (methodExternalId, next) => {
      outcomes.set(methodExternalId, next);
    },
    ...breaking,
    decide: (externalId, decided) => {
      byExternal(externalId).state =
        decided === 'succeeded'
          ? { status: 'succeeded', externalId }
          : { status: 'declined', externalId, code: 'FAILED_PAYMENT' };
    },
    lose: (externalId) => {
      for (const [key, { state }] of stored) if (state.externalId === externalId) stored.delete(key);
    },
    removed,
    removeMethod: (externalId) => {
      removed.add(externalId);
      return Promise.resolve();
    },
    charge: async (charge) => {
      chargeRequests += 1;
      fail('before', charge.methodExternalId);
      if (outage !== undefined) throw outage;
      const known = forgotten.has(charge.idempotencyKey) ? undefined : stored.get(charge.idempotencyKey);
      const state =
        known?.state ??
        stateOf(outcomes.get(methodOf(charge)) ?? outcome, `${EXTERNAL}${charge.idempotencyKey}`);
      if (known === undefined) {
        const made = { charge, state, refunded: 0, createdAt: new Date(now()) };
        stored.set(charge.idempotencyKey, made);
        byMethod.set(methodOf(charge), [...(byMethod.get(methodOf(charge)) ?? []), made]);
      }
      fail('after', charge.methodExternalId);
      return Promise.resolve(state);
    },
    readPayment: async (externalId) => Promise.resolve(byExternal(externalId).state),
    cancelled,
    ...waitingCalls(byExternal, cancelled, fail),
    breakAlways: (error) => {
      outage = error;
    },
    repair: () => {
      outage = undefined;
    },
    forgetKeys: () => {
      for (const key of stored.keys()) forgotten.add(key);
    },
    lagSearch: (lags) => {
      searchLags = lags;
    },
    refuseRefunds: (refuses) => {
      refusesRefunds = refuses;
    },
    findPayment: (key) => Promise.resolve(searchLags ? null : (stored.get(key)?.state ?? null)),
    refund: async ({ externalId, amount, idempotencyKey }) => {
      fail('before');
      if (refusesRefunds) return Promise.resolve('refused');
      if (!refunds.has(idempotencyKey)) {
        refunds.set(idempotencyKey, amount.minor);
        byExternal(externalId).refunded += amount.minor;
      }
      return Promise.resolve('accepted');
    },
    ledgerSince: (moment) => Promise.resolve(linesOf(stored, moment)),
  };
};
