import type { licences } from '../../../database/schema/licences.js';
import type { OffersFile } from '../../../realm/schemas/offers-file.schemas.js';

/** An entry of the offers file as stored, with relative times converted to ISO 8601 times. */
type Stored<T> = Omit<T, 'startsIn' | 'expiresIn' | 'effectiveIn' | 'answerIn'>;
interface Lasting {
  readonly startsAt?: string;
  readonly expiresAt?: string;
}

export type StoredLicence = typeof licences.$inferSelect;
type Family = OffersFile['families'][number];
type TaxRate = OffersFile['taxRates'][number];
export type CampaignDiscount = Stored<OffersFile['discounts'][number]> & Lasting;
export type CancellationOffer = Stored<OffersFile['cancellationPromotions'][number]> & Lasting;
export type GiftOffer = OffersFile['giftProducts'][number];
export type MigrationOffer = Stored<OffersFile['priceMigrations'][number]> & {
  readonly effectiveAt: string;
  readonly answerBy: string;
};

/** Everything that an operator sells. */
export interface SaleCatalogue {
  readonly licences: readonly StoredLicence[];
  readonly families: readonly Family[];
  readonly taxRates: readonly TaxRate[];
  readonly discounts: readonly CampaignDiscount[];
  readonly cancellationPromotions: readonly CancellationOffer[];
  readonly giftProducts: readonly GiftOffer[];
  readonly priceMigrations: readonly MigrationOffer[];
}

/** Whether an offer is active at `now`: from its start, up to but excluding its end. */
export const runsAt = ({ startsAt, expiresAt }: Lasting, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) &&
  (expiresAt === undefined || now < Date.parse(expiresAt));

/** The text in `language`, else in the default language. */
export const wordsIn = <T>(
  words: Readonly<Record<string, T>>,
  language: string,
  defaultLanguage: string,
): T | undefined => words[language] ?? words[defaultLanguage];

/** The currencies in which plans are sold, by their codes, with the places of their minor units. */
export const currenciesOf = ({ licences }: Pick<SaleCatalogue, 'licences'>): ReadonlyMap<string, number> =>
  new Map(
    licences
      .flatMap(({ prices }) =>
        prices.map(({ currency, scale }): readonly [string, number] => [currency, scale]),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
