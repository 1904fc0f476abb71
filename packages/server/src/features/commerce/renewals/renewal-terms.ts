import { basketTotals, billingPeriodEnd, type BasketTotals } from '@footlight/domain';
import type { RenewalDiscount, AgreedPrice } from '../../../database/schema/licences.js';
import { cutsOf } from '../baskets/basket-quote.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { priceIn, pricedLicence, taxedNow, taxOfAgreed } from '../licences/prices.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';
import type { AppliedTax } from '../tax/tax.service.js';

/** Price of the next renewal: the agreed price, or the one it migrates to, with the tax of now (MONEY-9). */
export const renewalPrice = (
  heldLicence: HeldLicenceRow,
  catalogue: SaleCatalogue,
  migration: MigrationOffer | undefined,
  tax: AppliedTax | undefined,
): AgreedPrice | null => {
  if (heldLicence.price === null) return null;
  const licence = catalogue.licences.find(({ id }) => id === heldLicence.licenceId);
  const agreed = taxedNow(heldLicence.price, tax);
  if (migration === undefined || licence === undefined) return agreed;
  const priced = { ...pricedLicence(licence), prices: migration.prices };
  const next = priceIn(priced, catalogue, agreed.country, taxOfAgreed(agreed));
  // A migration never changes the currency; the agreed price stays.
  return next === undefined || next.currency !== agreed.currency
    ? agreed
    : { ...next, priceId: `${next.priceId}-${migration.id}` };
};

export const renewalTotals = (
  price: AgreedPrice,
  discounts: readonly RenewalDiscount[],
  credit = 0,
  smallest = 0,
): BasketTotals => basketTotals(price, cutsOf(discounts, price), credit, smallest);

/** The discounts that remain after a renewal has used them. */
export const discountsAfter = (discounts: readonly RenewalDiscount[]): RenewalDiscount[] =>
  discounts
    .map((one) => (one.left === null ? one : { ...one, left: one.left - 1 }))
    .filter(({ left }) => left === null || left > 0);

/** The period paid by a renewal. */
export const renewedTerm = (
  heldLicence: Pick<HeldLicenceRow, 'anchorAt' | 'periodsPaid' | 'expiresAt' | 'period'>,
  resumes: boolean,
  now: number,
): { anchorAt: Date; periodsPaid: number; periodStartedAt: Date; expiresAt: Date } => {
  const start = resumes ? now : (heldLicence.anchorAt?.getTime() ?? heldLicence.expiresAt?.getTime() ?? now);
  const paid = resumes ? 0 : heldLicence.anchorAt === null ? 0 : heldLicence.periodsPaid;
  const period = heldLicence.period ?? 'P1M';
  return {
    anchorAt: new Date(start),
    periodsPaid: paid + 1,
    periodStartedAt: new Date(billingPeriodEnd(start, period, paid)),
    expiresAt: new Date(billingPeriodEnd(start, period, paid + 1)),
  };
};
