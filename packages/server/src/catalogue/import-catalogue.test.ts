import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { contents } from '../database/schema/content.js';
import { isRealmError } from '../realm/realm-error.js';
import { CatalogueFolder } from '../../testing/catalogue-folder.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../testing/quiet-log.js';
import { importCatalogue } from './import-catalogue.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-21T09:30:20Z');
const texts = { en: { title: 'A film', description: '' } };
const vod = { id: '1', artwork: 'a', film: 'f', texts };
const event = { id: '9', artwork: 'a', film: 'f', texts, startsIn: 'PT1H', endsIn: 'PT2H' };
const channels = {
  formats: {
    radio: {
      description: { en: 'Radio' },
      programmes: [{ id: 'p', minutes: 60, texts: { en: { title: 'P', description: 'A programme' } } }],
    },
  },
  channels: [{ id: '6', name: { en: 'Six' }, format: 'radio', artwork: 'a', film: 'f' }],
};

describeOnBothEngines('importCatalogue', ({ database }) => {
  let folder: CatalogueFolder;
  let media: CatalogueFolder;
  const clock = createMovingClock(START);

  beforeEach(() => {
    folder = new CatalogueFolder();
    media = new CatalogueFolder();
    folder.write('vods.json', [vod]);
    folder.write('events.json', [event]);
    folder.write('channels.json', channels);
  });
  afterEach(() => {
    folder.remove();
    media.remove();
  });

  const run = () =>
    importCatalogue({
      db: database().db,
      catalogueFolder: folder.path,
      mediaFolder: media.path,
      defaultLanguage: 'en',
      clock,
      log: quietLog,
    });
  const ids = async (): Promise<string[]> => {
    const rows = await database().db.select({ id: contents.id }).from(contents).orderBy(contents.id);
    return rows.map(({ id }) => id);
  };
  const startOfEvent = async (): Promise<Date | null | undefined> =>
    (
      await database()
        .db.select({ at: contents.startsAt })
        .from(contents)
        .where(sql`${contents.id} = '9'`)
    )[0]?.at;
  const guide = async (): Promise<{ first: string; last: string; count: number }> => {
    const { rows } = await database().db.execute<{ first: string; last: string; count: number }>(
      sql`select extract(epoch from min(starts_at))::bigint as first, extract(epoch from max(ends_at))::bigint as last, count(*) as count from programmes`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('An aggregate answers one row.');
    return row;
  };

  it('writes on the first run, and later only after changes', async () => {
    expect((await run()).changed).toBe(true);
    expect(await ids()).toEqual(['1', '6', '9']);
    expect((await run()).changed).toBe(false);

    folder.write('vods.json', [{ ...vod, id: '2' }]);
    expect((await run()).changed).toBe(true);
    expect(await ids()).toEqual(['2', '6', '9']);
  });

  it('warns of missing films, and names the first title that refers to each', async () => {
    const warn = vi.spyOn(quietLog, 'warn');
    await run();
    expect(warn).toHaveBeenCalledWith(
      { mediaFolder: media.path, missing: ['VOD:1 names f'] },
      'films that titles name but nobody brought',
    );
    warn.mockRestore();
  });

  it('recalculates relative times at each start, rounded down to the minute', async () => {
    await run();
    expect(await startOfEvent()).toEqual(new Date('2026-11-21T10:30:00Z'));
    clock.advance(5 * HOUR_MS);
    expect((await run()).changed).toBe(false);
    expect(await startOfEvent()).toEqual(new Date('2026-11-21T15:30:00Z'));
  });

  it('keeps the guide from two days back to a week ahead, however long the service runs', async () => {
    const { extendGuide } = await run();
    const today = Math.floor(clock.now() / DAY_MS) * 86_400;
    expect(await guide()).toEqual({ first: today - 2 * 86_400, last: today + 8 * 86_400, count: 10 * 24 });
    clock.advance(10 * DAY_MS);
    await extendGuide();
    await extendGuide();
    expect(await guide()).toEqual({ first: today + 8 * 86_400, last: today + 18 * 86_400, count: 10 * 24 });
  });

  it('leaves the database unchanged if a file is invalid', async () => {
    await run();
    const before = await ids();
    folder.write('vods.json', [
      { ...vod, id: '3' },
      { ...vod, id: '3' },
    ]);
    await expect(run()).rejects.toSatisfy(isRealmError);
    expect(await ids()).toEqual(before);
  });

  it('rejects artwork that is missing from the index, and accepts a missing index', async () => {
    expect((await run()).contents).toBe(3);
    media.write('artwork.json', { b: { dominantColour: '#000000', kinds: { thumbnail: [320] } } });
    await expect(run()).rejects.toThrow(
      /artwork\.json cannot be used:\n {2}a: found nothing; allowed: an artwork, as VOD:1 shows it/u,
    );
  });

  it('reads artwork from the media folder', async () => {
    media.write('artwork.json', { a: { dominantColour: '#102030', kinds: { thumbnail: [320, 640] } } });
    expect((await run()).changed).toBe(true);
    const { rows } = await database().db.execute(sql`select dominant_colour, kinds from artworks`);
    expect(rows).toEqual([{ dominant_colour: '#102030', kinds: { thumbnail: [320, 640] } }]);
  });
});
