import type { HeldRow } from '../licences/held-standing.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';

export type AnsweredMigration = MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null };

/**
 * The price migration that applies to a renewal at the given time: the latest effective one that the licence's price
 * does not include yet.
 * @param at milliseconds since the epoch
 */
export const migrationAt = (
  held: Pick<HeldRow, 'licenceId' | 'price' | 'purchasedAt'>,
  { priceMigrations }: SaleCatalogue,
  answers: ReadonlyMap<string, 'CONTINUED' | 'LEFT'>,
  at: number,
): AnsweredMigration | undefined => {
  const begun = priceMigrations
    .filter(
      ({ licenceId, effectiveAt, id }) =>
        licenceId === held.licenceId &&
        Date.parse(effectiveAt) <= at &&
        // Licences bought after the effective date already have the catalogue's price of that time.
        held.purchasedAt.getTime() < Date.parse(effectiveAt) &&
        held.price !== null &&
        !held.price.priceId.endsWith(`-${id}`),
    )
    .toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt));
  const [latest] = begun;
  return latest === undefined ? undefined : { ...latest, answer: answers.get(latest.id) ?? null };
};
