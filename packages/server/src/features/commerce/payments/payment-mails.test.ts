import { describe, expect, it } from 'vitest';
import { MailWriter } from '../../../mail/mail-writer.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { planMails } from '../renewals/plan-mails.js';
import { paymentMails } from './payment-mails.js';

const writer = new MailWriter(
  createTestRealm({ languages: ['en', 'es', 'pt', 'ar'] }),
  'http://localhost:4600',
);
const mails = { ...paymentMails(writer), ...planMails(writer) };
const waiting = (language: string, details: Record<string, string>) => ({
  id: 'm-1',
  kind: 'receipt',
  recipient: 'vera@example.org',
  language,
  details,
  createdAt: new Date(),
  nextAttemptAt: new Date(),
  attempts: 1,
});
const receipt = {
  item: 'Ringside',
  number: 'pay-1',
  at: '2026-11-24T10:00:00.000Z',
  amount: '999',
  tax: '167',
  currency: 'GBP',
  scale: '2',
};

describe('payment mails', () => {
  // MONEY-51
  it('contain the amount, the item, the tax and the payment number', async () => {
    const mail = await mails.receipt(waiting('en', receipt));
    expect(mail?.paragraphs).toEqual([
      'You paid £9.99 for Ringside on November 24, 2026.',
      'Tax included: £1.67.',
    ]);
    expect(mail?.notes).toEqual(['Payment number: pay-1']);
    const untaxed = await mails.receipt(waiting('en', { ...receipt, tax: '0', currency: 'JPY', scale: '0' }));
    expect(untaxed?.paragraphs).toEqual(['You paid ¥999 for Ringside on November 24, 2026.']);
  });

  // MONEY-51
  it.each(['es', 'pt', 'ar'])('are written in %s', async (language) => {
    const mail = await mails.receipt(waiting(language, receipt));
    expect(mail?.language).toBe(language);
    expect(mail?.paragraphs[0]).toContain('Ringside');
    expect(mail?.paragraphs.join(' ')).not.toContain('{{');
    const failed = await mails['renewal-failed'](waiting(language, { item: 'Ringside', by: receipt.at }));
    expect(failed?.subject).toContain('Ringside');
    expect(failed?.paragraphs.join(' ')).not.toContain('{{');
  });

  const KINDS = [
    'refunded',
    'disputed',
    'cancelled',
    'trial-ending',
    'renewal-ahead',
    'card-expiring',
    'price-change',
  ] as const;

  // MONEY-130, MONEY-153, MONEY-154
  it.each(KINDS.flatMap((kind) => ['en', 'es', 'pt', 'ar'].map((language) => [kind, language] as const)))(
    '%s is complete in %s',
    async (kind, language) => {
      const mail = await mails[kind](
        waiting(language, { ...receipt, digits: '4242', month: '2027-04', by: '2027-03-25T12:00:00.000Z' }),
      );
      const text = JSON.stringify(mail);
      expect(text).not.toContain('{{');
      expect(text).toContain('Ringside');
      expect(mail?.button?.href).toContain('http://localhost:4600/');
    },
  );

  // MONEY-153
  it('lead to the part of the account that they are about', async () => {
    const href = async (kind: 'cancelled' | 'card-expiring', language: string) =>
      (await mails[kind](waiting(language, { ...receipt, month: '2027-04' })))?.button?.href;
    expect(await href('cancelled', 'en')).toBe('http://localhost:4600/account/subscriptions');
    expect(await href('card-expiring', 'es')).toMatch(
      /^http:\/\/localhost:4600\/es\/cuenta\/payment-methods$/u,
    );
  });
});
