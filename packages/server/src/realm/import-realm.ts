import { importCatalogue } from '../catalogue/import-catalogue.js';
import type { Clock } from '../clock.js';
import type { OpenDatabase } from '../database/database.js';
import type { Log } from '../log.js';
import { importAccounts, refuseDemoAccounts } from './import-accounts.js';
import { importReviews } from './import-reviews.js';
import { refuseUnknownLicences } from './licence-rule-issues.js';
import type { Realm } from './load-realm.js';
import { openMediaStore } from './open-media-store.js';
import { warnAboutUntaxed } from './untaxed-countries.js';

export interface ImportRealmOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether accounts may have the demo password, which is public. Default: true. */
  readonly mayHaveDemoAccounts?: boolean;
}

export interface ImportedRealm {
  /** Email addresses of the accounts with the demo password. */
  readonly demoAccounts: readonly string[];
  /** Extends the programme guide; call it at least daily. */
  readonly extendGuide: () => Promise<void>;
}

/**
 * Imports the realm's catalogue folder into the database. Runs at each start and is idempotent.
 * @throws {RealmError} for an invalid file
 */
export const importRealm = async ({
  realm,
  database,
  clock,
  log,
  mayHaveDemoAccounts = true,
}: ImportRealmOptions): Promise<ImportedRealm> => {
  const { catalogue } = realm.folders;
  if (catalogue === null) return { demoAccounts: [], extendGuide: () => Promise.resolve() };
  const { db } = database;
  if (!mayHaveDemoAccounts) refuseDemoAccounts(catalogue);
  const store = openMediaStore(realm);
  try {
    const { extendGuide } = await importCatalogue({
      db,
      catalogueFolder: catalogue,
      store,
      defaultLanguage: realm.defaultLanguage,
      streamOrigins: realm.streamOrigins,
      clock,
      log,
    });
    await refuseUnknownLicences(db, realm);
    await warnAboutUntaxed(db, realm, { clock, log });
    const demoAccounts = await importAccounts(db, catalogue, clock);
    await importReviews(db, catalogue);
    return { demoAccounts, extendGuide };
  } finally {
    await store?.close();
  }
};
