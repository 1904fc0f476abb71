import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';

const DAY_MS = 86_400_000;

/** When holders were told of new prices: by the time at which a price takes effect, both in milliseconds since the epoch. */
export type PriceNotices = ReadonlyMap<number, number>;

export type AnsweredMigration = MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null };

/**
 * The price migration that applies to a renewal at the given time: the latest effective one that the licence's price
 * does not include yet, and that its holder has answered or was told of in time.
 * @param at milliseconds since the epoch
 * @see docs/rules/commerce.md MONEY-43, MONEY-135
 */
export const migrationAt = (
  licence: Pick<HeldLicenceRow, 'licenceId' | 'price' | 'purchasedAt'>,
  { priceMigrations }: SaleCatalogue,
  {
    answers,
    notices,
  }: {
    readonly answers: ReadonlyMap<string, 'CONTINUED' | 'LEFT'>;
    readonly notices: PriceNotices | undefined;
  },
  at: number,
): AnsweredMigration | undefined => {
  const effective = priceMigrations
    .filter(
      ({ licenceId, effectiveAt, id, noticeDays }) =>
        licenceId === licence.licenceId &&
        (answers.has(id) ||
          (notices?.get(Date.parse(effectiveAt)) ?? Infinity) + noticeDays * DAY_MS <= at) &&
        Date.parse(effectiveAt) <= at &&
        // Licences bought after the effective date already have the catalogue's price of that time.
        licence.purchasedAt.getTime() < Date.parse(effectiveAt) &&
        licence.price !== null &&
        !licence.price.priceId.endsWith(`-${id}`),
    )
    .toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt));
  const [latest] = effective;
  return latest === undefined ? undefined : { ...latest, answer: answers.get(latest.id) ?? null };
};
