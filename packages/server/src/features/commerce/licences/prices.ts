import type { LicencePeriod, PriceAmount } from '@footlight/contract';
import {
  afterDiscount,
  amountForPeriod,
  basketTotals,
  cutAtScale,
  pricesInclude,
  type PriceCut,
} from '@footlight/domain';
import type { AgreedPrice, LicencePrice } from '../../../database/schema/licences.js';
import type { AppliedTax } from '../tax/tax.service.js';
import {
  runsAt,
  wordsIn,
  type CampaignDiscount,
  type SaleCatalogue,
  type StoredLicence,
} from './sale-catalogue.js';

/** The country, languages and time that prices are shown for. */
export interface PriceView {
  readonly country: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An item with prices: a licence or a gift. */
export interface Priced {
  readonly id: string;
  readonly sku: string;
  readonly prices: readonly LicencePrice[];
  /** Null for one-off purchases. */
  readonly period: LicencePeriod | null;
  readonly marketingPeriod: LicencePeriod | null;
}

const isLocal = ({ countries = [] }: LicencePrice, country: string): boolean => countries.includes(country);

const priceId = ({ id }: Priced, { currency, countries }: LicencePrice): string =>
  `price-${id}-${currency.toLowerCase()}${countries === undefined ? '' : `-${(countries[0] ?? '').toLowerCase()}`}`;

export const periodOf = ({ purchaseStrategy }: StoredLicence): LicencePeriod | null =>
  purchaseStrategy.type === 'SUBSCRIPTION'
    ? ((purchaseStrategy.subscriptionPeriod ?? 'P1M') as LicencePeriod)
    : null;

export const pricedLicence = (licence: StoredLicence): Priced => ({
  id: licence.id,
  sku: licence.sku ?? licence.id,
  prices: licence.prices,
  period: periodOf(licence),
  marketingPeriod: licence.display.marketingPeriod ?? null,
});

/** The part of an agreed price that a tax decides. */
const agreedTax = ({ rate, reverseCharge, country, region }: Omit<AppliedTax, 'evidence'>) => ({
  taxRate: rate,
  reverseCharge,
  taxCountry: country,
  taxRegion: region,
});

/**
 * The price charged in a country: the local one, else the default one; undefined if the item is not sold there. Whether it
 * includes the tax depends on the country of the price, and the tax on the place where it is due.
 * @see docs/rules/commerce.md MONEY-1
 */
export const priceIn = (
  priced: Priced,
  { taxRates }: Pick<SaleCatalogue, 'taxRates'>,
  country: string,
  tax: Omit<AppliedTax, 'evidence'>,
): AgreedPrice | undefined => {
  const price =
    priced.prices.find((one) => isLocal(one, country)) ?? priced.prices.find((one) => one.default === true);
  if (price === undefined) return undefined;
  const { amount, currency, scale } = price;
  const taxInclusive = pricesInclude(taxRates, country);
  return {
    priceId: priceId(priced, price),
    amount,
    currency,
    scale,
    country,
    taxInclusive,
    ...agreedTax(tax),
  };
};

/** The tax that an agreed price has. */
export const taxOfAgreed = ({
  taxRate: rate,
  reverseCharge,
  taxCountry: country,
  taxRegion: region,
}: AgreedPrice): Omit<AppliedTax, 'evidence'> => ({ rate, reverseCharge, country, region });

/**
 * An agreed price with the tax of now: what included the tax still does. Without a tax, the agreed one stays.
 * @see docs/rules/commerce.md MONEY-9
 */
export const taxedNow = (price: AgreedPrice, tax: AppliedTax | undefined): AgreedPrice =>
  tax === undefined ? price : { ...price, ...agreedTax(tax) };

/** The discount that applies automatically to a licence; of several, the one worth most. */
export const campaignFor = (
  catalogue: SaleCatalogue,
  licenceId: string,
  price: Pick<AgreedPrice, 'amount' | 'scale'>,
  now: number,
): CampaignDiscount | undefined => {
  const worth = ({ discount }: CampaignDiscount): number =>
    afterDiscount(price.amount, cutAtScale(discount, price.scale));
  return catalogue.discounts
    .filter((one) => (one.licenceIds?.includes(licenceId) ?? true) && runsAt(one, now))
    .reduce<CampaignDiscount | undefined>(
      (best, one) => (best === undefined || worth(one) < worth(best) ? one : best),
      undefined,
    );
};

const periodAmountsOf = (
  amount: number,
  { period, marketingPeriod }: Priced,
): PriceAmount['periodAmounts'] => {
  if (period === null) return [];
  const other =
    marketingPeriod === null || marketingPeriod === period
      ? null
      : amountForPeriod(amount, period, marketingPeriod);
  return [
    { period, amount },
    ...(marketingPeriod === null || other === null ? [] : [{ period: marketingPeriod, amount: other }]),
  ];
};

/** The price that a holder has agreed to, with all taxes, in the shape of the contract. */
export const agreedAmount = (
  priced: Priced,
  price: AgreedPrice,
  cuts: readonly PriceCut[] = [],
): PriceAmount => {
  const { discountedTotal: amount } = basketTotals(price, cuts);
  return {
    id: price.priceId,
    sku: priced.sku,
    amount,
    scale: price.scale,
    currency: price.currency,
    local: true,
    default: false,
    taxInclusive: true,
    periodAmounts: periodAmountsOf(amount, priced),
    autoAppliedDiscount: null,
  };
};

/** The local and the default prices for a country, in the shape of the contract. */
export const priceAmounts = (priced: Priced, catalogue: SaleCatalogue, view: PriceView): PriceAmount[] =>
  priced.prices
    .filter((price) => isLocal(price, view.country) || price.default === true)
    .map((price) => {
      const campaign = campaignFor(catalogue, priced.id, price, view.now);
      const after =
        campaign === undefined
          ? undefined
          : afterDiscount(price.amount, cutAtScale(campaign.discount, price.scale));
      const worded = (words: Readonly<Record<string, string>>): string =>
        wordsIn(words, view.language, view.defaultLanguage) ?? '';
      return {
        id: priceId(priced, price),
        sku: priced.sku,
        amount: price.amount,
        scale: price.scale,
        currency: price.currency,
        local: isLocal(price, view.country),
        default: price.default ?? false,
        taxInclusive: pricesInclude(catalogue.taxRates, view.country),
        periodAmounts: periodAmountsOf(price.amount, priced),
        autoAppliedDiscount:
          campaign === undefined || after === undefined
            ? null
            : {
                promotionalCampaignName: worded(campaign.name),
                promotionalCampaignDescription: worded(campaign.description),
                afterDiscount: after,
                periodAmounts: periodAmountsOf(after, priced),
              },
      };
    });
