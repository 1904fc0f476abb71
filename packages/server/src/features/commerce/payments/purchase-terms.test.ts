import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { payingWith, storeFakeCard } from '../../../../testing/fake-card.js';
import { createFakePaymentProvider } from '../../../../testing/fake-payment-provider.js';
import { signUpSomebody } from '../../../../testing/people.js';

const WITHDRAWAL = {
  fieldName: 'withdrawal',
  fieldType: 'BINARY_CHOICE',
  required: true,
  ticked: false,
  marketing: false,
  page: null,
  scopes: ['purchase'],
  label: { en: 'Begin at once' },
  text: { en: 'I give up my right to withdraw once I watch.' },
} as const;

describeDemo('the terms of a purchase', ({ database }) => {
  let app: FastifyInstance;
  const provider = createFakePaymentProvider(() => Date.now());

  beforeAll(async () => {
    const realm = demoRealm();
    const consents = [...realm.account.consents, WITHDRAWAL] as typeof realm.account.consents;
    ({ app } = await createDemoApplication(
      database(),
      { ...realm, account: { ...realm.account, consents } },
      { paymentProviders: [provider] },
    ));
  });
  afterAll(() => app.close());

  let keys = 0;
  const buyer = async () => {
    const { token, reply } = await signUpSomebody(app);
    const { cardId } = await storeFakeCard(app, token);
    await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7001' } });
    const pay = (consent?: readonly { readonly fieldName: string; readonly answer: boolean }[]) =>
      call(app, 'POST', '/api/v2/customer/baskets/pay', {
        token,
        body: {
          idempotencyKey: `key-${(keys += 1)}-of-terms`,
          ...payingWith(cardId),
          ...(consent === undefined ? {} : { consent }),
        },
      });
    return { pay, accountId: reply.user.id };
  };
  const stored = async (accountId: string) =>
    (
      await database().db.execute(
        `select field_name, answer from consent_answers where account_id = '${accountId}'
        and field_name in ('withdrawal', 'offers') order by field_name`,
      )
    ).rows;

  // MONEY-150
  it('have to be agreed to before anything is charged', async () => {
    const { pay, accountId } = await buyer();
    const before = provider.charged.size;
    for (const consent of [undefined, [], [{ fieldName: 'withdrawal', answer: false }]]) {
      const refused = await pay(consent);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        code: 'CONSENT_REQUIRED',
        details: { fieldNames: ['withdrawal'] },
      });
    }
    expect(provider.charged.size).toBe(before);
    expect(await stored(accountId)).toEqual([]);
  });

  // MONEY-150
  it('are stored with the account, those that are not required as well', async () => {
    const { pay, accountId } = await buyer();
    const paid = await pay([
      { fieldName: 'withdrawal', answer: true },
      { fieldName: 'offers', answer: true },
    ]);
    expect(paid.body).toMatchObject({ status: 'SUCCEEDED' });
    expect(await stored(accountId)).toEqual([
      { field_name: 'offers', answer: true },
      { field_name: 'withdrawal', answer: true },
    ]);
  });

  // MONEY-150
  it('are named when an answer is to another one', async () => {
    const { pay } = await buyer();
    const refused = await pay([{ fieldName: 'newsletter', answer: true }]);
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD' } });
    expect(JSON.stringify(refused.body)).toContain('one of offers, withdrawal');
  });
});
