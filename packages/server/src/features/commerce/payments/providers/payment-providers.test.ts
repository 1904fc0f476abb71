import { CARD_ERRORS } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import {
  ACQUIRER_DEMO,
  CARD_CODES,
  TEST_CARDS,
  signatureHeader,
  startAcquirer,
  type RunningAcquirer,
} from '@footlight/simulators';
import { Value } from '@sinclair/typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PAYMENT_DRIVERS,
  RETURN_URL,
  cardOf,
  chargeOf,
  messagesOf,
  newKey,
  providersAt,
  storeMethod,
  storedId,
  visit,
} from '../../../../../testing/payment-drivers.js';
import type { PaymentProvider, PaymentState } from './payment-provider.js';
import { canCharge } from './provider-money.js';

/** Milliseconds by which the provider's and the service's clock are ahead. */
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
const SEARCH_LAG_MS = 60_000;
const TIMEOUT_MS = 400;

let acquirer: RunningAcquirer;
beforeAll(async () => {
  // Nothing settles or expires on its own during a test.
  acquirer = await startAcquirer({
    port: 0,
    settleAfterMs: 3_600_000,
    expireAfterMs: 3_600_000,
    now: () => clock.now(),
  });
});
afterAll(() => acquirer.stop());

const idOf = ({ externalId }: PaymentState): string => externalId ?? '';
const urlOf = (state: PaymentState): string => {
  if (state.status !== 'action-required') throw new Error(`No action: ${JSON.stringify(state)}`);
  return state.nextAction.url ?? '';
};

it('the simulator has a card for each card error of the contract (MONEY-64)', () => {
  expect([...CARD_CODES].toSorted()).toEqual([...CARD_ERRORS].toSorted());
});

describe.each(PAYMENT_DRIVERS)('$kind', (driver) => {
  let provider: PaymentProvider;
  beforeAll(() => {
    const found = providersAt(acquirer.origin, clock).find(({ id }) => id === driver.kind);
    if (found === undefined) throw new Error(`No provider ${driver.kind}.`);
    provider = found;
  });
  const header = driver.kind === 'stripe' ? 'stripe-signature' : 'footlight-acquirer-signature';
  const { webhookSecret } = ACQUIRER_DEMO[driver.kind];
  const signed = (body: string, secret: string = webhookSecret, atMs: number = clock.now()) => ({
    [header]: signatureHeader(body, secret, atMs),
  });
  const charged = async (method: 'plain' | 'challenged' | 'slow' | 'slowFailing', offSession = false) =>
    provider.charge(chargeOf(driver[method].type, await storedId(provider, driver[method]), { offSession }));
  const settled = async (state: PaymentState): Promise<PaymentState> => {
    acquirer.control.settle();
    return provider.readPayment(idOf(state));
  };

  it('stores a method, charges it, and removes it', async () => {
    const { initial, state } = await storeMethod(provider, driver.plain.type, driver.plain.fill);
    expect(initial.clientSecret).toBeNull();
    expect(
      Value.Check(shapes.validatePaymentMethod.body, { paymentDetailsExternalId: initial.externalId }),
    ).toBe(true);
    expect(state).toMatchObject({ status: 'stored', method: { type: driver.plain.type } });
    const id = state.status === 'stored' ? state.method.externalId : '';
    const paid = await provider.charge(chargeOf(driver.plain.type, id));
    expect(paid).toMatchObject({ status: 'succeeded' });
    expect(await provider.readPayment(idOf(paid))).toEqual(paid);
    await provider.removeMethod(id);
    await provider.removeMethod(id);
    expect(await provider.charge(chargeOf(driver.plain.type, id))).toEqual({
      status: 'declined',
      externalId: null,
      code: 'missing',
    });
  });

  it('charges an idempotency key once, however often it is sent (MONEY-61)', async () => {
    const charge = chargeOf(driver.plain.type, await storedId(provider, driver.plain));
    const states = await Promise.all(Array.from({ length: 10 }, () => provider.charge(charge)));
    expect(new Set(states.map(idOf)).size).toBe(1);
    // Stripe's search index lags.
    expect(await provider.findPayment(charge.idempotencyKey)).toEqual(
      driver.kind === 'stripe' ? null : states[0],
    );
    ahead += SEARCH_LAG_MS;
    expect(await provider.findPayment(charge.idempotencyKey)).toEqual(states[0]);
    expect(await provider.findPayment("no such key'")).toBeNull();
    const booked = (await provider.ledgerSince(new Date(0))).filter(
      ({ idempotencyKey }) => idempotencyKey === charge.idempotencyKey,
    );
    expect(booked).toMatchObject([{ externalId: idOf(states[0]!), amount: charge.amount }]);
    const other = { ...charge, amount: { ...charge.amount, minor: 1 } };
    await expect(provider.charge(other)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('requests approval by the viewer, and succeeds or is declined by its outcome', async () => {
    const outcome = async (end: string): Promise<PaymentState> => {
      const state = await charged('challenged');
      const answer = await visit(urlOf(state), [{ end }]);
      expect(answer.headers.get('location')).toContain(RETURN_URL);
      return provider.readPayment(idOf(state));
    };
    expect(await outcome('approved')).toMatchObject({ status: 'succeeded' });
    expect(await outcome('declined')).toMatchObject({ status: 'declined' });
    expect(await outcome('expired')).toMatchObject({ status: 'declined' });
    const open = await charged('challenged');
    expect(await provider.readPayment(idOf(open))).toEqual(open);
  });

  it('keeps a payment pending until it is settled or fails', async () => {
    const slow = await charged('slow');
    expect(slow).toMatchObject({ status: 'pending' });
    expect(await settled(slow)).toMatchObject({ status: 'succeeded' });
    const failing = await charged('slowFailing');
    expect(failing).toMatchObject({ status: 'pending' });
    expect(await settled(failing)).toMatchObject({ status: 'declined', code: 'FAILED_PAYMENT' });
  });

  it('decides a renewal without its payer, who is brought back if the bank asks (MONEY-106)', async () => {
    const method = await storedId(provider, driver.challenged);
    const charge = chargeOf(driver.challenged.type, method, { offSession: true });
    const state = await provider.charge(charge);
    const isAsked = driver.kind !== 'regional';
    expect(state.status).toBe(isAsked ? 'authentication-required' : 'succeeded');
    if (!isAsked) return;
    expect(await provider.readPayment(idOf(state))).toEqual(state);
    const confirmation = { externalId: idOf(state), methodExternalId: method, returnUrl: RETURN_URL };
    const confirmed = await provider.confirmPayment({ ...confirmation, idempotencyKey: newKey() });
    await visit(urlOf(confirmed), [{ end: 'approved' }]);
    expect(await provider.readPayment(idOf(state))).toMatchObject({ status: 'succeeded' });
  });

  it('ends a payment that its payer has left, unless it was made meanwhile', async () => {
    const left = await charged('challenged');
    expect(await provider.cancelPayment(idOf(left))).toMatchObject({ status: 'declined' });
    await visit(urlOf(left), [{ end: 'approved' }]);
    expect(await provider.readPayment(idOf(left))).toMatchObject({ status: 'declined' });
    const paid = await charged('plain');
    expect(await provider.cancelPayment(idOf(paid))).toEqual(paid);
  });

  it('refuses what it cannot charge, without an error to retry', async () => {
    const id = await storedId(provider, driver.plain);
    const nothing = { minor: 0, currency: 'GBP', scale: 2 };
    expect(await provider.charge(chargeOf(driver.plain.type, id, { amount: nothing }))).toEqual({
      status: 'declined',
      externalId: null,
      code: 'FAILED_PAYMENT',
    });
  });

  it('refunds no more than was paid, and each key once', async () => {
    const paid = idOf(await charged('plain'));
    const refund = {
      externalId: paid,
      amount: { minor: 400, currency: 'GBP', scale: 2 },
      idempotencyKey: newKey(),
    };
    await provider.refund(refund);
    await provider.refund(refund);
    const refunded = async () =>
      (await provider.ledgerSince(new Date(0))).find(({ externalId }) => externalId === paid)?.refunded;
    expect(await refunded()).toBe(400);
    expect(
      await provider.refund({
        ...refund,
        amount: { ...refund.amount, minor: 600 },
        idempotencyKey: newKey(),
      }),
    ).toBe('refused');
    expect(await refunded()).toBe(400);
    acquirer.control.dispute(paid);
    const events = messagesOf(acquirer, paid).map((body) => provider.readEvent(signed(body), body));
    expect(events).toContainEqual({
      id: expect.any(String) as string,
      kind: 'refund',
      key: refund.idempotencyKey,
      externalId: paid,
      refundId: expect.stringMatching(/^re_/u) as string,
      amount: refund.amount,
      status: 'succeeded',
    });
    expect(events.at(-1)).toEqual({
      id: expect.any(String) as string,
      kind: 'dispute',
      externalId: paid,
      report: expect.objectContaining({ state: expect.any(String) as string }) as object,
    });
  });

  it('reports how a dispute goes on, and until when evidence can be given (MONEY-158)', async () => {
    const paid = idOf(await charged('plain'));
    const told = () =>
      messagesOf(acquirer, paid)
        .map((body) => provider.readEvent(signed(body), body))
        .flatMap((event) => ('report' in event ? [event] : []));
    acquirer.control.dispute(paid);
    expect(told().at(-1)).toMatchObject({ kind: 'dispute', report: { state: 'needs-response' } });
    expect(told().at(-1)?.report.dueBy?.getTime()).toBeGreaterThan(clock.now() + 6 * 86_400_000);
    acquirer.control.answerDispute(paid);
    expect(told().at(-1)).toMatchObject({ kind: 'dispute-updated', report: { state: 'under-review' } });
    acquirer.control.loseDispute(paid);
    expect(told().at(-1)).toMatchObject({ report: { state: 'lost' } });
    const other = idOf(await charged('plain'));
    acquirer.control.dispute(other);
    acquirer.control.winDispute(other);
    expect(
      messagesOf(acquirer, other)
        .map((body) => provider.readEvent(signed(body), body).kind)
        .at(-1),
    ).toBe('dispute-reversed');
  });

  it('never rounds an amount for a provider (MONEY-66)', async () => {
    const id = await storedId(provider, driver.plain);
    const yen = { minor: 98_000, currency: 'JPY', scale: 2 };
    await provider.charge(chargeOf(driver.plain.type, id, { amount: yen }));
    expect(acquirer.payments().at(-1)).toMatchObject({ amount: 980, currency: 'JPY' });
    // Hungarian prices have no fillér, but the currency still has.
    const forint = { minor: 1990, currency: 'HUF', scale: 0 };
    await provider.charge(chargeOf(driver.plain.type, id, { amount: forint }));
    expect(acquirer.payments().at(-1)).toMatchObject({ amount: 199_000, currency: 'HUF' });
    const before = acquirer.payments().length;
    const part = chargeOf(driver.plain.type, id, { amount: { ...yen, minor: 98_001 } });
    await expect(provider.charge(part)).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(acquirer.payments().length).toBe(before);
  });

  it('accepts only messages that were signed recently with the secret (MONEY-62)', async () => {
    const charge = chargeOf(driver.plain.type, await storedId(provider, driver.plain));
    const paid = await provider.charge(charge);
    const body = messagesOf(acquirer, idOf(paid)).at(-1) ?? '';
    const event = provider.readEvent(signed(body), body);
    expect(event).toEqual({
      id: expect.any(String) as string,
      kind: 'payment',
      key: charge.idempotencyKey,
      payment: paid,
    });
    // A repeated event has the same id.
    expect(provider.readEvent(signed(body), body)).toEqual(event);
    const refused = { code: 'PROVIDER_TOKEN_INVALID' };
    expect(() => provider.readEvent({}, body)).toThrow(expect.objectContaining(refused));
    expect(() => provider.readEvent(signed(body, 'other'), body)).toThrow(expect.objectContaining(refused));
    expect(() => provider.readEvent(signed(body), `${body} `)).toThrow(expect.objectContaining(refused));
    for (const offBy of [-301_000, 301_000])
      expect(() => provider.readEvent(signed(body, webhookSecret, clock.now() + offBy), body)).toThrow(
        expect.objectContaining(refused),
      );
  });

  it('reads messages of one payment in any order', async () => {
    const slow = await charged('slow');
    await settled(slow);
    const read = messagesOf(acquirer, idOf(slow)).map((body) => provider.readEvent(signed(body), body));
    expect(read.toReversed()).toMatchObject([
      { kind: 'payment', payment: { status: 'succeeded' } },
      { kind: 'payment', payment: { status: 'pending' } },
    ]);
  });

  it('reports that the provider failed when it is down, slow or unreachable (MONEY-65)', async () => {
    const failed = { code: 'PROVIDER_FAILED' };
    const impatient = providersAt(acquirer.origin, clock, { providerTimeoutMs: TIMEOUT_MS }).find(
      ({ id }) => id === driver.kind,
    );
    const charge = chargeOf(driver.plain.type, await storedId(provider, driver.plain));
    try {
      acquirer.control.outage('down');
      await expect(provider.charge(charge)).rejects.toMatchObject(failed);
      acquirer.control.outage('slow', TIMEOUT_MS * 4);
      const other = { ...charge, idempotencyKey: newKey() };
      await expect(impatient?.charge(other)).rejects.toMatchObject(failed);
    } finally {
      acquirer.control.outage('none');
    }
    expect(await provider.findPayment(charge.idempotencyKey)).toBeNull();
    expect(await provider.charge(charge)).toMatchObject({ status: 'succeeded' });
    const unreachable = providersAt('http://localhost:9', clock).find(({ id }) => id === driver.kind);
    await expect(unreachable?.readPayment('pi_1')).rejects.toMatchObject(failed);
  });

  it('finds a payment whose response timed out, and does not charge it again', async () => {
    const impatient = providersAt(acquirer.origin, clock, { providerTimeoutMs: TIMEOUT_MS }).find(
      ({ id }) => id === driver.kind,
    );
    const slow = chargeOf(driver.plain.type, await storedId(provider, driver.plain));
    try {
      acquirer.control.outage('slow', TIMEOUT_MS * 4);
      await expect(impatient?.charge(slow)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    } finally {
      acquirer.control.outage('none');
    }
    // Repeating the charge is certain where searching is not.
    const paid = await provider.charge(slow);
    expect(paid).toMatchObject({ status: 'succeeded' });
    ahead += SEARCH_LAG_MS;
    expect(await provider.findPayment(slow.idempotencyKey)).toEqual(paid);
    expect(
      acquirer.payments().filter(({ idempotencyKey }) => idempotencyKey === slow.idempotencyKey),
    ).toHaveLength(1);
  });
});

describe.each(['sandbox', 'stripe'] as const)('cards at %s', (kind) => {
  let provider: PaymentProvider;
  beforeAll(() => {
    provider = providersAt(acquirer.origin, clock).find(({ id }) => id === kind)!;
  });

  it.each(CARD_CODES)('are declined with %s when stored, and when charged (MONEY-64)', async (code) => {
    const refused = await storeMethod(provider, 'CARD', [cardOf(TEST_CARDS.refusedWhenStored(code))]);
    expect(refused.state).toEqual({ status: 'declined', code });
    const id = await storedId(provider, {
      type: 'CARD',
      fill: [cardOf(TEST_CARDS.refusedWhenCharged(code))],
    });
    expect(await provider.charge(chargeOf('CARD', id))).toMatchObject({ status: 'declined', code });
  });

  it('store the holder’s name as typed, but not the number', async () => {
    const holder = 'Zoë “Zé” Ñandú-İşık مريم 王';
    const { state } = await storeMethod(provider, 'CARD', [cardOf(TEST_CARDS.plain, holder)]);
    expect(state).toMatchObject({
      status: 'stored',
      method: { holder, brand: 'visa', last4Digits: '4242', expiresOn: '2040-12', country: 'GB' },
    });
    expect(JSON.stringify(acquirer.messages())).not.toContain(TEST_CARDS.plain);
  });

  it('are stored with the country of the bank that issued them, which is evidence for the tax (MONEY-120)', async () => {
    const countries = await Promise.all(
      [TEST_CARDS.issuedInGermany, TEST_CARDS.issuedInFrance, TEST_CARDS.issuedInBrazil].map(
        async (number) => {
          const { state } = await storeMethod(provider, 'CARD', [cardOf(number)]);
          return state.status === 'stored' ? state.method.country : state;
        },
      ),
    );
    expect(countries).toEqual(['DE', 'FR', 'BR']);
  });

  it('are stored only after 3-D Secure if the bank requires it', async () => {
    const number = cardOf(TEST_CARDS.challengedWhenStored);
    const outcome = async (...fill: Record<string, string>[]) =>
      (await storeMethod(provider, 'CARD', [number, ...fill])).state;
    expect(await outcome()).toMatchObject({ status: 'action-required' });
    expect(await outcome({ end: 'approved' })).toMatchObject({ status: 'stored' });
    expect(await outcome({ end: 'declined' })).toEqual({ status: 'declined', code: 'card_declined' });
  });
});

// MONEY-110
it('the smallest charges that Stripe publishes are known, and can be changed by the settings', async () => {
  const stripe = providersAt(acquirer.origin, clock).find(({ id }) => id === 'stripe')!;
  const method = await storedId(stripe, { type: 'CARD', fill: [cardOf(TEST_CARDS.plain)] });
  const wrong: unknown[] = [];
  for (const [currency, whole] of Object.entries(stripe.minimumAmounts)) {
    const scale = currency === 'JPY' ? 0 : 2;
    const least = { minor: Math.round(whole * 10 ** scale), currency, scale };
    for (const amount of [least, { ...least, minor: least.minor - 1 }]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await stripe.charge(chargeOf('CARD', method, { amount }));
      if ((status === 'succeeded') !== canCharge(stripe, amount)) wrong.push({ amount, status });
    }
  }
  expect(wrong).toEqual([]);
  expect(canCharge(stripe, { minor: 1, currency: 'PEN', scale: 2 })).toBe(true);
  const { secretKey, webhookSecret } = ACQUIRER_DEMO.stripe;
  const own = { kind: 'stripe', id: 'own', name: 'S', secretKey, webhookSecret, minimumAmounts: { PEN: 2 } };
  const [changed] = providersAt(acquirer.origin, clock, { providers: [own] });
  expect(changed?.minimumAmounts).toEqual({ ...stripe.minimumAmounts, PEN: 2 });
});

// MONEY-109
describe('wallets at stripe', () => {
  const stripe = (more: Readonly<Record<string, unknown>> = {}): PaymentProvider =>
    providersAt(acquirer.origin, clock, more).find(({ id }) => id === 'stripe')!;

  it.each([
    ['apple_pay', 'APPLE_PAY'],
    ['google_pay', 'GOOGLE_PAY'],
  ] as const)(
    'a card of %s is stored with its wallet, and charged without its holder',
    async (wallet, type) => {
      const provider = stripe();
      expect(provider.methods).toEqual(['CARD', 'APPLE_PAY', 'GOOGLE_PAY']);
      const { state } = await storeMethod(provider, type, [{ wallet }]);
      expect(state).toMatchObject({
        status: 'stored',
        method: { type, brand: 'visa', last4Digits: '4242', expiresOn: '2040-12' },
      });
      const id = state.status === 'stored' ? state.method.externalId : '';
      expect(await provider.charge(chargeOf(type, id, { offSession: true }))).toMatchObject({
        status: 'succeeded',
      });
    },
  );

  it('are offered by the page of the provider', async () => {
    const { initial } = await storeMethod(stripe(), 'APPLE_PAY', []);
    const page = await (await fetch(initial.nextAction?.url ?? '')).text();
    expect(page).toContain('>Apple Pay</button>');
    expect(page).toContain('>Google Pay</button>');
  });

  it('what the payer chooses on the page counts, not what was asked for', async () => {
    const asked = await storeMethod(stripe(), 'APPLE_PAY', [cardOf(TEST_CARDS.plain)]);
    expect(asked.state).toMatchObject({ status: 'stored', method: { type: 'CARD' } });
  });

  it('are not begun where the settings do not name them, nor at providers of other kinds', async () => {
    const { secretKey, webhookSecret } = ACQUIRER_DEMO.stripe;
    const plain = {
      kind: 'stripe',
      id: 'stripe',
      name: 'S',
      baseUri: acquirer.origin,
      secretKey,
      webhookSecret,
    };
    const without = stripe({ providers: [plain] });
    expect(without.methods).toEqual(['CARD']);
    await expect(storeMethod(without, 'APPLE_PAY', [])).rejects.toMatchObject({ code: 'INVALID_FIELD' });
    const { initial, state } = await storeMethod(
      providersAt(acquirer.origin, clock).find(({ id }) => id === 'sandbox')!,
      'CARD',
      [{ wallet: 'apple_pay' }],
    );
    expect(state).toMatchObject({ status: 'action-required', nextAction: initial.nextAction });
  });
});

it('the card form gives its token only to the framing page, valid only for its own method (MONEY-60)', async () => {
  const provider = providersAt(acquirer.origin, clock).find(({ id }) => id === 'sandbox')!;
  const begin = () =>
    provider.initMethod({
      accountId: 'a',
      type: 'CARD',
      customer: { externalId: null, email: null },
      returnUrl: RETURN_URL,
      idempotencyKey: newKey(),
    });
  const [one, other] = [await begin(), await begin()];
  const page = await visit(one.nextAction?.url ?? '', [cardOf(TEST_CARDS.plain)]);
  expect(page.status).toBe(303);
  const framed = await visit(one.nextAction?.url ?? '', [], true);
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4600');
  const token = /token&quot;:&quot;(?<token>[\w-]+)&quot;,&quot;externalId/u.exec(await framed.text())
    ?.groups?.['token'];
  expect(await provider.readMethod(one.externalId, token ?? '')).toMatchObject({ status: 'stored' });
  expect(await provider.readMethod(other.externalId, token ?? '')).toMatchObject({ status: 'declined' });
  expect(await provider.readMethod(one.externalId, 'guessed')).toMatchObject({ status: 'declined' });
});

it('an instant payment waits with a code, settles after approval, and expires (MONEY-68)', async () => {
  const provider = providersAt(acquirer.origin, clock).find(({ id }) => id === 'regional')!;
  const charge = () => provider.charge(chargeOf('INSTANT_PAYMENT', null));
  const state = await charge();
  expect(state).toMatchObject({ status: 'action-required', nextAction: { type: 'WAIT' } });
  const page = await (await visit(urlOf(state), [])).text();
  expect(page).toMatch(/<img class="qr"[^>]*data:image\/svg\+xml/u);
  expect(page).toContain(acquirer.payments().at(-1)?.instantCode);
  await visit(urlOf(state), [{ end: 'approved' }]);
  expect(await provider.readPayment(idOf(state))).toMatchObject({ status: 'pending' });
  acquirer.control.settle();
  expect(await provider.readPayment(idOf(state))).toMatchObject({ status: 'succeeded' });
  const late = await charge();
  acquirer.control.expire();
  expect(await provider.readPayment(idOf(late))).toMatchObject({
    status: 'declined',
    code: 'FAILED_PAYMENT',
  });
  const answer = await visit(urlOf(late), [{ end: 'approved' }]);
  expect(answer.headers.get('location')).toContain('status=declined');
});
