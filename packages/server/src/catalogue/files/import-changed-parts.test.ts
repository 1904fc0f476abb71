import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CollectionName } from '@footlight/contract';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { CatalogueFolder } from '../../../testing/catalogue-folder.js';
import { describeOnBothEngines } from '../../../testing/engines.js';
import { quietLog } from '../../../testing/quiet-log.js';
import { fileStamps } from '../catalogue-stamp.js';
import { lockCatalogue } from '../entries/catalogue-lock.js';
import { changeEntries } from '../entries/change-entries.js';
import { editedEntry } from '../entries/edit-entry.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { importLists } from '../entries/import-lists.js';
import { importCatalogue } from '../import-catalogue.js';
import { recordFiles } from './file-record.js';

const START = Date.parse('2026-11-21T09:30:20Z');
const COUNT = 120;

interface Title {
  readonly id: string;
  readonly [member: string]: unknown;
}

const LONG = 'A description of a film that takes its time. '.repeat(40);
const texts = (title: string) => ({
  en: { title, description: LONG },
  es: { title: `${title} (es)`, description: LONG },
  pt: { title: `${title} (pt)`, description: LONG },
});
const vod = (number: number, more: object = {}): Title => ({
  id: `v${number}`,
  artwork: 'a',
  film: 'f',
  texts: texts(`Film ${number}`),
  genre: number % 2 === 0 ? 'drama' : 'nature',
  tags: ['slow'],
  ...more,
});
const playlist = (number: number, more: object = {}): Title => ({
  id: `p${number}`,
  artwork: 'a',
  texts: { en: { title: `List ${number}`, description: '' } },
  items: [`v${number}`],
  ...more,
});
const episode = (id: string) => ({ id, texts: { en: { title: id, description: '' } } });
const series = (episodes: readonly string[], more: object = {}): Title => ({
  id: 's',
  artwork: 'a',
  film: 'f',
  texts: { en: { title: 'Series', description: '' } },
  seasons: [{ id: 'z', episodes: episodes.map(episode) }],
  ...more,
});
const word = (title: string) => ({ en: title });
const words = (genres: object = {}) => ({
  genres: { drama: word('Drama'), nature: word('Nature'), sport: word('Sport'), ...genres },
  roles: { director: word('Director') },
  season: { en: 'Season {n}' },
  episode: { en: 'Episode {n}' },
});

// ACCT-57
describeOnBothEngines(
  'an import of files of which some entries have changed',
  ({ database, watchQueries }) => {
    let folder: CatalogueFolder;
    const clock = createMovingClock(START);
    let vods = Array.from({ length: COUNT }, (_, number) => vod(number));
    const options = () => ({
      db: database().db,
      catalogueFolder: folder.path,
      store: null,
      defaultLanguage: 'en',
      clock,
      log: quietLog,
    });

    /** @returns how much of the files was read */
    const run = async (): Promise<unknown> => {
      const info = vi.spyOn(quietLog, 'info');
      try {
        await importCatalogue(options());
        return (info.mock.lastCall?.[0] as { readonly read?: unknown } | undefined)?.read;
      } finally {
        info.mockRestore();
      }
    };
    const write = (next: readonly Title[]): void => {
      vods = [...next];
      folder.write('vods.json', vods);
    };
    const writeOthers = (): void => {
      folder.write('series.json', [series(['x1', 'x2'])]);
      folder.write(
        'playlists.json',
        [0, 1, 2].map((number) => playlist(number)),
      );
      folder.write('words.json', words());
    };
    const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown> =>
      (await database().db.execute(query)).rows;
    /** All that a whole import would write again. */
    const rows = async () => ({
      entries: await rowsOf(sql`
      select collection, id, position, document::text, hash, file_hash, links, contents, titles
      from catalogue_entries order by collection, id`),
      contents: await rowsOf(sql`select to_jsonb(c) as row from contents c order by kind, id`),
      items: await rowsOf(
        sql`select to_jsonb(i) as row from playlist_items i order by playlist_id, position`,
      ),
      found: await rowsOf(
        sql`select to_jsonb(d) as row from search_documents d order by kind, id, to_jsonb(d)::text`,
      ),
    });
    /** The database must be as a whole import of the same files leaves it. */
    const expectAsWhole = async (): Promise<void> => {
      const before = await rows();
      await database().db.execute(sql`update catalogue_imports set checksum = 'other'`);
      expect(await run()).toBe('all');
      expect(await rows()).toEqual(before);
    };
    const titleOf = async (id: string): Promise<unknown> => {
      const [found] = await new EntriesRepository(database().db).byIds([{ collection: 'vods', id }]);
      return (found?.document as { readonly texts?: ReturnType<typeof texts> } | undefined)?.texts?.en.title;
    };
    const changed = (index: number, title: string, more: object = {}): readonly Title[] =>
      vods.with(index, { ...vod(index), texts: texts(title), ...more });
    const edit = (collection: CollectionName, id: string, document?: unknown): Promise<void> =>
      database().db.transaction(async (tx) => {
        await lockCatalogue(tx);
        const current = await new EntriesRepository(tx).edited({ collection, id });
        const by = { accountId: null, at: new Date(clock.now()) };
        const change =
          document === undefined
            ? { removed: [{ collection, id }] }
            : { saved: [editedEntry({ collection, id, document, action: 'publish' as const }, current, by)] };
        await changeEntries(tx, change, { store: null, now: clock.now(), log: quietLog });
      });

    beforeAll(async () => {
      folder = new CatalogueFolder();
      write(vods);
      writeOthers();
      await run();
    });
    afterAll(() => folder.remove());

    it('records parts of each file', async () => {
      expect(await run()).toBe('nothing');
      const [{ record }] = (await rowsOf(sql`select file_record as record from catalogue_imports`)) as [
        { record: { files: Record<string, { parts: unknown[]; count: number }> } },
      ];
      expect(Object.keys(record.files)).toEqual(
        ['vods', 'series', 'playlists'].toSorted((a, b) => a.length - b.length),
      );
      expect(record.files['vods']).toMatchObject({ count: COUNT });
      expect(record.files['vods']?.parts.length).toBeGreaterThan(1);
    });

    it.each([
      ['first', 0],
      ['middle', 61],
      ['last', COUNT - 1],
    ])('writes the %s title that has changed', async (_which, index) => {
      write(
        changed(index, `Changed ${index}`, {
          genre: 'sport',
          trailer: 'v7',
          credits: [{ role: 'director', name: 'N' }],
        }),
      );
      expect(await run()).toBe('parts');
      expect(await titleOf(`v${index}`)).toBe(`Changed ${index}`);
      expect(await run()).toBe('nothing');
      await expectAsWhole();
    });

    it('writes nothing for files that were only touched or indented', async () => {
      write(vods);
      expect(await run()).toBe('parts');
      folder.write('vods.json', JSON.stringify(vods, null, 2));
      expect(await run()).toBe('parts');
      expect(await run()).toBe('nothing');
      await expectAsWhole();
    });

    it('writes what has changed in several files', async () => {
      write(changed(10, 'Ten'));
      folder.write('playlists.json', [playlist(0), playlist(1, { items: ['v5', 'v4', 'x1'] }), playlist(2)]);
      folder.write('series.json', [series(['x1', 'x2'], { genre: 'sport', trailer: 'v3' })]);
      expect(await run()).toBe('parts');
      await expectAsWhole();
    });

    it.each([
      ['added', () => write([...vods, vod(900)])],
      ['removed', () => write(vods.filter(({ id }) => id !== 'v900'))],
      ['moved', () => write(vods.with(3, vods[4] ?? vod(4)).with(4, vods[3] ?? vod(3)))],
      ['moved back', () => write(vods.with(3, vods[4] ?? vod(4)).with(4, vods[3] ?? vod(3)))],
      [
        'changed with another file',
        () => {
          write(changed(3, 'With words'));
          folder.write('words.json', words({ drama: word('Dramas') }));
        },
      ],
      ['changed, and got another id', () => write(changed(6, 'Other id', { id: 'v901' }))],
      ['changed, and got its id back', () => write(changed(6, 'Own id'))],
    ])('reads everything when entries were %s', async (how, change) => {
      change();
      expect(await run()).toBe('all');
      write(changed(8, `After entries were ${how}`));
      expect(await run()).toBe('parts');
    });

    it('refuses what is wrong as a whole read does, and leaves the database as it is', async () => {
      const good = vods;
      const before = await rows();
      const wrong: readonly (readonly [readonly Title[] | string, RegExp])[] = [
        [
          changed(70, 'W', { genre: 'unknown' }),
          /vods\.json\[70\]\.genre: found "unknown"; allowed: a genre of words\.json/u,
        ],
        [
          changed(70, 'W', { trailer: 'unknown' }),
          /vods\.json\[70\]\.trailer: found "unknown"; allowed: the id of a video/u,
        ],
        [
          changed(70, 'W', { colour: 'red' }),
          /vods\.json\[70\]\.colour: found "red"; allowed: no such member/u,
        ],
        [JSON.stringify(vods).slice(0, -2), /vods\.json: found .*JSON.*allowed: well-formed JSON/u],
        [`\uFEFF${JSON.stringify(vods)}`, /allowed: well-formed JSON/u],
      ];
      for (const [content, message] of wrong) {
        folder.write('vods.json', content);
        await expect(run()).rejects.toThrow(message);
        expect(await rows()).toEqual(before);
      }
      write(good);
      expect(await run()).toBe('parts');
    });

    it('keeps a title that an editor changed, and takes the one of the file when that is taken back', async () => {
      const warn = vi.spyOn(quietLog, 'warn');
      const original = vods[20];
      await edit('vods', 'v20', { ...original, texts: texts('Edited') });
      write(changed(20, 'In the file').with(21, { ...vod(21), texts: texts('Beside it') }));
      expect(await run()).toBe('parts');
      expect(warn).toHaveBeenCalledWith(
        { kept: ['vods:v20'] },
        'entries that were changed in the service are kept',
      );
      warn.mockRestore();
      expect([await titleOf('v20'), await titleOf('v21')]).toEqual(['Edited', 'Beside it']);
      write(changed(90, 'Elsewhere'));
      expect(await run()).toBe('parts');
      await edit('vods', 'v20', original);
      write(changed(91, 'Elsewhere'));
      expect(await run()).toBe('all');
      expect(await titleOf('v20')).toBe('In the file');
      await expectAsWhole();
    });

    it('refuses a title that names what only an editor made', async () => {
      const good = vods;
      await edit('genres', 'made', word('Made in the service'));
      await edit('vods', 'v-made', { ...vod(0), id: 'v-made' });
      for (const more of [{ genre: 'made' }, { trailer: 'v-made' }]) {
        write(changed(30, 'Names it', more));
        await expect(run()).rejects.toThrow(/vods\.json\[30\]\./u);
      }
      write(good);
      await edit('genres', 'made');
      await edit('vods', 'v-made');
      expect(await run()).toBe('parts');
    });

    it('reads everything when a series has other episodes, which others may name', async () => {
      write(changed(40, 'Has a trailer', { trailer: 'x2' }));
      folder.write('series.json', [series(['x1', 'x2'])]);
      expect(await run()).toBe('parts');
      folder.write('series.json', [series(['x1'])]);
      await expect(run()).rejects.toThrow(/vods\.json\[40\]\.trailer: found "x2"/u);
      folder.write('series.json', [series(['x1', 'x2', 'x3'])]);
      expect(await run()).toBe('all');
      // An editor's series has an episode that the file does not have.
      await edit('series', 's', series(['x1', 'x2', 'x3', 'x4']));
      write(changed(41, 'Names it', { trailer: 'x4' }));
      await expect(run()).rejects.toThrow(/vods\.json\[41\]\.trailer: found "x4"/u);
      await edit('series', 's', series(['x1', 'x2', 'x3']));
      write(changed(41, 'Does not'));
      expect(await run()).toBe('parts');
      await expectAsWhole();
    });

    it('brings back an entry of the files that an editor removed', async () => {
      await edit('vods', 'v50');
      write(changed(51, 'Beside what was removed'));
      expect(await run()).toBe('all');
      expect(await titleOf('v50')).toBe('Film 50');
      await expectAsWhole();
    });

    it('does not take files for imported that the import of a folder has overtaken', async () => {
      const before = changed(0, 'In the file');
      write(before);
      await run();
      const [now] = changed(0, 'By the command');
      await importLists(
        [{ collection: 'vods', id: 'v0', document: now, place: '', isOfRealm: true }],
        ['vods'],
        {
          ...options(),
          rules: { defaultLanguage: 'en', streamOrigins: {} },
          isDry: false,
          isReplacing: false,
          isRemoving: false,
        },
      );
      expect(await titleOf('v0')).toBe('By the command');
      write(before);
      expect(await run()).toBe('all');
      expect(await titleOf('v0')).toBe('In the file');
    });

    it('reads everything after an import that ended in the middle', async () => {
      const before = vods;
      let isWritten = false;
      watchQueries((text) => {
        isWritten ||= text.includes('insert into catalogue_entries');
      });
      const now = vi.spyOn(clock, 'now').mockImplementation(() => {
        if (isWritten) throw new Error('The power fails.');
        return START;
      });
      write(changed(60, 'Half imported'));
      await expect(run()).rejects.toThrow('The power fails.');
      now.mockRestore();
      watchQueries(() => undefined);
      expect(await titleOf('v60')).toBe('Half imported');
      // The file is again as it was recorded before.
      write(before);
      expect(await run()).toBe('all');
      expect(await titleOf('v60')).not.toBe('Half imported');
      await expectAsWhole();
    });

    it('is what a whole import is, whatever changes', async () => {
      let seed = 7;
      const draw = (below: number): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      for (let turn = 0; turn < 8; turn += 1) {
        for (let change = draw(3); change >= 0; change -= 1)
          vods = [
            ...changed(
              draw(COUNT),
              `Title ${draw(1000)}`,
              draw(2) === 0 ? { tags: [`t${draw(5)}`] } : { year: '1999' },
            ),
          ];
        if (draw(4) === 0)
          folder.write(
            'playlists.json',
            [0, 1, 2].map((number) => playlist(number, { items: [`v${draw(COUNT)}`] })),
          );
        folder.write('vods.json', draw(3) === 0 ? JSON.stringify(vods, null, 1) : vods);
        // oxlint-disable-next-line no-await-in-loop -- each import follows the last
        expect(await run()).toBe('parts');
      }
      await expectAsWhole();
    });
  },
);

describe('the record of files', () => {
  it('has none that was written since it was read', async () => {
    const folder = new CatalogueFolder();
    try {
      folder.write('vods.json', [vod(0)]);
      folder.write('playlists.json', [playlist(0)]);
      const stamps = fileStamps(folder.path);
      folder.write('vods.json', [vod(0, { year: '2026' })]);
      const entries = [
        { collection: 'vods', id: 'v0', position: 0, document: vod(0) },
        { collection: 'playlists', id: 'p0', position: 0, document: playlist(0) },
      ] as const;
      const record = await recordFiles(folder.path, stamps, { entries, aside: ['vods:v9', 'vods:v9'] });
      expect(Object.keys(record?.files ?? {})).toEqual(['playlists']);
      expect(record?.aside).toEqual(['vods:v9']);
    } finally {
      folder.remove();
    }
  });
});
