import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { contents } from '../database/schema/content.js';
import { vouchers } from '../database/schema/licences.js';
import { offers } from '../database/schema/offers.js';
import { importPlans } from '../../testing/import-plans.js';
import { CatalogueFolder } from '../../testing/catalogue-folder.js';
import { describeWithDatabase } from '../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../testing/quiet-log.js';
import { importCatalogue } from './import-catalogue.js';

const texts = { en: { title: 'A film', description: '' } };
const shown = { artwork: 'a', film: 'f', texts };

// LIVE-7
describeWithDatabase('absolute times', ({ database }) => {
  let folder: CatalogueFolder;
  const clock = createMovingClock(Date.parse('2026-11-21T09:30:20Z'));
  beforeEach(() => {
    folder = new CatalogueFolder();
  });
  afterEach(() => folder.remove());

  const run = () =>
    importCatalogue({
      db: database().db,
      catalogueFolder: folder.path,
      store: null,
      defaultLanguage: 'en',
      clock,
      log: quietLog,
    });
  const times = async () =>
    Object.fromEntries(
      (await database().db.select().from(contents)).map(
        ({ id, startsAt, endsAt, scheduledAt, releaseType }) => [
          id,
          [startsAt, endsAt, scheduledAt].map((moment) => moment?.toISOString() ?? null).concat(releaseType),
        ],
      ),
    );

  it('are kept across restarts, while relative ones move', async () => {
    folder.write('events.json', [
      { ...shown, id: '1', startsAt: '2027-03-01T20:30:00+01:00', endsAt: '2027-03-01T22:00:00Z' },
      { ...shown, id: '2', startsIn: 'PT1H' },
    ]);
    folder.write('vods.json', [
      { ...shown, id: '3', premieresAt: '2027-04-01T18:00:00Z' },
      { ...shown, id: '4', releasedAt: '2026-02-01T18:00:00Z' },
    ]);
    await run();
    const before = await times();
    expect(before).toEqual({
      1: ['2027-03-01T19:30:00.000Z', '2027-03-01T22:00:00.000Z', null, 'STANDARD'],
      2: ['2026-11-21T10:30:00.000Z', null, null, 'STANDARD'],
      3: [null, null, '2027-04-01T18:00:00.000Z', 'PREMIERE'],
      4: [null, null, '2026-02-01T18:00:00.000Z', 'STANDARD'],
    });
    clock.advance(3_600_000);
    await run();
    expect(await times()).toEqual({ ...before, 2: ['2026-11-21T11:30:00.000Z', null, null, 'STANDARD'] });
  });

  it.each([
    ['events.json', { startsIn: 'PT1H', startsAt: '2027-03-01T19:30:00Z' }, 'either startsIn or startsAt'],
    ['events.json', {}, 'either startsIn or startsAt'],
    ['events.json', { startsAt: '2027-03-01T19:30:00Z', endsIn: 'PT1H' }, 'endsAt, as the start is absolute'],
    ['events.json', { startsAt: '2027-03-01T19:30:00Z', endsAt: '2027-03-01T19:00:00Z' }, 'later than 2027'],
    ['events.json', { startsAt: '2027-03-01 19:30' }, 'a moment with its zone'],
    ['vods.json', { premieresAt: '2027-03-01T19:30:00Z', releasedIn: '-P1D' }, 'one of premieresIn'],
    [
      'vods.json',
      { source: { origin: 'x', address: '/a.mpd', protocol: 'DASH' } },
      'either a film or a source',
    ],
    [
      'vods.json',
      { film: undefined, source: { origin: 'x', address: '/a.mpd', protocol: 'DASH' } },
      'a name of streamOrigins of the realm file',
    ],
  ])('rejects contradictory or invalid entries in %s: %j', async (file, more, allowed) => {
    folder.write(file, [{ ...shown, id: '1', ...more }]);
    await expect(run()).rejects.toThrow(allowed);
  });

  it('of vouchers and discounts are kept as well', async () => {
    const { db } = database();
    const discount = { type: 'percentage', percentage: 10 };
    folder.write('vouchers.json', [{ code: 'SPRING', discount, expiresAt: '2027-05-01T00:00:00+02:00' }]);
    folder.write('offers.json', {
      discounts: [
        {
          id: 'spring',
          discount,
          name: { en: 'Spring' },
          description: { en: '' },
          lifeTimeRepeat: 0,
          expiresAt: '2027-05-01T00:00:00+02:00',
        },
      ],
    });
    for (let start = 0; start < 2; start += 1) {
      await importPlans(db, folder.path, clock);
      const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, 'SPRING'));
      expect(voucher?.expiresAt?.toISOString()).toBe('2027-04-30T22:00:00.000Z');
      const [offer] = await db.select().from(offers).where(eq(offers.id, 'spring'));
      expect(offer?.data).toMatchObject({ expiresAt: '2027-04-30T22:00:00.000Z' });
      clock.advance(86_400_000);
    }
  });
});
