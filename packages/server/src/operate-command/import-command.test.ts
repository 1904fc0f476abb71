import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onCatalogueChange } from '../catalogue/catalogue-changes.js';
import { EntriesRepository } from '../catalogue/entries/entries.repository.js';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { lockFolder } from '../database/lock.js';
import { readEnvironment } from '../environment.js';
import { createLog } from '../log.js';
import { createPostgresDatabase } from '../../testing/postgres-database.js';
import type { PostgresServer } from '../../testing/postgres-server.js';
import { quietLog } from '../../testing/quiet-log.js';
import { runImport } from './import-command.js';
import { readImportArguments } from './operate-arguments.js';

const LIST = `#EXTM3U
#EXTINF:-1 tvg-id="one.example" tvg-logo="https://cdn.example/one.png" group-title="News",One
https://cdn.example/one.m3u8
#EXTINF:-1 tvg-id="two.example",Two
https://cdn.example/two.m3u8
`;
const DAY_MS = 86_400_000;
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const GUIDE = `<tv>
<channel id="three.example"><display-name>Three</display-name></channel>
<programme start="${TOMORROW}120000" stop="${TOMORROW}123000" channel="one.example"><title>Noon</title>
<icon src="https://elsewhere.example/noon.png"/></programme>
<programme start="${TOMORROW}120000" channel="three.example"><title>Noon</title></programme>
</tv>`;

describe('footlight import', () => {
  let folder: string;
  let server: PostgresServer;
  let database: OpenDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(join(inject('runFolder'), 'footlight-import-'));
    server = await createPostgresDatabase();
    database = await openDatabase(server, quietLog);
    writeFileSync(
      join(folder, 'realm.json'),
      JSON.stringify({
        id: 'test',
        name: 'Test',
        folders: { catalogue: '.' },
        streamOrigins: { cdn: { origin: 'https://cdn.example' } },
      }),
    );
    writeFileSync(join(folder, 'channels.json'), JSON.stringify({ formats: {}, channels: [] }));
    writeFileSync(join(folder, 'list.m3u'), LIST);
    writeFileSync(join(folder, 'guide.xml.gz'), gzipSync(GUIDE));
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = async (...words: readonly string[]): Promise<readonly string[]> => {
    const printed: string[] = [];
    await runImport(
      readImportArguments(words.map((word) => (word.includes('.') ? join(folder, word) : word))),
      {
        environment: readEnvironment({
          FOOTLIGHT_DATA: folder,
          FOOTLIGHT_CONFIG: join(folder, 'realm.json'),
          DATABASE_URL: server.databaseUrl,
        }),
        log: createLog({ level: 'silent' }),
        print: (line) => void printed.push(line),
      },
    );
    return printed;
  };
  const channels = async (): Promise<readonly unknown[]> =>
    (await new EntriesRepository(database.db).inCollections(['channels'])).map(({ document }) => document);
  const programmeCount = async (): Promise<unknown> =>
    (await database.db.execute(sql`select count(*)::integer as count from programmes`)).rows[0]?.['count'];

  it('shows the channels of a list while the service runs, and their programmes', async () => {
    const report = [
      `${folder}/list.m3u: a list of channels`,
      '  guideGenres:news: added',
      '  channels:one-example: added',
      '  channels:two-example: added',
      '3 entries are new, 0 differ, 0 are the same already, 0 are removed, 0 are kept.',
    ];
    expect(await run('--dry-run', 'list.m3u')).toEqual([...report, 'Nothing was written (--dry-run).']);
    expect(await channels()).toEqual([]);

    const shown = new Promise<void>((resolve) => {
      void onCatalogueChange(database, resolve);
    });
    expect(await run('list.m3u')).toEqual(report);
    await shown;
    expect(await channels()).toEqual([
      {
        id: 'one-example',
        name: { en: 'One' },
        genre: 'news',
        externalId: 'one.example',
        logoAddress: 'https://cdn.example/one.png',
        source: { origin: 'cdn', address: 'https://cdn.example/one.m3u8', protocol: 'HLS' },
      },
      {
        id: 'two-example',
        name: { en: 'Two' },
        externalId: 'two.example',
        source: { origin: 'cdn', address: 'https://cdn.example/two.m3u8', protocol: 'HLS' },
      },
    ]);
    expect(await run('list.m3u')).toContain(
      '0 entries are new, 0 differ, 2 are the same already, 0 are removed, 0 are kept.',
    );

    const expected = [
      `${folder}/guide.xml.gz: a guide`,
      '  one-example: 1 added, 0 changed, 0 removed',
      '1 channels differ, 0 have the same programmes already.',
      '1 channels of the guide are none of the catalogue (a channel’s externalId names the one of the guide):',
      '  three.example “Three”: 1 programmes',
      '1 pictures of https://elsewhere.example were left out: guide.pictureOrigins of the realm file does not name it.',
    ];
    expect(await run('--dry-run', 'guide.xml.gz')).toEqual([...expected, 'Nothing was written (--dry-run).']);
    expect(await programmeCount()).toBe(0);
    expect(await run('guide.xml.gz')).toEqual(expected);
    expect(await programmeCount()).toBe(1);
    expect(await run('guide.xml.gz')).toContain('0 channels differ, 1 have the same programmes already.');
  });

  it('updates channels that came from a list, and leaves the others and their texts alone', async () => {
    const own = { id: 'two-example', name: { en: 'Own' }, externalId: 'x', film: 'f' };
    const first = {
      id: 'first',
      name: { en: 'Old name', es: 'Uno' },
      artwork: 'a',
      source: { origin: 'cdn', address: 'https://cdn.example/one.m3u8', protocol: 'HLS' },
    };
    writeFileSync(join(folder, 'channels.json'), JSON.stringify({ formats: {}, channels: [own, first] }));
    await run('--remove', 'channels.json');
    const printed = await run('list.m3u');
    expect(printed).toContain('  channels:two-example: plays a film or an event, and stays as it is');
    expect(printed).toContain('  channels:first: changed (name.en, genre, externalId, logoAddress)');
    expect(await channels()).toEqual([
      own,
      {
        ...first,
        name: { en: 'One', es: 'Uno' },
        genre: 'news',
        externalId: 'one.example',
        logoAddress: 'https://cdn.example/one.png',
      },
    ]);
    writeFileSync(join(folder, 'channels.json'), JSON.stringify({ formats: {}, channels: [] }));
  });

  it('says that the service must be stopped while it uses the embedded database', async () => {
    const lock = lockFolder(folder);
    try {
      const refused = runImport(readImportArguments([join(folder, 'list.m3u')]), {
        environment: readEnvironment({
          FOOTLIGHT_DATA: folder,
          FOOTLIGHT_CONFIG: join(folder, 'realm.json'),
        }),
        log: createLog({ level: 'silent' }),
        print: () => undefined,
      });
      await expect(refused).rejects.toThrow(
        /is in use by process \d+\. .* while the service is stopped; into PostgreSQL \(DATABASE_URL\), while it runs\.$/u,
      );
    } finally {
      lock.release();
    }
  });

  it('refuses arguments and files that it does not know', async () => {
    expect(() => readImportArguments([])).toThrow(
      'file: found ""; allowed: 1 to 100 files, folders or addresses',
    );
    expect(() => readImportArguments(['--all', 'x'])).toThrow('--all');
    writeFileSync(join(folder, 'page.html'), 'Not a guide');
    await expect(run('page.html')).rejects.toThrow(
      'page.html: found "Not a guide"; allowed: an XMLTV document',
    );
  });
});
