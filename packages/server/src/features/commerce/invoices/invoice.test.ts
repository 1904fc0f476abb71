import { describe, expect, it } from 'vitest';
import { MailWriter } from '../../../../mail/mail-writer.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';
import type { PaymentRow, RefundRow } from '../payments.repository.js';
import { drawInvoice } from './draw-invoice.js';
import { invoiceDocument, type InvoiceFacts } from './invoice-document.js';
import { visualRuns } from './visual-runs.js';

const writer = new MailWriter(
  createTestRealm({ languages: ['en', 'es', 'pt', 'ar'] }),
  'http://localhost:4600',
);
const payment = {
  id: 'pay-1',
  amount: 1200,
  tax: 200,
  currency: 'GBP',
  scale: 2,
  externalId: 'ext-9',
  order: { price: { taxRate: 2000 } },
  createdAt: new Date('2026-11-24T10:00:00Z'),
  settledAt: null,
} as PaymentRow;
const refund = { amount: 300, createdAt: new Date('2026-11-25T10:00:00Z'), settledAt: null } as RefundRow;
const facts: InvoiceFacts = {
  payment,
  refunds: [refund],
  billing: {
    name: 'Vera Ortega',
    country: 'GB',
    line1: '4 Quay Street',
    line2: null,
    city: 'Bristol',
    postalCode: 'BS1 4DB',
    administrativeLevel1: null,
    taxNumber: 'GB 123',
    birthDate: null,
  },
  item: 'Ringside',
  seller: ['Footlight Pictures Ltd', 'Bristol'],
  language: 'en',
};

describe('an invoice', () => {
  // MONEY-54
  it('lists the buyer, the item with its tax, the amount paid and the refunds', () => {
    expect(invoiceDocument(writer, facts)).toEqual({
      direction: 'ltr',
      language: 'en',
      title: 'Invoice',
      seller: ['Footlight Pictures Ltd', 'Bristol'],
      buyer: {
        label: 'Billed to',
        lines: ['Vera Ortega', '4 Quay Street', 'BS1 4DB Bristol', 'United Kingdom', 'Tax number: GB 123'],
      },
      facts: [
        ['Payment number', 'pay-1'],
        ['Date', 'November 24, 2026'],
        ['Reference', 'ext-9'],
      ],
      items: [['Ringside', '£10.00']],
      totals: [
        ['Total without tax', '£10.00'],
        ['Tax (20%)', '£2.00'],
      ],
      paid: ['Paid', '£12.00'],
      refunds: [['Refunded on November 25, 2026', '-£3.00']],
      note: 'This invoice is paid. No action is needed.',
    });
  });

  // MONEY-54
  it.each(['en', 'es', 'pt', 'ar'])('is one page with embedded fonts, in %s', async (language) => {
    const document = invoiceDocument(writer, { ...facts, language });
    expect(JSON.stringify(document)).not.toContain('{{');
    const file = (await drawInvoice(document)).toString('latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(file.match(/\/Type \/Page\b/gu)).toHaveLength(1);
    expect(file.match(/\/FontFile2/gu)).toHaveLength(2);
    expect(file).toContain(`/Lang (${language})`);
  });
});

describe('visualRuns', () => {
  it('returns left-to-right text as one run', () => {
    expect(visualRuns('4 Quay Street')).toEqual([{ text: '4 Quay Street', isRightToLeft: false }]);
  });

  it('keeps Latin words and numbers left to right in a line of Arabic', () => {
    expect(visualRuns('رقم 12 من Bristol')).toEqual([
      { text: 'Bristol', isRightToLeft: false },
      { text: ' من ', isRightToLeft: true },
      { text: '12', isRightToLeft: false },
      { text: 'رقم ', isRightToLeft: true },
    ]);
  });

  it('mirrors brackets, and omits invisible characters', () => {
    expect(visualRuns('(رقم)\u200F')).toEqual([{ text: ')رقم(', isRightToLeft: true }]);
  });
});
