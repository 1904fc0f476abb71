import type { Stripe } from 'stripe';
import { stripeTaxClient, stripeTaxFailed, type StripeTaxSettings } from './stripe-tax-client.js';
import type { AppliedTax, TaxedBuyer, TaxSource } from './tax.service.js';

type Rate = Pick<AppliedTax, 'rate' | 'reverseCharge'>;

/** How long a rate is used before Stripe is asked again, in milliseconds. */
const FRESH_MS = 12 * 3_600_000;
/** Places that are remembered. */
const PLACES_MAX = 5_000;
/** The amount that rates are computed from: a minor unit of its tax is a hundredth of a basis point. */
const BASE = 1_000_000;
const BASE_PER_BASIS_POINT = BASE / 10_000;

const keyOf = ({ place: { country, region, postalCode }, vatNumber }: TaxedBuyer): string =>
  [country, region, postalCode, vatNumber].map((part) => part ?? '').join('|');

/**
 * Rates of Stripe Tax. The rate of a place is the tax that Stripe calculates on an amount there, so it contains all that
 * states, counties and cities take. It is remembered for half a day, and for longer while Stripe does not respond.
 * @see https://docs.stripe.com/api/tax/calculations/create
 * @see docs/rules/commerce.md MONEY-124
 */
export const createStripeTax = ({ taxCode, ...access }: StripeTaxSettings, timeoutMs: number): TaxSource => {
  const stripe = stripeTaxClient(access, timeoutMs);
  const known = new Map<string, { readonly rate: Rate; readonly at: number }>();

  const calculate = ({ place }: TaxedBuyer, vatNumber: string | null): Promise<Stripe.Tax.Calculation> =>
    stripe.tax.calculations
      .create({
        currency: 'eur',
        line_items: [{ amount: BASE, reference: 'rate', tax_behavior: 'exclusive', tax_code: taxCode }],
        customer_details: {
          address_source: 'billing',
          address: {
            country: place.country,
            ...(place.region === null ? {} : { state: place.region }),
            ...(place.postalCode === null ? {} : { postal_code: place.postalCode }),
          },
          ...(vatNumber === null
            ? {}
            : { tax_ids: [{ type: vatNumber.startsWith('GB') ? 'gb_vat' : 'eu_vat', value: vatNumber }] }),
        },
      })
      .catch(stripeTaxFailed);

  const ask = async (buyer: TaxedBuyer): Promise<Rate> => {
    const { tax_amount_exclusive: tax } = await calculate(buyer, null);
    const rate = tax / BASE_PER_BASIS_POINT;
    if (buyer.vatNumber === null || tax === 0) return { rate, reverseCharge: false };
    const { tax_breakdown: parts } = await calculate(buyer, buyer.vatNumber);
    return {
      rate,
      reverseCharge: parts.some(({ taxability_reason: reason }) => reason === 'reverse_charge'),
    };
  };

  return {
    rateOf: async (buyer, _table, now) => {
      const key = keyOf(buyer);
      const stored = known.get(key);
      if (stored !== undefined && now - stored.at < FRESH_MS) return stored.rate;
      try {
        const rate = await ask(buyer);
        known.delete(key);
        known.set(key, { rate, at: now });
        const [oldest] = known.keys();
        if (known.size > PLACES_MAX && oldest !== undefined) known.delete(oldest);
        return rate;
      } catch (error) {
        if (stored === undefined) throw error;
        return stored.rate;
      }
    },
  };
};
