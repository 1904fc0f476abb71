import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';

export type AnsweredMigration = MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null };

/**
 * The price migration that applies to a renewal at the given time: the latest effective one that the licence's price
 * does not include yet.
 * @param at milliseconds since the epoch
 */
export const migrationAt = (
  licence: Pick<HeldLicenceRow, 'licenceId' | 'price' | 'purchasedAt'>,
  { priceMigrations }: SaleCatalogue,
  answers: ReadonlyMap<string, 'CONTINUED' | 'LEFT'>,
  at: number,
): AnsweredMigration | undefined => {
  const effective = priceMigrations
    .filter(
      ({ licenceId, effectiveAt, id }) =>
        licenceId === licence.licenceId &&
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
