import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { demoRealm } from '../../testing/demo-application.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { openTestDatabase } from '../../testing/test-database.js';
import { quietLog } from '../../testing/quiet-log.js';
import { importRealm } from './import-realm.js';
import type { Realm } from './load-realm.js';

describe('contradictory rules and accounts of a realm', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const start = (realm: Realm, mayHaveDemoAccounts = true) =>
    importRealm({ realm, database, clock: createMovingClock(), log: quietLog, mayHaveDemoAccounts });

  it('a rule for a licence or family that the catalogue lacks is rejected with its key', async () => {
    const realm = demoRealm();
    const licenceRules = {
      ...realm.licenceRules,
      families: [{ id: 'ringsde', downgrade: 'BLOCKED' as const }],
      screens: [{ licence: '7999', screens: 1 }],
    };
    await expect(start({ ...realm, licenceRules })).rejects.toThrow(
      /licenceRules\.families\[0\]\.id: found "ringsde"; allowed: a family of licences\.json: .*"ringside"[^]*licenceRules\.screens\[0\]\.licence: found "7999"/u,
    );
  });

  it('accounts with the demo’s password are rejected on a public host before any account is created', async () => {
    await expect(start(demoRealm(), false)).rejects.toThrow(
      /accounts\.json cannot be used:[^]*\[0\]\.password: found nothing, for .*FOOTLIGHT_DEMO=1/u,
    );
    const { rows } = await database.db.execute('select id from accounts');
    expect(rows).toEqual([]);
  });
});
