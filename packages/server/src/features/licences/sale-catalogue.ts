import type { licences } from '../../database/schema/licences.js';
import type { OffersFile } from '../../realm/offers-file.schemas.js';

/** An entry of the offers file as it is kept: relative times have become moments, ISO 8601. */
type Kept<T> = Omit<T, 'startsIn' | 'expiresIn' | 'effectiveIn' | 'answerIn'>;
interface Lasting {
  readonly startsAt?: string;
  readonly expiresAt?: string;
}

export type StoredLicence = typeof licences.$inferSelect;
export type Family = OffersFile['families'][number];
export type TaxRate = OffersFile['taxRates'][number];
export type CampaignDiscount = Kept<OffersFile['discounts'][number]> & Lasting;
export type CancellationOffer = Kept<OffersFile['cancellationPromotions'][number]> & Lasting;
export type GiftOffer = OffersFile['giftProducts'][number];
export type MigrationOffer = Kept<OffersFile['priceMigrations'][number]> & {
  readonly effectiveAt: string;
  readonly answerBy: string;
};

/** What an operator sells. */
export interface SaleCatalogue {
  readonly licences: readonly StoredLicence[];
  readonly families: readonly Family[];
  readonly taxRates: readonly TaxRate[];
  readonly discounts: readonly CampaignDiscount[];
  readonly cancellationPromotions: readonly CancellationOffer[];
  readonly giftProducts: readonly GiftOffer[];
  readonly priceMigrations: readonly MigrationOffer[];
}

/** Whether an offer runs at a moment: from its start on, and up to its end. */
export const runsAt = ({ startsAt, expiresAt }: Lasting, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) &&
  (expiresAt === undefined || now < Date.parse(expiresAt));

/** Words in a language, or in the realm's default. */
export const wordsIn = <T>(
  words: Readonly<Record<string, T>>,
  language: string,
  defaultLanguage: string,
): T | undefined => words[language] ?? words[defaultLanguage];
