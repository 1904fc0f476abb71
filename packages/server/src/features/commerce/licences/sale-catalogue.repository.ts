import { asc, inArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licences } from '../../../database/schema/licences.js';
import { offers } from '../../../database/schema/offers.js';
import type { SaleCatalogue } from './sale-catalogue.js';

type LicenceTexts = (typeof licences.$inferSelect)['texts'];

export class SaleCatalogueRepository extends Repository {
  /** Names and descriptions by language, of each of the given licences. */
  async textsOf(licenceIds: readonly string[]): Promise<ReadonlyMap<string, LicenceTexts>> {
    const rows = await this.db
      .select({ id: licences.id, texts: licences.texts })
      .from(licences)
      .where(inArray(licences.id, [...licenceIds]));
    return new Map(rows.map(({ id, texts }) => [id, texts]));
  }

  /** Reads everything on sale in two queries; a catalogue has a few dozen rows. */
  async read(): Promise<SaleCatalogue> {
    const forSale = await this.db.select().from(licences).orderBy(asc(licences.position));
    const rows = await this.db.select().from(offers).orderBy(asc(offers.position));
    // The importer has validated each row against the schema of its kind.
    const of = <T>(wanted: (typeof rows)[number]['kind']): T[] =>
      rows.filter(({ kind }) => kind === wanted).map(({ data }) => data as T);
    return {
      licences: forSale,
      families: of('family'),
      taxRates: of('tax-rate'),
      discounts: of('discount'),
      cancellationPromotions: of('cancellation-promotion'),
      giftProducts: of('gift-product'),
      priceMigrations: of('price-migration'),
    };
  }
}
