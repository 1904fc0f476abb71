import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { demoRealm } from '../testing/demo-application.js';
import { createMovingClock } from '../testing/moving-clock.js';
import { openTestDatabase } from '../testing/test-database.js';
import { quietLog } from '../testing/quiet-log.js';
import { importRealm } from './import-realm.js';
import type { Realm } from './load-realm.js';

describe('rules and accounts of a realm that cannot be meant', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const start = (realm: Realm, mayHaveDemoAccounts = true) =>
    importRealm({ realm, database, clock: createMovingClock(), log: quietLog, mayHaveDemoAccounts });

  it('a rule for a licence or a family that the catalogue does not have is named', async () => {
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

  it('accounts with the password of the demo are refused where others can reach them, before any is made', async () => {
    await expect(start(demoRealm(), false)).rejects.toThrow(
      /accounts\.json cannot be used:[^]*\[0\]\.password: found nothing, for .*FOOTLIGHT_DEMO=1/u,
    );
    const { rows } = await database.db.execute('select id from accounts');
    expect(rows).toEqual([]);
  });
});
