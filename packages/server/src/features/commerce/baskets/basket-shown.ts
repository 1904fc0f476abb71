import type { Basket, Discount, PaymentProvider as ShownProvider } from '@footlight/contract';
import { cutAtScale } from '@footlight/domain';
import type { BillingNeeds } from '../billing/billing.service.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import { wordsIn } from '../licences/sale-catalogue.js';
import { canCharge } from '../payments/providers/provider-money.js';
import {
  dueOf,
  renewsAtCost,
  voucherState,
  type BasketRow,
  type Quote,
  type VoucherRow,
} from './basket-quote.js';

interface BasketText {
  readonly language: string;
  readonly defaultLanguage: string;
}

export const shownProvider = ({ id, name, kind, methods }: PaymentProvider): ShownProvider => ({
  id,
  name,
  kind,
  methods: [...methods],
});

/** Payment providers available in a country. */
export const providersIn = (
  providers: readonly PaymentProvider[],
  country: string,
): readonly PaymentProvider[] =>
  providers.filter(({ countries }) => countries === null || countries.includes(country));

const nameOf = ({ gift, licence }: Quote, { language, defaultLanguage }: BasketText): string =>
  (gift === null
    ? wordsIn(licence.texts, language, defaultLanguage)?.name
    : wordsIn(gift.name, language, defaultLanguage)) ?? licence.id;

const shownVoucher = (voucher: VoucherRow, scale: number, now: number): Discount => {
  const cut = cutAtScale(voucher.discount, scale);
  return {
    type: cut.type,
    percentage: cut.type === 'percentage' ? cut.percentage : null,
    amount: cut.type === 'amount' ? cut.amount : null,
    state: voucherState(voucher, now),
    lifeTimeRepeat: voucher.lifeTimeRepeat,
    startsAt: voucher.startsAt?.toISOString() ?? null,
    endsAt: voucher.expiresAt?.toISOString() ?? null,
  };
};

export interface ShownParts {
  readonly basket: BasketRow;
  readonly quote: Quote;
  readonly voucher: VoucherRow | undefined;
  readonly needs: BillingNeeds;
  readonly providers: readonly PaymentProvider[];
  readonly words: BasketText;
  readonly now: number;
}

/**
 * The ways to pay for what is due today or at a renewal: today, those that take such an amount; if nothing is due today,
 * those that can be charged later.
 * @see docs/rules/commerce.md MONEY-45, MONEY-110
 */
const providersFor = (
  quote: Quote,
  providers: readonly PaymentProvider[],
  country: string,
): readonly ShownProvider[] => {
  const here = providersIn(providers, country);
  const due = dueOf(quote);
  if (due.minor > 0) return here.filter((provider) => canCharge(provider, due)).map(shownProvider);
  if (!renewsAtCost(quote)) return [];
  return here
    .map(shownProvider)
    .map((provider) =>
      Object.assign({}, provider, {
        methods: provider.methods.filter((method) => method !== 'INSTANT_PAYMENT'),
      }),
    )
    .filter(({ methods }) => methods.length > 0);
};

/** A basket in the shape of the contract. */
export const basketShown = (parts: ShownParts): Basket => {
  const { basket, quote, voucher, needs, providers, words, now } = parts;
  const { price, totals, period } = quote;
  return {
    id: basket.id,
    itemType: basket.itemType,
    basketItems: [
      {
        sku: quote.sku,
        licenceId: quote.licence.id,
        name: nameOf(quote, words),
        amount: price.amount,
        discountedAmount: totals.discountedAmount,
        subscriptionSetting:
          period === null
            ? null
            : {
                subscriptionPeriod: period,
                subscriptionType: 'RENEWING',
                trialPeriodDuration: quote.trialPeriod,
              },
      },
    ],
    vouchers:
      voucher === undefined
        ? []
        : [{ code: voucher.code, discount: shownVoucher(voucher, price.scale, now) }],
    currency: price.currency,
    scale: price.scale,
    total: totals.total,
    discountedTotal: totals.discountedTotal,
    tax: totals.tax,
    discountedTax: totals.discountedTax,
    taxInclusive: price.taxInclusive,
    providers: [...providersFor(quote, providers, basket.country)],
    billingDetailsRequired: needs.required && price.amount > 0,
    missingFields: price.amount > 0 ? [...needs.missing] : [],
    freeTrial: quote.freeTrial,
  };
};
