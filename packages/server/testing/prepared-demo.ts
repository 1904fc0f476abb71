import type { OpenDatabase } from '../src/database/database.js';
import { importRealm } from '../src/realm/import-realm.js';
import { demoRealm } from './demo-application.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { preparePGlite, preparePGliteFolder } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';

/** Imports the demo's catalogue, licences and accounts into a database, like a first start. */
export const importDemo = (database: OpenDatabase): Promise<unknown> =>
  importRealm({ realm: demoRealm(), database, clock: createMovingClock(), log: quietLog });

/**
 * Imports the demo once, so that it can be copied, because importing it takes seconds.
 * @param target folder of the created embedded database, which is only copied
 */
export const prepareDemo = async (target: string): Promise<void> =>
  preparePGliteFolder(target, await preparePGlite(), importDemo);
