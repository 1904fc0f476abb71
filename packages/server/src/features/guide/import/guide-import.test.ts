import type { ResponseOf } from '@footlight/contract';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { importRealm } from '../../../realm/import-realm.js';
import type { Realm } from '../../../realm/load-realm.js';
import { call } from '../../../../testing/call.js';
import { CatalogueFolder } from '../../../../testing/catalogue-folder.js';
import { describeOnBothEngines } from '../../../../testing/engines.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { CATALOGUE_CHANNEL } from '../../../catalogue/catalogue-changes.js';
import { contentRulesOf } from '../dated/content-rules.js';
import { GuideImport, type GuideImportResult } from './guide-import.service.js';

const DAY_MS = 86_400_000;
const MIDNIGHT = Math.floor(Date.now() / DAY_MS) * DAY_MS;
/** Noon of today. */
const NOON = MIDNIGHT + DAY_MS / 2;
const MINUTE_MS = 60_000;

const texts = { en: { title: 'P', description: 'Of the format' } };
const channels = (minutes = 60) => ({
  formats: { radio: { description: { en: 'Radio' }, programmes: [{ id: 'p', minutes, texts }] } },
  channels: [
    {
      id: '61',
      name: { en: 'Sixty-one', es: 'Sesenta y uno' },
      externalId: 'one.example',
      format: 'radio',
      film: 'f',
    },
    { id: '62', name: { en: 'The Second' }, format: 'radio', film: 'f' },
    {
      id: '63',
      name: { en: 'Sixty-three' },
      source: { origin: 'cdn', address: '/63.m3u8', protocol: 'HLS' },
    },
  ],
});

/** A programme of XMLTV; times in minutes from noon. */
const programme = (channel: string, [from, to]: readonly [number, number | null], inner: string): string => {
  const time = (minutes: number): string =>
    `${new Date(NOON + minutes * MINUTE_MS).toISOString().slice(0, 19).replaceAll(/[-:T]/gu, '')} +0000`;
  const stop = to === null ? '' : ` stop="${time(to)}"`;
  return `<programme start="${time(from)}"${stop} channel="${channel}">${inner}</programme>`;
};
const titled = (channel: string, times: readonly [number, number | null], title: string): string =>
  programme(channel, times, `<title>${title}</title>`);
const guideOf = (...parts: readonly string[]): string => `<tv>\n${parts.join('\n')}\n</tv>`;

describeOnBothEngines('an imported guide', ({ database }) => {
  const clock = createMovingClock(NOON);
  let folder: CatalogueFolder;
  let realm: Realm;
  let app: FastifyInstance;

  const importCatalogue = () => importRealm({ realm, database: database(), clock, log: quietLog });

  beforeAll(async () => {
    folder = new CatalogueFolder();
    folder.write('channels.json', channels());
    realm = createTestRealm({
      folders: { catalogue: folder.path },
      languages: ['en', 'es'],
      streamOrigins: { cdn: { origin: 'https://cdn.example' } },
      guide: { pictureOrigins: ['https://pictures.example'] },
    });
    ({ app } = await createTestApplication(database(), { realm }, clock));
  });
  beforeEach(async () => {
    folder.write('channels.json', channels());
    await importCatalogue();
  });
  afterEach(() => database().db.execute(sql`truncate programmes, programme_templates, catalogue_imports`));
  afterAll(async () => {
    await app.close();
    folder.remove();
  });

  async function* piecesOf(text: string) {
    yield await Promise.resolve(text);
  }
  const run = async (...files: readonly string[]): Promise<GuideImportResult> => {
    const guide = new GuideImport({ db: database().db, rules: contentRulesOf(realm).rules, clock });
    try {
      for (const [index, text] of files.entries())
        await guide.read({ name: `${index}.xml`, text: piecesOf(text) });
      return await guide.write();
    } finally {
      guide.close();
    }
  };
  const shown = async (channel: string, language = 'en') => {
    const query = new URLSearchParams({
      from: new Date(NOON - DAY_MS / 2).toISOString(),
      to: new Date(NOON + DAY_MS).toISOString(),
      channel,
    });
    const { body } = await call(app, 'GET', `/api/v4/epg?${query.toString()}`, {
      headers: { 'accept-language': language },
    });
    return (body as ResponseOf<'getGuide'>).channels[0]?.programmes ?? [];
  };
  const titles = async (channel: string): Promise<readonly (readonly [number, number, string])[]> =>
    (await shown(channel)).map(({ startDate, endDate, title }) => [
      (Date.parse(startDate) - NOON) / MINUTE_MS,
      (Date.parse(endDate) - NOON) / MINUTE_MS,
      title,
    ]);
  /** Identifies the transaction that has written each row last. */
  const versions = async (): Promise<unknown> =>
    (
      await database().db.execute(
        sql`select id, xmin::text from programmes union all select id, xmin::text from programme_templates order by 1, 2`,
      )
    ).rows;

  // GUIDE-34
  it('shows programmes to the second, with all that the guide says of them', async () => {
    await run(
      guideOf(
        '<channel id="one.example"><display-name>Another name</display-name></channel>',
        programme(
          'one.example',
          [0.5, 30.25],
          `<title lang="es">La costa</title><title lang="en_GB">The coast</title><sub-title lang="en">Tides</sub-title>
          <desc>Boats.</desc><date>2024</date><category>Nature</category><category lang="en">Film</category>
          <icon src="https://pictures.example/coast.jpg"/><episode-num system="xmltv_ns">1.4.</episode-num>
          <rating><value>12</value></rating><premiere/>`,
        ),
        programme(
          'one.example',
          [30.25, 60],
          '<title>Plain</title><icon src="https://elsewhere.example/a.jpg"/>',
        ),
      ),
    );
    const [coast, plain] = await shown('61');
    expect(coast).toMatchObject({
      title: 'The coast',
      subTitle: 'Tides',
      description: 'Boats.',
      season: 2,
      episode: '5',
      genres: ['Nature', 'Film'],
      year: '2024',
      ageRating: '12',
      status: 'PREMIERE',
      startDate: new Date(NOON + 30_000).toISOString(),
      endDate: new Date(NOON + 30.25 * MINUTE_MS).toISOString(),
      thumbnailUrl: 'https://pictures.example/coast.jpg',
      recording: null,
    });
    expect(plain).toMatchObject({ title: 'Plain', thumbnailUrl: null, episode: null });
    expect(plain).not.toHaveProperty('status');
    expect((await shown('61', 'es'))[0]?.title).toBe('La costa');
  });

  // GUIDE-35
  it('replaces the programmes of the format, and gaps stay gaps', async () => {
    expect((await titles('61')).length).toBeGreaterThan(20);
    await run(guideOf(titled('one.example', [0, 30], 'A'), titled('one.example', [60, 90], 'B')));
    expect(await titles('61')).toEqual([
      [0, 30, 'A'],
      [60, 90, 'B'],
    ]);
    expect((await titles('62')).length).toBeGreaterThan(20);
    const { extendGuide } = await importCatalogue();
    await extendGuide();
    expect(await titles('61')).toHaveLength(2);
  });

  // GUIDE-34
  it('is kept by a restart and by a changed catalogue, until it is over', async () => {
    await run(guideOf(titled('one.example', [0, 30], 'A')));
    await importCatalogue();
    folder.write('channels.json', channels(45));
    await importCatalogue();
    expect(await titles('61')).toEqual([[0, 30, 'A']]);
    expect((await titles('62')).slice(0, 1)).toEqual([[-720, -675, 'P']]);
    clock.advance(4 * DAY_MS);
    const { extendGuide } = await importCatalogue();
    await extendGuide();
    clock.advance(-4 * DAY_MS);
    const { rows } = await database().db.execute<{ count: number }>(
      sql`select count(*)::integer as count from programme_templates where dated`,
    );
    expect(rows).toEqual([{ count: 0 }]);
    await importCatalogue();
    expect((await titles('61')).map(([, , title]) => title)).not.toContain('A');
  });

  // GUIDE-36
  it('writes only what differs, and reports it by channel', async () => {
    const first = guideOf(
      titled('one.example', [0, 30], 'A'),
      titled('one.example', [30, null], 'B'),
      titled('62', [0, 30], 'C'),
      titled('one.example', [90, 120], 'D'),
    );
    expect((await run(first)).channels).toEqual([
      { channelId: '61', added: 3, changed: 0, removed: 0 },
      { channelId: '62', added: 1, changed: 0, removed: 0 },
    ]);
    const before = await versions();
    expect(await run(first)).toMatchObject({ channels: [], unchanged: 2 });
    expect(await versions()).toEqual(before);
    const second = guideOf(
      titled('one.example', [0, 30], 'A'),
      titled('one.example', [30, 60], 'New'),
      titled('one.example', [70, 95], 'E'),
    );
    expect((await run(second)).channels).toEqual([{ channelId: '61', added: 1, changed: 1, removed: 1 }]);
    expect(await titles('61')).toEqual([
      [0, 30, 'A'],
      [30, 60, 'New'],
      [70, 95, 'E'],
    ]);
    expect(await titles('62')).toEqual([[0, 30, 'C']]);
    const { rows } = await database().db.execute(
      sql`select texts->'en'->>'title' as title from programme_templates where dated order by 1`,
    );
    expect(rows.map((row) => row['title'])).toEqual(['A', 'C', 'E', 'New']);
  });

  // GUIDE-36
  it('takes several files as one, the later ones before the earlier ones', async () => {
    const week = guideOf(
      titled('62', [0, 60], 'Old'),
      titled('62', [60, 120], 'Old'),
      titled('62', [120, 180], 'Old'),
    );
    const day = guideOf(titled('62', [50, 110], 'New'));
    await run(week, day);
    const expected = [
      [0, 50, 'Old'],
      [50, 110, 'New'],
      [120, 180, 'Old'],
    ];
    expect(await titles('62')).toEqual(expected);
    expect(await run(week, day)).toMatchObject({ channels: [], unchanged: 1 });
  });

  // GUIDE-37
  it('finds channels by their ids in guides, their own ids and their names, and names the others', async () => {
    const {
      channels: found,
      unknown,
      leftOut,
    } = await run(
      guideOf(
        '<channel id="second"><display-name>The second</display-name></channel>',
        '<channel id="x"><display-name>Nobody’s</display-name></channel>',
        titled('one.example', [0, 30], 'A'),
        titled('second', [0, 30], 'B'),
        titled('63', [0, 30], 'C'),
        titled('x', [0, 30], 'D'),
        titled('61', [0, 30], 'Its id in guides is another'),
        programme('63', [30, 60], '<desc>Untitled</desc>'),
        titled('63', [60, 60], 'Without a length'),
      ),
    );
    expect(found.map(({ channelId }) => channelId)).toEqual(['61', '62', '63']);
    expect(unknown).toEqual([
      { id: 'x', name: 'Nobody’s', programmes: 1 },
      { id: '61', name: '', programmes: 1 },
    ]);
    expect(leftOut).toEqual({ untitled: 1, endless: 1 });
    expect((await titles('61')).map(([, , title]) => title)).toEqual(['A']);
  });

  // GUIDE-38
  it('writes nothing of a file that is broken at its end', async () => {
    await run(guideOf(titled('one.example', [0, 30], 'A')));
    const before = await versions();
    await expect(
      run(guideOf(titled('one.example', [0, 30], 'B')), `<tv>\n${titled('62', [0, 30], 'C')}\n<programme>`),
    ).rejects.toThrow('1.xml: line 3: found a programme without start');
    expect(await versions()).toEqual(before);
  });

  it('is told to all processes', async () => {
    let told = 0;
    await database().listen(CATALOGUE_CHANNEL, () => {
      told += 1;
    });
    await run(guideOf(titled('63', [0, 30], 'A')));
    await expect.poll(() => told).toBeGreaterThan(0);
  });

  // GUIDE-23
  it('is searched by titles', async () => {
    await run(guideOf(titled('63', [0, 1400], 'Über die Dörfer')));
    const query = new URLSearchParams({
      from: new Date(NOON).toISOString(),
      to: new Date(NOON + DAY_MS).toISOString(),
      query: 'dorfer uber',
    });
    const { body } = await call(app, 'GET', `/api/v4/epg?${query.toString()}`);
    expect(
      (body as ResponseOf<'getGuide'>).channels.map(({ channelId, match }) => [channelId, match?.title]),
    ).toEqual([['63', 'Über die Dörfer']]);
  });
});
