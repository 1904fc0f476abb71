import type { Card, ReplyOf, UserLicence } from '@footlight/contract';
import { expect } from 'vitest';
import { deriveSecrets } from '../auth/secrets.js';
import { composeCommerce } from '../compose-commerce.js';
import type { OpenDatabase } from '../database/database.js';
import { call } from './call.js';
import { createDemoApplication, demoRealm } from './demo-application.js';
import { createFakePaymentProvider } from './fake-payment-provider.js';
import { signUpSomebody } from './people.js';
import { TEST_SECRET } from './test-application.js';

/** The demo realm with a provider of payments that does as it is told, and what a viewer does who pays. */
export const createPayingDemo = async (database: OpenDatabase) => {
  const realm = demoRealm();
  const provider = createFakePaymentProvider(() => clock.now());
  const { app, clock } = await createDemoApplication(database, realm, { paymentProviders: [provider] });
  // Its jobs, which a running service does by itself; the handlers are the application's own.
  const commerce = composeCommerce(
    {
      realm,
      database,
      clock,
      secrets: deriveSecrets(TEST_SECRET),
      origins: ['http://localhost:4600'],
      paymentProviders: [provider],
    },
    undefined as never,
    undefined as never,
  );
  let keys = 0;
  const newKey = (): string => `key-${(keys += 1)}-of-payments`;
  const signIn = async () => (await signUpSomebody(app)).token;
  const card = async (token: string): Promise<Card> => {
    const begun = await call(app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' },
    });
    const { paymentDetailsExternalId } = begun.body as ReplyOf<'initPaymentMethod'>;
    const stored = await call(app, 'POST', '/api/v4/payment-method/validate', {
      token,
      body: { paymentDetailsExternalId },
    });
    expect(stored.status).toBe(200);
    return stored.body as Card;
  };
  const basket = async (token: string, licenceId: string): Promise<void> => {
    const { status } = await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId } });
    expect(status).toBe(201);
  };
  const pay = (token: string, cardId: string | null, idempotencyKey = newKey(), query = '') =>
    call(app, 'POST', `/api/v2/customer/baskets/pay${query}`, {
      token,
      body: {
        idempotencyKey,
        ...(cardId === null
          ? {}
          : {
              paymentArrangement: {
                primaryPaymentDetailsAttributes: {
                  paymentDetailsExternalId: cardId,
                  targetPaymentProvider: 'fake',
                  paymentMethodType: 'CARD',
                },
              },
            }),
      },
    });
  const held = async (token: string): Promise<readonly UserLicence[]> => {
    const { body } = await call(app, 'GET', '/api/v2/user/licence', { token });
    return (body as ReplyOf<'listUserLicences'>).licences;
  };
  const history = async (token: string) => {
    const { body } = await call(app, 'GET', '/api/v2/customer/payments', { token });
    return (body as ReplyOf<'listPayments'>).payments;
  };
  const plays = async (token: string): Promise<number> =>
    (await call(app, 'POST', '/api/v5/manifest/video/1003', { token, body: {} })).status;
  const chargedNow = (): number => provider.charged.size;
  return {
    app,
    clock,
    provider,
    commerce,
    newKey,
    signIn,
    card,
    basket,
    pay,
    held,
    history,
    plays,
    chargedNow,
  };
};

export type PayingDemo = Awaited<ReturnType<typeof createPayingDemo>>;
