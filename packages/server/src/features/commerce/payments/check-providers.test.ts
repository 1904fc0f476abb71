import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACQUIRER_DEMO, startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsAt, providersAt, storedId } from '../../../../testing/payment-drivers.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { checkProviders, webhookUrlOf } from './check-providers.js';

const ORIGIN = 'http://localhost:4600';

let acquirer: RunningAcquirer;
/** A service that accepts no message. */
const refusing = createServer((_request, response) => response.writeHead(401).end());
beforeAll(async () => {
  acquirer = await startAcquirer({
    port: 0,
    webhooks: { stripe: webhookUrlOf(ORIGIN, 'stripe') },
    retryAfterMs: [],
  });
  await new Promise<void>((resolve) => {
    refusing.listen(0, 'localhost', resolve);
  });
});
afterAll(async () => {
  await acquirer.stop();
  refusing.close();
});

const checksOf = async (id: string, changed: object = {}, origin = ORIGIN, at = acquirer) => {
  const found = paymentsAt(at.origin).providers.find((one) => one.id === id);
  const providers = [Object.assign({}, found, changed)];
  return checkProviders(createTestRealm({ payments: { providers } }), origin);
};
const wrongOf = async (...args: Parameters<typeof checksOf>): Promise<readonly string[]> =>
  (await checksOf(...args)).filter(({ isWell }) => !isWell).map(({ text }) => text);

// MONEY-102
it('settings that agree with the account are well', async () => {
  expect(await wrongOf('stripe')).toEqual([]);
  expect((await checksOf('stripe')).map(({ text }) => text)).toEqual([
    'secretKey opens the account acct_1MtGuyCT4tRm6Sim (GB), test mode',
    'the account can charge',
    'the account is paid out',
    `${webhookUrlOf(ORIGIN, 'stripe')} is registered`,
    'the webhook sends 16 kinds of event',
    'its messages have the version 2026-10-28.endive',
    'all messages of the last 24 hours were accepted',
  ]);
  expect(await wrongOf('sandbox')).toEqual([]);
});

it('a wrong key, a missing webhook, events, version and secret are named', async () => {
  expect(await wrongOf('stripe', { secretKey: 'sk_test_other' })).toEqual(['Stripe does not know secretKey']);
  expect(await wrongOf('sandbox', { secretKey: 'other' })).toEqual(['sandbox answers 401 to secretKey']);
  expect(await wrongOf('stripe', {}, 'https://other.example')).toEqual([
    `no webhook sends to https://other.example/api/v2/payment-providers/stripe/events; found ${webhookUrlOf(ORIGIN, 'stripe')}`,
  ]);
  acquirer.control.registerEndpoint({
    events: ['payment_intent.succeeded', 'refund.failed'],
    apiVersion: '2019-02-19',
    isEnabled: false,
  });
  const [disabled, events, version] = await wrongOf('stripe');
  acquirer.control.registerEndpoint({ events: ['*'], apiVersion: null, isEnabled: true });
  expect(disabled).toContain('is disabled');
  expect(events).toContain('payment_intent.processing');
  expect(events).toContain('charge.dispute.funds_reinstated');
  expect(events).not.toContain('refund.failed');
  expect(version).toBe('its messages have the version 2019-02-19, expected 2026-10-28.endive');
  expect(await wrongOf('stripe')).toEqual([]);
  expect(await wrongOf('stripe', { webhookSecret: 'wh_1' })).toEqual([
    'webhookSecret does not begin with whsec_: copy the signing secret of the webhook',
  ]);
});

it('messages that were not accepted point to the secret', async () => {
  const { port } = refusing.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const sending = await startAcquirer({
    port: 0,
    webhooks: { stripe: webhookUrlOf(origin, 'stripe') },
    retryAfterMs: [],
  });
  try {
    const provider = providersAt(sending.origin, Date).find(({ id }) => id === 'stripe')!;
    await storedId(provider, {
      type: 'CARD',
      fill: [{ holder: 'V', number: '4242424242424242', expiry: '12/40', cvc: '123' }],
    });
    const [wrong] = await wrongOf('stripe', {}, origin, sending);
    expect(wrong).toContain('messages of the last 24 hours were not accepted');
    expect(wrong).toContain('webhookSecret');
  } finally {
    await sending.stop();
  }
});

it('a provider that does not respond is named', async () => {
  const checks = await checksOf('stripe', { baseUri: 'http://127.0.0.1:9', ...ACQUIRER_DEMO.stripe });
  expect(checks).toMatchObject([{ what: 'payment provider stripe', isWell: false }]);
  expect(checks[0]?.text).toContain('does not respond');
});
