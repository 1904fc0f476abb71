import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore } from '@footlight/packager';
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
      store: new FolderStore(media.path),
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

  it('writes only the rows that differ, so that an event can begin meanwhile', async () => {
    const versions = async () => {
      const { rows } = await database().db.execute<{ id: string; version: string }>(
        sql`select id, xmin::text as version from contents order by id`,
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    };
    await run();
    const before = await versions();
    folder.write('vods.json', [{ ...vod, texts: { en: { title: 'Another', description: '' } } }]);
    expect((await run()).changed).toBe(true);
    const after = await versions();
    expect([...after].filter(([id, version]) => before.get(id) !== version).map(([id]) => id)).toEqual(['1']);
  });

  it('exchanges positions and removes what the rows before referred to', async () => {
    const playlist = (items: readonly string[], artwork: string) => {
      folder.write('playlists.json', [{ id: '7', artwork, texts, items }]);
    };
    const items = async () => {
      const { rows } = await database().db.execute<{ id: string }>(
        sql`select vod_id as id from playlist_items order by position`,
      );
      return rows.map(({ id }) => id);
    };
    folder.write('vods.json', [vod, { ...vod, id: '2' }]);
    playlist(['1', '2'], 'a');
    await run();
    playlist(['2', '1'], 'b');
    await run();
    expect(await items()).toEqual(['2', '1']);
    const { rows } = await database().db.execute(sql`select slug from artworks order by slug`);
    expect(rows).toEqual([{ slug: 'a' }, { slug: 'b' }]);
    playlist(['2'], 'a');
    await run();
    expect(await items()).toEqual(['2']);
    expect((await database().db.execute(sql`select slug from artworks`)).rows).toEqual([{ slug: 'a' }]);
  });

  it('warns of missing films, and names the first title that refers to each', async () => {
    const warn = vi.spyOn(quietLog, 'warn');
    await run();
    expect(warn).toHaveBeenCalledWith(
      { media: media.path, missing: ['vods:1 names f'] },
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

  it('warns of artworks without pictures, and names the first title that refers to each', async () => {
    const warn = vi.spyOn(quietLog, 'warn');
    await run();
    expect(warn).toHaveBeenCalledWith(
      { media: media.path, missing: ['vods:1 names a'] },
      'artworks that titles name but nobody brought',
    );
    warn.mockClear();
    media.write('artwork.json', { a: { dominantColour: '#102030', kinds: {} } });
    expect((await run()).changed).toBe(true);
    expect(warn.mock.calls.filter(([, message]) => message?.includes('artworks'))).toEqual([]);
    warn.mockRestore();
    const { rows } = await database().db.execute(sql`select dominant_colour, kinds from artworks`);
    expect(rows).toEqual([{ dominant_colour: '#102030', kinds: {} }]);
  });

  it('rejects an artwork.json with anything but colours', async () => {
    media.write('artwork.json', { a: { dominantColour: 'red' } });
    await expect(run()).rejects.toThrow(/artwork\.json cannot be used:\n {2}a\.dominantColour: found "red"/u);
  });

  it('imports again when a picture was added, replaced or removed', async () => {
    const folderOfA = join(media.path, 'artwork', 'a');
    const bring = (width: number) =>
      sharp({ create: { width, height: 360, channels: 3, background: '#204060' } }).toFile(
        join(folderOfA, 'hero.png'),
      );
    const kinds = async () =>
      (await database().db.execute<{ kinds: unknown }>(sql`select kinds from artworks`)).rows[0]?.kinds;
    await run();
    await mkdir(folderOfA, { recursive: true });
    await bring(640);
    expect((await run()).changed).toBe(true);
    expect(await kinds()).toMatchObject({ hero: [240, 320, 480, 640] });
    expect((await run()).changed).toBe(false);
    await bring(960);
    expect((await run()).changed).toBe(true);
    expect(await kinds()).toMatchObject({ hero: [240, 320, 480, 640, 960] });
    await rm(join(folderOfA, 'hero.png'));
    expect((await run()).changed).toBe(true);
    expect(await kinds()).toEqual({});
  });
});
