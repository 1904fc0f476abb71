import { basketTotals, billingPeriodEnd, type BasketTotals } from '@footlight/domain';
import type { HeldDiscount, HeldPrice } from '../../database/schema/licences.js';
import { cutsOf } from '../baskets/basket-quote.js';
import type { HeldRow } from '../licences/held-standing.js';
import { priceIn, pricedLicence } from '../licences/prices.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';

/** Price of the next renewal: the agreed price, or the one it migrates to. */
export const renewalPrice = (
  held: HeldRow,
  catalogue: SaleCatalogue,
  migration: MigrationOffer | undefined,
): HeldPrice | null => {
  if (held.price === null) return null;
  const licence = catalogue.licences.find(({ id }) => id === held.licenceId);
  if (migration === undefined || licence === undefined) return held.price;
  const priced = { ...pricedLicence(licence), prices: migration.prices };
  const next = priceIn(priced, catalogue, held.price.country);
  // A migration never changes the currency; the agreed price stays.
  return next === undefined || next.currency !== held.price.currency
    ? held.price
    : { ...next, priceId: `${next.priceId}-${migration.id}` };
};

export const renewalTotals = (price: HeldPrice, discounts: readonly HeldDiscount[]): BasketTotals =>
  basketTotals(price, cutsOf(discounts, price));

/** The discounts that remain after a renewal has used them. */
export const discountsAfter = (discounts: readonly HeldDiscount[]): HeldDiscount[] =>
  discounts
    .map((one) => (one.left === null ? one : { ...one, left: one.left - 1 }))
    .filter(({ left }) => left === null || left > 0);

/** The period paid by a renewal. */
export const renewedTerm = (
  held: Pick<HeldRow, 'anchorAt' | 'periodsPaid' | 'expiresAt' | 'period'>,
  resumes: boolean,
  now: number,
): { anchorAt: Date; periodsPaid: number; periodStartedAt: Date; expiresAt: Date } => {
  const start = resumes ? now : (held.anchorAt?.getTime() ?? held.expiresAt?.getTime() ?? now);
  const paid = resumes ? 0 : held.anchorAt === null ? 0 : held.periodsPaid;
  const period = held.period ?? 'P1M';
  return {
    anchorAt: new Date(start),
    periodsPaid: paid + 1,
    periodStartedAt: new Date(billingPeriodEnd(start, period, paid)),
    expiresAt: new Date(billingPeriodEnd(start, period, paid + 1)),
  };
};
