import type { PaymentResult, ResponseOf } from '@footlight/contract';
import { TEST_CARDS, startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import type { PostMail } from '../src/mail/post-mail.js';
import type { OpenDatabase } from '../src/database/database.js';
import { call } from './call.js';
import { createDemoApplication, demoRealm } from './demo-application.js';
import { cardOf, newKey, providersAt, visit, type Fill } from './payment-drivers.js';
import { signUpSomebody } from './people.js';
import { createTestCommerce } from './test-commerce.js';

const TOKEN_LIFE_SECONDS = 10 * 365 * 86_400;

/** The simulator of Stripe, with its state named. */
interface StripeSimulator extends RunningAcquirer {
  readonly origin: string;
}

/** The demo realm with Stripe as its payment provider, at a simulator that has the time of the service. */
export const createStripeShop = async (database: OpenDatabase) => {
  const demo = demoRealm();
  const realm = { ...demo, signIn: { ...demo.signIn, accessTokenSeconds: TOKEN_LIFE_SECONDS } };
  const time = { now: (): number => Date.now() };
  const acquirer: StripeSimulator = await startAcquirer({
    port: 0,
    settleAfterMs: 365 * 24 * 3_600_000,
    expireAfterMs: 365 * 24 * 3_600_000,
    now: () => time.now(),
  });
  const paymentProviders = providersAt(acquirer.origin, time).filter(({ id }) => id === 'stripe');
  const { app, clock } = await createDemoApplication(database, realm, { paymentProviders });
  time.now = () => clock.now();
  const posted: Parameters<PostMail>[1][] = [];
  const commerce = createTestCommerce(database, clock, {
    paymentProviders,
    post: (_tx, ...mails) => {
      posted.push(...mails);
      return Promise.resolve();
    },
  });

  const store = async (token: string, fill: Fill = [cardOf(TEST_CARDS.plain)]): Promise<string> => {
    const started = await call(app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'stripe', paymentMethodType: 'CARD' },
    });
    const { paymentDetailsExternalId, nextAction } = started.body as ResponseOf<'initPaymentMethod'>;
    await visit(nextAction?.url ?? '', fill);
    const stored = await call(app, 'POST', '/api/v4/payment-method/validate', {
      token,
      body: { paymentDetailsExternalId },
    });
    return (stored.body as ResponseOf<'validatePaymentMethod'>).cardId;
  };
  const pay = async (token: string, cardId: string): Promise<PaymentResult> => {
    const { body } = await call(app, 'POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        idempotencyKey: newKey(),
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            targetPaymentProvider: 'stripe',
            paymentMethodType: 'CARD',
            paymentDetailsExternalId: cardId,
          },
        },
      },
    });
    return body as PaymentResult;
  };
  /** Somebody new buys a licence. */
  const bought = async (fill?: Fill, licenceId = '7001') => {
    const { token } = await signUpSomebody(app);
    const cardId = await store(token, fill);
    await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId } });
    const paid = await pay(token, cardId);
    return { token, cardId, paid, paymentId: paid.paymentId };
  };
  return {
    app,
    clock,
    acquirer,
    commerce,
    paymentProviders,
    posted,
    store,
    bought,
    stop: async (): Promise<void> => {
      await app.close();
      await acquirer.stop();
    },
  };
};

export type StripeShop = Awaited<ReturnType<typeof createStripeShop>>;
