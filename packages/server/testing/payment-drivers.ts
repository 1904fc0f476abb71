import { ACQUIRER_DEMO, TEST_CARDS, type RunningAcquirer } from '@footlight/simulators';
import type { Clock } from '../src/clock.js';
import { createPaymentProviders } from '../src/features/commerce/payments/providers/create-payment-providers.js';
import type {
  Charge,
  MethodType,
  PaymentProvider,
} from '../src/features/commerce/payments/providers/payment-provider.js';
import { createTestRealm } from './test-realm.js';

export const RETURN_URL = 'http://localhost:4600/payment/authorise';

/** A provider of the shared suite. Its methods succeed at once, ask for confirmation, settle later or fail later. */
export interface PaymentDriver {
  readonly kind: 'sandbox' | 'regional' | 'stripe';
  readonly plain: { readonly type: MethodType; readonly fill: Fill };
  readonly challenged: { readonly type: MethodType; readonly fill: Fill };
  readonly slow: { readonly type: MethodType; readonly fill: Fill };
  readonly slowFailing: { readonly type: MethodType; readonly fill: Fill };
}

/** The forms that a viewer submits on the provider's page, in order. */
export type Fill = readonly Readonly<Record<string, string>>[];

export const cardOf = (number: string, holder = 'Vera Ortega'): Readonly<Record<string, string>> => ({
  holder,
  number,
  expiry: '12/40',
  cvc: '123',
  postalCode: '',
});

const APPROVED = { end: 'approved' } as const;
const card = (number: string, ...more: Fill) => ({ type: 'CARD', fill: [cardOf(number), ...more] }) as const;

const CARDS = {
  plain: card(TEST_CARDS.plain),
  challenged: card(TEST_CARDS.challengedAlways, APPROVED),
  slow: card(TEST_CARDS.settlesLater),
  slowFailing: card(TEST_CARDS.settlementFails),
} as const;

export const PAYMENT_DRIVERS: readonly PaymentDriver[] = [
  { kind: 'sandbox', ...CARDS },
  { kind: 'stripe', ...CARDS },
  {
    kind: 'regional',
    plain: { type: 'WALLET', fill: [APPROVED] },
    challenged: { type: 'WALLET', fill: [{ end: 'approved-asks' }] },
    slow: { type: 'RECURRING_BANK_REDIRECT', fill: [APPROVED] },
    slowFailing: { type: 'RECURRING_BANK_REDIRECT', fill: [{ end: 'approved-fails' }] },
  },
];

/** The `payments` setting of the realm with all three providers at one acquirer. */
export const paymentsAt = (origin: string, more: Readonly<Record<string, unknown>> = {}) => ({
  providers: (['sandbox', 'regional', 'stripe'] as const).map((kind) => {
    const { secretKey, webhookSecret } = ACQUIRER_DEMO[kind];
    const one = { kind, id: kind, name: kind, baseUri: origin, secretKey, webhookSecret };
    return kind === 'stripe' ? Object.assign(one, { wallets: ['APPLE_PAY', 'GOOGLE_PAY'] }) : one;
  }),
  ...more,
});

export const providersAt = (
  origin: string,
  clock: Clock,
  more: Readonly<Record<string, unknown>> = {},
): readonly PaymentProvider[] =>
  createPaymentProviders(createTestRealm({ payments: paymentsAt(origin, more) }), { clock });

/** Submits the forms of the provider's page. @returns the last response, without following its redirect */
export const visit = async (url: string, steps: Fill, framed = false): Promise<Response> => {
  const headers: Record<string, string> = framed ? { 'sec-fetch-dest': 'iframe' } : {};
  let answer = await fetch(url, { redirect: 'manual', headers });
  for (const step of steps) {
    answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(step),
      redirect: 'manual',
      headers,
    });
  }
  return answer;
};

let count = 0;
export const newKey = (): string => {
  count += 1;
  return `key-${process.pid}-${count}`;
};

/** Stores a method through the provider's page and returns its initial response and final state. */
export const storeMethod = async (provider: PaymentProvider, type: MethodType, fill: Fill) => {
  const initial = await provider.initMethod({
    accountId: 'account-1',
    type,
    customer: { externalId: null, email: 'vera@footlight.example' },
    returnUrl: RETURN_URL,
    idempotencyKey: newKey(),
  });
  await visit(initial.nextAction?.url ?? '', fill);
  return { initial, state: await provider.readMethod(initial.externalId, null) };
};

/** Stores a method and returns its id for charges. @throws {Error} if it was not stored */
export const storedId = async (
  provider: PaymentProvider,
  { type, fill }: { readonly type: MethodType; readonly fill: Fill },
): Promise<string> => {
  const { state } = await storeMethod(provider, type, fill);
  if (state.status === 'stored') return state.method.externalId;
  throw new Error(`The method was not stored: ${JSON.stringify(state)}`);
};

export const chargeOf = (
  type: MethodType,
  methodExternalId: string | null,
  more: Partial<Charge> = {},
): Charge => ({
  amount: { minor: 999, currency: 'GBP', scale: 2 },
  methodExternalId,
  customerExternalId: null,
  type,
  idempotencyKey: newKey(),
  description: 'Ringside monthly',
  returnUrl: RETURN_URL,
  offSession: false,
  ...more,
});

/** The bodies of all messages that the acquirer sent about a payment. */
export const messagesOf = (acquirer: RunningAcquirer, externalId: string): readonly string[] =>
  acquirer.messages().filter((body) => body.includes(externalId));
