import type { LicencePeriod } from '@footlight/contract';
import { basketTotals, cutAtScale, isDowngrade, trialDays, type BasketTotals } from '@footlight/domain';
import type { baskets } from '../../../database/schema/baskets.js';
import type { UsedCredit } from '../../../database/schema/payments.js';
import type { RenewalDiscount, AgreedPrice, vouchers } from '../../../database/schema/licences.js';
import { creditFor, usedOf, type Credit } from '../credits/credit.js';
import { rankedLicence, statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { hasHeldFamily } from '../licences/licence-view.js';
import { campaignFor, periodOf, priceIn, pricedLicence, type Priced } from '../licences/prices.js';
import type { GiftOffer, SaleCatalogue, StoredLicence } from '../licences/sale-catalogue.js';
import type { Money, PaymentProvider } from '../payments/providers/payment-provider.js';
import { smallestCharge } from '../payments/providers/provider-money.js';
import type { AppliedTax } from '../tax/tax.service.js';
import { endedLicence, leftAfter, type EndedLicence } from './ended-licence.js';

export type BasketRow = typeof baskets.$inferSelect;
export type VoucherRow = typeof vouchers.$inferSelect;

/** The price of a basket, with everything that its payment needs. */
export interface Quote {
  readonly licence: StoredLicence;
  readonly gift: GiftOffer | null;
  readonly price: AgreedPrice;
  readonly sku: string;
  /** Null for one-off purchases. */
  readonly period: LicencePeriod | null;
  /** The trial that starts with the purchase, during which nothing is due; null if there is none. */
  readonly trialPeriod: string | null;
  readonly freeTrial: 'NONE' | 'OFFERED' | 'DENIED';
  /** Discounts applied today, each with the number of renewals it also applies to. */
  readonly discounts: readonly RenewalDiscount[];
  readonly ended: readonly EndedLicence[];
  readonly change: 'ADDED' | 'UPGRADED' | 'DOWNGRADED';
  readonly totals: BasketTotals;
  /** What the totals have used of the account's credit; null if nothing. */
  readonly balanceUsed: UsedCredit | null;
}

export interface QuoteInput {
  readonly basket: Pick<BasketRow, 'licenceId' | 'giftId' | 'country'>;
  readonly catalogue: SaleCatalogue;
  readonly heldLicences: readonly HeldLicenceRow[];
  /** Trials the account has had, as family names, or as licences without a family. */
  readonly trialsHad: ReadonlySet<string>;
  /** The basket's voucher, if any. */
  readonly voucher: VoucherRow | undefined;
  readonly tax: AppliedTax;
  /** The account's credit. */
  readonly balance: readonly Credit[];
  /** Those that may be paid with, for their smallest charges. */
  readonly providers: readonly Pick<PaymentProvider, 'minimumAmounts'>[];
  readonly now: number;
}

/** Uses of a voucher. */
export interface VoucherUses {
  readonly all: number;
  /** By the account that wants to use it. */
  readonly own: number;
}

/** @see docs/rules/commerce.md MONEY-47 */
export const isUsedUp = ({ uses, usesPerAccount }: VoucherRow, { all, own }: VoucherUses): boolean =>
  (uses !== null && all >= uses) || (usesPerAccount !== null && own >= usesPerAccount);

export type VoucherState = 'active' | 'upcoming' | 'expired';

export const voucherState = ({ startsAt, expiresAt }: VoucherRow, now: number): VoucherState => {
  if (startsAt !== null && startsAt.getTime() > now) return 'upcoming';
  return expiresAt !== null && expiresAt.getTime() <= now ? 'expired' : 'active';
};

/** Vouchers apply to licences only, not to gifts. */
export const voucherFits = (
  { licenceIds }: VoucherRow,
  { licenceId, giftId }: Pick<BasketRow, 'licenceId' | 'giftId'>,
): boolean => giftId === null && (licenceIds === null || licenceIds.includes(licenceId ?? ''));

export const trialScope = ({ family, id }: Pick<StoredLicence, 'family' | 'id'>): string =>
  family ?? `licence ${id}`;

/**
 * Offers one trial per family; accounts that have had one, or have held a licence of the family, get none.
 * @see docs/rules/commerce.md MONEY-28
 */
const trialOf = (
  licence: StoredLicence,
  { catalogue, heldLicences, trialsHad }: QuoteInput,
): Pick<Quote, 'freeTrial' | 'trialPeriod'> => {
  const { trialPeriod = 'P0D' } = licence.purchaseStrategy;
  if (trialDays(trialPeriod) === 0) return { freeTrial: 'NONE', trialPeriod: null };
  return hasHeldFamily(licence, catalogue, heldLicences) || trialsHad.has(trialScope(licence))
    ? { freeTrial: 'DENIED', trialPeriod: null }
    : { freeTrial: 'OFFERED', trialPeriod };
};

const endedBy = (
  licence: StoredLicence,
  price: AgreedPrice,
  { catalogue, heldLicences, now }: QuoteInput,
): EndedLicence[] => {
  if (licence.family === null) return [];
  const inFamily = new Set(
    catalogue.licences.filter(({ family }) => family === licence.family).map(({ id }) => id),
  );
  return heldLicences
    .filter(
      (one) =>
        one.provider === null &&
        one.licenceId !== licence.id &&
        inFamily.has(one.licenceId) &&
        (one.paused || statusAt(one, now) === 'active'),
    )
    .map((one) => endedLicence(one, price, now));
};

const changeOf = (
  licence: StoredLicence,
  ended: readonly EndedLicence[],
  input: QuoteInput,
): Quote['change'] => {
  if (ended.length === 0) return 'ADDED';
  const ranked = input.heldLicences.map((one) => rankedLicence(one, input.catalogue, input.now));
  return isDowngrade(licence, ranked) ? 'DOWNGRADED' : 'UPGRADED';
};

const discountsOf = (
  licence: StoredLicence,
  price: AgreedPrice,
  { basket, catalogue, voucher, now }: QuoteInput,
): RenewalDiscount[] => {
  const campaign = campaignFor(catalogue, licence.id, price, now);
  return [
    ...(campaign === undefined
      ? []
      : [
          {
            source: 'campaign' as const,
            code: campaign.id,
            cut: campaign.discount,
            left: campaign.lifeTimeRepeat,
          },
        ]),
    ...(voucher !== undefined && voucherFits(voucher, basket) && voucherState(voucher, now) === 'active'
      ? [
          {
            source: 'voucher' as const,
            code: voucher.code,
            cut: voucher.discount,
            left: voucher.lifeTimeRepeat,
          },
        ]
      : []),
  ];
};

const pricedGift = ({ id, prices }: GiftOffer): Priced => ({
  id,
  sku: `gift-${id}`,
  prices,
  period: null,
  marketingPeriod: null,
});

/**
 * What credit has to leave, so that the rest can be paid in each way that can be charged the price at all.
 * @see docs/rules/commerce.md MONEY-140
 */
const smallestRest = (
  price: AgreedPrice,
  cuts: ReturnType<typeof cutsOf>,
  { providers }: Pick<QuoteInput, 'providers'>,
): number => {
  const { discountedTotal } = basketTotals(price, cuts);
  const charges = providers.map((provider) => smallestCharge(provider, price));
  return Math.max(0, ...charges.filter((charge) => charge <= discountedTotal));
};

/** In minor units of a price's currency. */
export const cutsOf = (discounts: readonly RenewalDiscount[], { scale }: Pick<AgreedPrice, 'scale'>) =>
  discounts.map(({ cut }) => cutAtScale(cut, scale));

/**
 * Computes what a basket costs now. A pure function of the data read, so that the displayed sum and the sum charged
 * later in a transaction are computed in the same way.
 * @returns undefined if the item is no longer sold in the basket's country
 */
export const quoteBasket = (input: QuoteInput): Quote | undefined => {
  const { basket, catalogue } = input;
  const gift = catalogue.giftProducts.find(({ id }) => id === basket.giftId) ?? null;
  const licence = catalogue.licences.find(({ id }) => id === (gift?.licenceId ?? basket.licenceId));
  if (licence === undefined || (basket.giftId !== null && gift === null)) return undefined;
  const priced = gift === null ? pricedLicence(licence) : pricedGift(gift);
  const price = priceIn(priced, catalogue, basket.country, input.tax);
  if (price === undefined) return undefined;
  if (gift !== null)
    return {
      licence,
      gift,
      price,
      sku: priced.sku,
      period: null,
      trialPeriod: null,
      freeTrial: 'NONE',
      discounts: [],
      ended: [],
      change: 'ADDED',
      totals: basketTotals(price, []),
      balanceUsed: null,
    };
  const discounts = discountsOf(licence, price, input);
  const ended = endedBy(licence, price, input);
  const trial = trialOf(licence, input);
  const rest = ended.reduce((sum, one) => sum + one.credit, 0);
  const own = trial.trialPeriod === null ? creditFor(input.balance, price) : 0;
  const cuts = cutsOf(discounts, price);
  const totals = basketTotals(price, cuts, rest + own, smallestRest(price, cuts, input));
  return {
    licence,
    gift: null,
    price,
    sku: priced.sku,
    period: periodOf(licence),
    ...trial,
    discounts,
    ended: leftAfter(ended, price, trial.trialPeriod === null ? totals : { creditUsed: 0 }),
    change: changeOf(licence, ended, input),
    balanceUsed: usedOf(input.balance, price, totals, rest),
    totals:
      trial.trialPeriod === null
        ? totals
        : { ...totals, discountedAmount: 0, discountedTotal: 0, discountedTax: 0, creditUsed: 0 },
  };
};

/** Whether a renewal will cost something: only discounts on all renewals can make them free. */
export const renewsAtCost = ({
  period,
  price,
  discounts,
}: Pick<Quote, 'period' | 'price' | 'discounts'>): boolean => {
  const lasting = discounts.filter(({ left }) => left === null);
  return period !== null && basketTotals(price, cutsOf(lasting, price)).discountedTotal > 0;
};

/** What is charged today. */
export const dueOf = ({ totals, price }: Pick<Quote, 'totals' | 'price'>): Money => ({
  minor: totals.discountedTotal,
  currency: price.currency,
  scale: price.scale,
});

/** The sum due as a text, for comparison with the sum the owner was shown. */
export const sumDueOf = ({ totals, price, trialPeriod }: Quote): string =>
  `${totals.discountedTotal} ${price.currency}${trialPeriod === null ? '' : ` ${trialPeriod}`}`;
