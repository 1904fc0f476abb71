import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import type { merchantCalls } from '../acquirer/merchant-calls.js';
import type { Answer } from '../acquirer/once-per-key.js';
import { registerTaxTransactions, type Calculation } from './tax-transactions.js';

/** Rates of this simulator, in percent; real ones are Stripe's secret. */
const PERCENT: Readonly<Record<string, readonly [type: string, percent: string]>> = {
  DE: ['vat', '19.0'],
  FR: ['vat', '20.0'],
  GB: ['vat', '20.0'],
  IE: ['vat', '23.0'],
  'CA-ON': ['hst', '13.0'],
  'US-NY': ['sales_tax', '8.875'],
};
const IN_UNION: ReadonlySet<string> = new Set(['DE', 'FR', 'IE']);
/** The country in which the simulated merchant is registered. */
const HOME = 'GB';
const VALID_SECONDS = 90 * 86_400;

const refused = (param: string, code: string, message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', param, code, message } },
});

const customerOf = (fields: Readonly<Record<string, string>>) => {
  const value = fields['customer_details[tax_ids][0][value]'];
  return {
    address: {
      city: null,
      country: fields['customer_details[address][country]'],
      line1: null,
      line2: null,
      postal_code: fields['customer_details[address][postal_code]'] ?? null,
      state: fields['customer_details[address][state]'] ?? null,
    },
    address_source: fields['customer_details[address_source]'] ?? 'billing',
    ip_address: null,
    tax_ids: value === undefined ? [] : [{ type: fields['customer_details[tax_ids][0][type]'], value }],
    taxability_override: fields['customer_details[taxability_override]'] ?? 'none',
  };
};

/**
 * Stripe Tax, as far as the service's adapter uses it: one line without a shipping address.
 * @see https://docs.stripe.com/api/tax/calculations/create
 */
export const registerStripeTax = (app: FastifyInstance, as: ReturnType<typeof merchantCalls>): void => {
  const calculations = new Map<string, Calculation>();
  registerTaxTransactions(app, as, calculations);
  app.post(
    '/tax/calculations',
    as((_merchant, request) => {
      const fields = fieldsOf(request.body);
      const amount = Number(fields['line_items[0][amount]']);
      const country = fields['customer_details[address][country]'] ?? '';
      const state = fields['customer_details[address][state]'] ?? null;
      const postalCode = fields['customer_details[address][postal_code]'] ?? null;
      const taxId = fields['customer_details[tax_ids][0][value]'];
      const taxIdType = fields['customer_details[tax_ids][0][type]'];
      const currency = fields['currency'] ?? '';
      const isInclusive = fields['line_items[0][tax_behavior]'] === 'inclusive';
      if (!Number.isSafeInteger(amount))
        return refused('line_items[0][amount]', 'parameter_invalid_integer', 'Invalid integer.');
      if (!/^[a-z]{3}$/u.test(currency))
        return refused('currency', 'parameter_invalid_empty', 'Not ISO 4217.');
      if (!/^[A-Z]{2}$/u.test(country))
        return refused(
          'customer_details[address][country]',
          'customer_tax_location_invalid',
          'We could not determine the customer’s tax location.',
        );
      if (country === 'US' && postalCode === null && state === null)
        return refused(
          'customer_details[address][postal_code]',
          'customer_tax_location_invalid',
          'We could not determine the customer’s tax location.',
        );
      const [type = null, percent = '0.0'] = PERCENT[`${country}-${state ?? ''}`] ?? PERCENT[country] ?? [];
      const override = fields['customer_details[taxability_override]'];
      const isReversed =
        type !== null &&
        (override === 'reverse_charge' ||
          (taxId !== undefined && taxIdType === 'eu_vat' && IN_UNION.has(country) && country !== HOME));
      const shown = isReversed ? '0.0' : percent;
      const rate = Number(shown) / 100;
      const tax = Math.round(isInclusive ? amount - amount / (1 + rate) : amount * rate);
      const now = Math.floor(Date.now() / 1000);
      const id = `taxcalc_1${randomBytes(12).toString('hex')}`;
      const customerDetails = customerOf(fields);
      const taxDate = Number(fields['tax_date'] ?? now);
      const reference = fields['line_items[0][reference]'] ?? 'L1';
      const taxCode = fields['line_items[0][tax_code]'] ?? '';
      calculations.set(id, {
        amount,
        tax,
        isInclusive,
        currency,
        customerDetails,
        taxDate,
        reference,
        taxCode,
      });
      return {
        status: 200,
        body: {
          id,
          object: 'tax.calculation',
          amount_total: isInclusive ? amount : amount + tax,
          currency,
          customer: null,
          customer_details: customerDetails,
          expires_at: now + VALID_SECONDS,
          livemode: false,
          ship_from_details: null,
          shipping_cost: null,
          tax_amount_exclusive: isInclusive ? 0 : tax,
          tax_amount_inclusive: isInclusive ? tax : 0,
          tax_breakdown: [
            {
              amount: tax,
              inclusive: isInclusive,
              tax_rate_details: {
                country,
                flat_amount: null,
                percentage_decimal: shown,
                rate_type: type === null ? null : 'percentage',
                state,
                tax_type: type,
              },
              taxability_reason: isReversed
                ? 'reverse_charge'
                : type === null
                  ? 'not_collecting'
                  : 'standard_rated',
              taxable_amount: type === null || isReversed ? 0 : amount - (isInclusive ? tax : 0),
            },
          ],
          tax_date: taxDate,
        },
      };
    }),
  );
};
