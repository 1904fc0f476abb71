import type { OpenDatabase } from '../database/database.js';
import { importRealm } from '../realm/import-realm.js';
import { demoRealm } from './demo-application.js';
import { createMovingClock } from './moving-clock.js';
import { preparePGlite, preparePGliteFolder } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';

/** Brings the demo's catalogue, licences and accounts into a database, as a first start does. */
export const importDemo = (database: OpenDatabase): Promise<unknown> =>
  importRealm({ realm: demoRealm(), database, clock: createMovingClock(), log: quietLog });

/**
 * Importing the demo takes seconds, which a service that finds it there saves: it is imported once and copied.
 * @param target folder of the embedded database that is made, which nobody opens itself
 */
export const prepareDemo = async (target: string): Promise<void> =>
  preparePGliteFolder(target, await preparePGlite(), importDemo);
