import type { HeldRow } from '../licences/held-standing.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';

export type AnsweredMigration = MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null };

/**
 * The new price that holds from the renewal at a moment on: the latest that has begun and that the agreed price is not
 * of already.
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
        // Who bought after it began pays what the catalogue said then.
        held.purchasedAt.getTime() < Date.parse(effectiveAt) &&
        held.price !== null &&
        !held.price.priceId.endsWith(`-${id}`),
    )
    .toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt));
  const [latest] = begun;
  return latest === undefined ? undefined : { ...latest, answer: answers.get(latest.id) ?? null };
};
