import { catalogueOf, entriesOf } from '../src/catalogue/entries/collections.js';
import { changeEntries, fileEntry } from '../src/catalogue/entries/change-entries.js';
import { EntriesRepository } from '../src/catalogue/entries/entries.repository.js';
import { fileChanges } from '../src/catalogue/entries/file-changes.js';
import { readCatalogueFile } from '../src/catalogue/read-catalogue.js';
import type { Clock } from '../src/clock.js';
import type { Database } from '../src/database/database.js';
import { quietLog } from './quiet-log.js';

const PLANS: ReadonlySet<string> = new Set([
  'licences',
  'vouchers',
  'families',
  'taxRates',
  'discounts',
  'cancellationPromotions',
  'giftProducts',
  'priceMigrations',
]);
const FILES = ['licences', 'vouchers', 'offers'] as const;

/** Imports plans, vouchers and offers of a catalogue folder, as a start does, and nothing else of it. */
export const importPlans = async (db: Database, folder: string, clock: Clock): Promise<void> => {
  const { catalogue } = catalogueOf([]);
  const files = Object.fromEntries(FILES.map((name) => [name, readCatalogueFile(folder, name)]));
  const entries = entriesOf({ ...catalogue, ...files }).filter(({ collection }) => PLANS.has(collection));
  const states = await new EntriesRepository(db).states();
  const { saved, removed } = fileChanges(
    entries,
    states.filter(({ collection }) => PLANS.has(collection)),
  );
  await db.transaction((tx) =>
    changeEntries(
      tx,
      { saved: saved.map((entry) => fileEntry(entry, clock.now())), removed },
      { store: null, now: clock.now(), log: quietLog },
    ),
  );
};
