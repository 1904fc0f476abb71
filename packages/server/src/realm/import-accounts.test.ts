import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifySecret } from '../auth/passwords.js';
import { describeWithDatabase } from '../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { demoRealm } from '../../testing/demo-application.js';
import { importAccounts } from './import-accounts.js';
import { importPlans } from '../../testing/import-plans.js';

const DAY_MS = 86_400_000;
const demoCatalogue = demoRealm().folders.catalogue ?? '';

describeWithDatabase('accounts and licences of a catalogue', ({ database }) => {
  const clock = createMovingClock();
  let folder = '';
  beforeAll(() => importPlans(database().db, demoCatalogue, clock));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-catalogue-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const rows = async (query: string) => (await database().db.execute(sql.raw(query))).rows;
  const everything = async () => [
    await rows('select * from accounts order by id'),
    await rows('select * from profiles order by id'),
    await rows('select * from licences_held order by id'),
    await rows('select * from licences order by id'),
  ];

  it('are imported from the demo, and a second import changes nothing', async () => {
    const addresses = await importAccounts(database().db, demoCatalogue, clock);
    expect(addresses).toContain('family@footlight.example');
    const before = await everything();
    await importPlans(database().db, demoCatalogue, clock);
    await importAccounts(database().db, demoCatalogue, clock);
    expect(await everything()).toEqual(before);
  });

  it('give each account its licence state', async () => {
    await importAccounts(database().db, demoCatalogue, clock);
    const licences =
      await rows(`select split_part(a.email, '@', 1) as who, h.licence_id, h.status, h.trial, h.paused,
      h.expires_at > now() as ahead from licences_held h join accounts a on a.id = h.account_id order by who`);
    expect(licences).toEqual([
      { who: 'expired', licence_id: '7001', status: 'expired', trial: false, paused: false, ahead: false },
      { who: 'lite', licence_id: '7003', status: 'active', trial: false, paused: false, ahead: true },
      { who: 'member', licence_id: '7001', status: 'active', trial: false, paused: false, ahead: true },
      { who: 'paused', licence_id: '7001', status: 'expired', trial: false, paused: true, ahead: false },
      { who: 'trial', licence_id: '7007', status: 'active', trial: true, paused: false, ahead: true },
    ]);
  });

  it('store profiles with hashed PINs', async () => {
    await importAccounts(database().db, demoCatalogue, clock);
    const [ana, leo] =
      await rows(`select p.name, p.type, p.pin_hash from profiles p join accounts a on a.id = p.account_id
      where a.email = 'family@footlight.example' order by p.position`);
    expect(ana).toMatchObject({ name: 'Ana', type: 'adult' });
    expect(await verifySecret('1234', String(ana?.['pin_hash']))).toBe(true);
    expect(leo).toMatchObject({ name: 'Leo', type: 'child', pin_hash: null });
  });

  it('renew held licences at each start', async () => {
    await importAccounts(database().db, demoCatalogue, clock);
    clock.advance(40 * DAY_MS);
    await importAccounts(database().db, demoCatalogue, clock);
    const [row] = await rows(`select h.expires_at from licences_held h join accounts a on a.id = h.account_id
      where a.email = 'member@footlight.example'`);
    expect(new Date(String(row?.['expires_at'])).getTime()).toBeGreaterThan(clock.now());
  });

  it('are rejected with the file and key of an invalid value', async () => {
    const write = (people: unknown): void =>
      writeFileSync(join(folder, 'accounts.json'), JSON.stringify(people));
    const person = {
      email: 'a@example.org',
      name: 'A',
      role: 'viewer',
      profiles: [{ name: 'A', type: 'adult' }],
    };
    write([{ ...person, role: 'owner', licences: [] }]);
    await expect(importAccounts(database().db, folder, clock)).rejects.toThrow(
      /accounts\.json[^]*\[0\]\.role: found "owner"; allowed: one of "viewer", "editor", "finance", "admin"/u,
    );
    write([{ ...person, licences: [{ licenceId: '9', state: 'active' }] }]);
    await expect(importAccounts(database().db, folder, clock)).rejects.toThrow(
      /\[0\]\.licences\[0\]\.licenceId: found "9"; allowed: a licence of licences\.json: /u,
    );
  });
});
