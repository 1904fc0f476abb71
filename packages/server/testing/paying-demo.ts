import type { Card, PaymentResult, ResponseOf, UserLicence } from '@footlight/contract';
import { expect } from 'vitest';
import type { PostMail } from '../src/mail/post-mail.js';
import type { OpenDatabase } from '../src/database/database.js';
import type { Realm } from '../src/realm/load-realm.js';
import { call } from './call.js';
import { createDemoApplication, demoRealm } from './demo-application.js';
import { payingWith, storeFakeCard } from './fake-card.js';
import { createFakePaymentProvider } from './fake-payment-provider.js';
import { signUpSomebody } from './people.js';
import { createTestCommerce } from './test-commerce.js';

/** Longer than the time of any test, so that no test has to sign in again. */
const TOKEN_LIFE_SECONDS = 10 * 365 * 86_400;

/**
 * The demo realm with the fake payment provider, and helpers for paying viewers.
 * @param payments settings in place of the demo's
 * @param settings others in place of the demo's
 */
export const createPayingDemo = async (
  database: OpenDatabase,
  payments: Partial<Realm['payments']> = {},
  settings: Partial<Realm> = {},
) => {
  const demo = { ...demoRealm(), ...settings };
  const realm = {
    ...demo,
    payments: { ...demo.payments, ...payments },
    signIn: { ...demo.signIn, accessTokenSeconds: TOKEN_LIFE_SECONDS },
  };
  const provider = createFakePaymentProvider(() => clock.now());
  const { app, clock } = await createDemoApplication(database, realm, { paymentProviders: [provider] });
  // Used only for its jobs, which a running service schedules itself; the handlers are those of the application.
  const posted: Parameters<PostMail>[1][] = [];
  const commerce = createTestCommerce(database, clock, {
    realm,
    paymentProviders: [provider],
    post: (_tx, ...mails) => {
      posted.push(...mails);
      return Promise.resolve();
    },
  });
  let keys = 0;
  const newKey = (): string => `key-${(keys += 1)}-of-payments`;
  const signIn = async () => (await signUpSomebody(app)).token;
  const card = (token: string, providerToken?: string): Promise<Card> =>
    storeFakeCard(app, token, providerToken);
  const basket = async (token: string, licenceId: string): Promise<void> => {
    const { status } = await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId } });
    expect(status).toBe(201);
  };
  const pay = (
    token: string,
    cardId: string | null,
    idempotencyKey = newKey(),
    query = '',
    headers: Readonly<Record<string, string>> = {},
  ) =>
    call(app, 'POST', `/api/v2/customer/baskets/pay${query}`, {
      token,
      headers,
      body: {
        idempotencyKey,
        ...(cardId === null ? {} : payingWith(cardId)),
      },
    });
  const licences = async (token: string): Promise<readonly UserLicence[]> => {
    const { body } = await call(app, 'GET', '/api/v2/user/licence', { token });
    return (body as ResponseOf<'listUserLicences'>).licences;
  };
  const history = async (token: string) => {
    const { body } = await call(app, 'GET', '/api/v2/customer/payments', { token });
    return (body as ResponseOf<'listPayments'>).payments;
  };
  const plays = async (token: string, title = '1003'): Promise<number> =>
    (await call(app, 'POST', `/api/v5/manifest/video/${title}`, { token, body: {} })).status;
  const chargedNow = (): number => provider.charged.size;
  /** Somebody new buys a licence with a card. */
  const bought = async (licenceId = '7001') => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, licenceId);
    const { paymentId } = (await pay(token, cardId)).body as PaymentResult;
    return { token, cardId, paymentId };
  };
  /** An administrator gives money back. @param amount minor units; all that is left of the payment by default */
  const refund = (admin: string, paymentId: string, amount?: number) =>
    call(app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
      token: admin,
      body: {
        reason: 'Ticket 4711',
        idempotencyKey: newKey(),
        ...(amount === undefined ? {} : { amount }),
      },
    });
  return {
    app,
    clock,
    provider,
    commerce,
    /** Mails of the jobs, oldest first; those of calls go to the outbox. */
    posted,
    newKey,
    signIn,
    card,
    basket,
    pay,
    licences,
    history,
    plays,
    chargedNow,
    bought,
    refund,
  };
};

export type PayingDemo = Awaited<ReturnType<typeof createPayingDemo>>;
