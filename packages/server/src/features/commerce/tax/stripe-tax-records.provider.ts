import type { Money } from '../payments/providers/payment-provider.js';
import { minorUnitsAt, stripePlacesOf } from '../payments/providers/provider-money.js';
import { stripeTaxClient, stripeTaxFailed, type StripeTaxSettings } from './stripe-tax-client.js';
import type { TaxPlace } from './tax-place.js';

/** A sale, with its tax. */
interface RecordedSale {
  /** Unique; a repetition records nothing. */
  readonly reference: string;
  readonly amount: Money;
  readonly place: TaxPlace;
  readonly reverseCharge: boolean;
  readonly at: Date;
}

/** Money of a sale that went back to its payer. */
interface RecordedReversal {
  readonly reference: string;
  /** Positive. */
  readonly amount: Money;
  /** The id of the recorded sale. */
  readonly saleId: string;
}

/** Records of a company that keeps taxes and files them. Each returns the id of the record. */
export interface TaxRecords {
  /** @throws {ApiError} PROVIDER_FAILED */
  recordSale(sale: RecordedSale): Promise<string>;
  /** @throws {ApiError} PROVIDER_FAILED */
  recordReversal(reversal: RecordedReversal): Promise<string>;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const stripeAmount = (amount: Money): number => minorUnitsAt(amount, stripePlacesOf(amount.currency));

/**
 * Transactions of Stripe Tax, from which its reports and filings are made.
 * @see https://docs.stripe.com/tax/custom#tax-transaction
 * @see docs/rules/commerce.md MONEY-136
 */
export const createStripeTaxRecords = (
  { taxCode, ...access }: StripeTaxSettings,
  timeoutMs: number,
): TaxRecords => {
  const stripe = stripeTaxClient(access, timeoutMs);
  return {
    recordSale: async ({ reference, amount, place, reverseCharge, at }) => {
      try {
        const { id: calculation } = await stripe.tax.calculations.create(
          {
            currency: amount.currency.toLowerCase(),
            line_items: [
              {
                amount: stripeAmount(amount),
                reference: 'sale',
                tax_behavior: 'inclusive',
                tax_code: taxCode,
              },
            ],
            customer_details: {
              address_source: 'billing',
              address: {
                country: place.country,
                ...(place.region === null ? {} : { state: place.region }),
                ...(place.postalCode === null ? {} : { postal_code: place.postalCode }),
              },
              ...(reverseCharge ? { taxability_override: 'reverse_charge' as const } : {}),
            },
            tax_date: seconds(at),
          },
          { idempotencyKey: `calculation-${reference}` },
        );
        if (calculation === null) throw new Error(`Stripe Tax: the calculation for ${reference} has no id.`);
        const { id } = await stripe.tax.transactions.createFromCalculation(
          { calculation, reference, posted_at: seconds(at) },
          { idempotencyKey: `transaction-${reference}` },
        );
        return id;
      } catch (error) {
        return stripeTaxFailed(error);
      }
    },
    recordReversal: async ({ reference, amount, saleId }) => {
      try {
        const { id } = await stripe.tax.transactions.createReversal(
          {
            mode: 'partial',
            original_transaction: saleId,
            reference,
            flat_amount: -stripeAmount(amount),
          },
          { idempotencyKey: `reversal-${reference}` },
        );
        return id;
      } catch (error) {
        return stripeTaxFailed(error);
      }
    },
  };
};
