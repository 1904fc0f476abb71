import { describe, expect, it } from 'vitest';
import { MailWriter } from '../../../mail/mail-writer.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import type { PaymentRow, RefundRow } from '../payments/payments.repository.js';
import { drawInvoice } from './draw-invoice.js';
import { INVOICE_LANGUAGES, creditNoteDocument, invoiceDocument } from './invoice-document.js';
import { visualRuns } from './visual-runs.js';

const writer = new MailWriter(
  createTestRealm({ languages: [...INVOICE_LANGUAGES] }),
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
const facts = {
  payment,
  invoice: {
    number: 41,
    issuedAt: new Date('2026-11-24T10:00:00Z'),
    sellerLines: ['Footlight Pictures Ltd', 'Bristol'],
    buyer: {
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
  },
  item: 'Ringside',
  language: 'en',
};
const note = { number: 42, refund };
const common = {
  direction: 'ltr',
  language: 'en',
  seller: ['Footlight Pictures Ltd', 'Bristol'],
  buyer: {
    label: 'Billed to',
    lines: ['Vera Ortega', '4 Quay Street', 'BS1 4DB Bristol', 'United Kingdom', 'Tax number: GB 123'],
  },
};

describe('an invoice', () => {
  // MONEY-54
  it('lists the buyer, the item with its tax, the amount paid and the refunds', () => {
    expect(invoiceDocument(writer, { ...facts, notes: [note] })).toEqual({
      ...common,
      title: 'Invoice',
      facts: [
        ['Invoice number', '000041'],
        ['Date', 'November 24, 2026'],
        ['Payment number', 'pay-1'],
        ['Reference', 'ext-9'],
      ],
      items: [['Ringside', '£10.00']],
      totals: [
        ['Total without tax', '£10.00'],
        ['Tax (20%)', '£2.00'],
      ],
      paid: ['Paid', '£12.00'],
      refunds: [['Refunded on November 25, 2026, credit note 000042', '-£3.00']],
      note: 'This invoice is paid. No action is needed.',
    });
  });

  // MONEY-122
  it('says that a business of another country accounts for the tax itself', () => {
    const reversed = {
      ...payment,
      amount: 1000,
      tax: 0,
      order: {
        price: { taxRate: 2000, reverseCharge: true },
        // MONEY-141
        taxEvidence: {
          vatNumber: {
            number: 'DE136695976',
            consultation: 'WAPIAAAAaBcD',
            checkedAt: '2026-11-20T10:00:00Z',
          },
        },
      },
    } as PaymentRow;
    expect(invoiceDocument(writer, { ...facts, payment: reversed, notes: [] })).toMatchObject({
      totals: [
        ['Total without tax', '£10.00'],
        ['Tax (0%)', '£0.00'],
      ],
      note: expect.stringMatching(/^Reverse charge: /u) as string,
      buyer: {
        lines: expect.arrayContaining([
          'VIES consultation of November 20, 2026: WAPIAAAAaBcD',
        ]) as readonly string[],
      },
    });
  });

  // MONEY-93
  it('has a credit note for a refund, with its share of the tax', () => {
    expect(creditNoteDocument(writer, { ...facts, note, tax: 50 })).toEqual({
      ...common,
      title: 'Credit note',
      facts: [
        ['Credit note number', '000042'],
        ['Date', 'November 25, 2026'],
        ['For invoice', '000041'],
        ['Payment number', 'pay-1'],
      ],
      items: [['Ringside', '-£2.50']],
      totals: [
        ['Total without tax', '-£2.50'],
        ['Tax (20%)', '-£0.50'],
      ],
      paid: ['Refunded', '-£3.00'],
      refunds: [],
      note: 'This amount was given back the way it was paid.',
    });
  });

  // MONEY-54, MONEY-93
  it.each(INVOICE_LANGUAGES)('is one page with embedded fonts, in %s', async (language) => {
    for (const document of [
      invoiceDocument(writer, { ...facts, notes: [note], language }),
      creditNoteDocument(writer, { ...facts, note, tax: 50, language }),
    ]) {
      expect(JSON.stringify(document)).not.toContain('{{');
      // oxlint-disable-next-line no-await-in-loop
      const file = (await drawInvoice(document)).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file.match(/\/Type \/Page\b/gu)).toHaveLength(1);
      expect(file.match(/\/FontFile2/gu)).toHaveLength(2);
      expect(file).toContain(`/Lang (${language})`);
    }
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
