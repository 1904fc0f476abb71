import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importLists } from '../catalogue/entries/import-lists.js';
import { exportCatalogue } from '../catalogue/export-catalogue.js';
import { systemClock } from '../clock.js';
import { ListImportBench } from '../../testing/list-import.js';
import { quietLog } from '../../testing/quiet-log.js';

const texts = (title: string) => ({ en: { title, description: '' } });
const vod = (id: string, title: string, more: object = {}) => ({
  id,
  artwork: 'a',
  film: 'f',
  texts: texts(title),
  ...more,
});
const NO_FILM = '1 films are not there yet (“footlight add” makes them): f';
const summary = (counts: readonly [number, number, number, number, number]): string =>
  `${counts[0]} entries are new, ${counts[1]} differ, ${counts[2]} are the same already, ${counts[3]} are removed, ${counts[4]} are kept.`;

describe('files of a catalogue, imported while the service runs', () => {
  let bench: ListImportBench;

  beforeAll(async () => {
    bench = await ListImportBench.create();
  });
  afterEach(() => bench.clear());
  afterAll(() => bench.close());

  // ACCT-63
  it('write what differs, and say what does', async () => {
    const playlist = { id: '7', artwork: 'a', texts: texts('List'), items: ['2', '1'] };
    bench.write('lists/vods.json', [vod('1', 'One'), vod('2', 'Two', { trailer: '1' })]);
    bench.write('lists/playlists.json', [playlist]);
    const report = [
      'lists: a catalogue of 2 files',
      '  vods:1: added',
      '  vods:2: added',
      '  playlists:7: added',
      summary([3, 0, 0, 0, 0]),
      NO_FILM,
    ];
    expect(await bench.run('--dry-run', 'lists')).toEqual([...report, 'Nothing was written (--dry-run).']);
    expect(await bench.shown()).toEqual({});
    expect(await bench.run('lists')).toEqual(report);
    expect(await bench.shown()).toEqual({ 'PLAYLIST:7': 'List', 'VOD:1': 'One', 'VOD:2': 'Two' });
    expect(await bench.run('lists')).toContain(summary([0, 0, 3, 0, 0]));

    bench.write('vods.json', [vod('1', 'First', { year: '2026' }), vod('3', 'Three')]);
    expect(await bench.run('vods.json')).toEqual([
      'vods.json: a file of a catalogue: vods',
      '  vods:3: added',
      '  vods:1: changed (texts.en.title, year)',
      summary([1, 1, 0, 0, 0]),
      NO_FILM,
    ]);
    expect(await bench.shown()).toMatchObject({ 'VOD:1': 'First', 'VOD:2': 'Two', 'VOD:3': 'Three' });
  });

  // ACCT-63
  it('keep what editors changed, unless told otherwise', async () => {
    bench.write('vods.json', [vod('1', 'One'), vod('2', 'Two')]);
    await bench.run('vods.json');
    await bench.edit('vods', '1', vod('1', 'Edited'));
    bench.write('vods.json', [vod('1', 'New'), vod('2', 'New')]);
    const printed = await bench.run('vods.json');
    expect(printed).toContain('  vods:1: kept, since an editor changed it (--replace overwrites it)');
    expect(printed).toContain(summary([0, 1, 0, 0, 1]));
    expect(await bench.documents('vods')).toEqual([vod('1', 'Edited'), vod('2', 'New')]);
    expect(await bench.run('--dry-run', '--replace', 'vods.json')).toContain(
      '  vods:1: changed (texts.en.title)',
    );
    await bench.run('--replace', 'vods.json');
    expect(await bench.documents('vods')).toEqual([vod('1', 'New'), vod('2', 'New')]);
  });

  // ACCT-63
  it('keep what an editor changed while they were compared', async () => {
    bench.write('vods.json', [vod('1', 'One')]);
    await bench.run('vods.json');
    const entry = { collection: 'vods', id: '1', document: vod('1', 'New'), place: 'a list' } as const;
    const { kept, changed } = await importLists([entry], ['vods'], {
      db: bench.database.db,
      rules: { defaultLanguage: 'en', streamOrigins: {} },
      store: null,
      clock: systemClock,
      log: quietLog,
      isDry: false,
      isReplacing: false,
      isRemoving: false,
      beforeWriting: () => bench.edit('vods', '1', vod('1', 'Edited')),
    });
    expect([kept, changed]).toEqual([['vods:1'], []]);
    expect(await bench.documents('vods')).toEqual([vod('1', 'Edited')]);
  });

  // ACCT-63
  it('remove nothing unless told to, and nothing that others need', async () => {
    bench.write('lists/vods.json', [vod('1', 'One'), vod('2', 'Two'), vod('3', 'Three')]);
    bench.write('lists/playlists.json', [{ id: '7', artwork: 'a', texts: texts('List'), items: ['2'] }]);
    await bench.run('lists');
    bench.write('vods.json', [vod('3', 'Three')]);
    await bench.run('vods.json');
    expect(await bench.documents('vods')).toHaveLength(3);
    const report = [
      'vods.json: a file of a catalogue: vods',
      '  vods:1: removed',
      '  vods:2: kept, since others name it: playlists:7',
      summary([0, 0, 1, 1, 1]),
    ];
    expect(await bench.run('--remove', '--dry-run', 'vods.json')).toEqual([
      ...report,
      'Nothing was written (--dry-run).',
    ]);
    expect(await bench.run('--remove', 'vods.json')).toEqual(report);
    expect(Object.keys(await bench.shown())).toEqual(['PLAYLIST:7', 'VOD:2', 'VOD:3']);
    bench.write('lists/vods.json', [vod('3', 'Three')]);
    bench.write('lists/playlists.json', []);
    expect(await bench.run('--remove', 'lists')).toContain('  playlists:7: removed');
    expect(Object.keys(await bench.shown())).toEqual(['VOD:3']);
  });

  // ACCT-64
  it('stay as they were imported when the service starts with files that do not have them, or have them otherwise', async () => {
    bench.write('catalogue/vods.json', [vod('1', 'Of the files'), vod('2', 'Of the files')]);
    await bench.start();
    bench.write('vods.json', [vod('1', 'Imported'), vod('3', 'Imported')]);
    await bench.run('vods.json');
    const imported = { 'VOD:1': 'Imported', 'VOD:2': 'Of the files', 'VOD:3': 'Imported' };
    await bench.start();
    expect(await bench.shown()).toEqual(imported);
    bench.write('catalogue/vods.json', [vod('1', 'Changed there'), vod('2', 'Changed there')]);
    await bench.start();
    expect(await bench.shown()).toEqual({ ...imported, 'VOD:2': 'Changed there' });
    bench.write('catalogue/vods.json', []);
    await bench.start();
    expect(await bench.shown()).toEqual({ 'VOD:1': 'Imported', 'VOD:3': 'Imported' });
    bench.write('catalogue/vods.json', [vod('1', 'Imported'), vod('2', 'Again')]);
  });

  // ACCT-64
  it('of the realm itself are imported as a start would, in their order', async () => {
    bench.write('catalogue/vods.json', [vod('1', 'One'), vod('2', 'Two')]);
    await bench.start();
    bench.write('catalogue/vods.json', [vod('0', 'Zero'), vod('1', 'First'), vod('2', 'Two')]);
    expect(await bench.run('catalogue')).toContain('  vods:1: changed (texts.en.title)');
    await bench.start();
    bench.write('catalogue/vods.json', [vod('0', 'Zero'), vod('1', 'Last'), vod('2', 'Two')]);
    await bench.start();
    expect((await bench.documents('vods')).map(({ id, texts: own }) => [id, own])).toEqual([
      ['0', texts('Zero')],
      ['1', texts('Last')],
      ['2', texts('Two')],
    ]);
    bench.write('catalogue/vods.json', []);
  });

  // ACCT-57
  it('are those that an export wrote', async () => {
    bench.write('vods.json', [vod('1', 'One', { genre: 'drama' })]);
    bench.write('words.json', {
      genres: { drama: { en: 'Drama' } },
      roles: {},
      season: { en: 'Season {n}' },
      episode: { en: 'Episode {n}' },
    });
    await bench.run('words.json', 'vods.json');
    await exportCatalogue(bench.database.db, `${bench.folder}/exported`);
    const before = await bench.shown();
    expect(await bench.run('exported')).toContain(summary([0, 0, 4, 0, 0]));
    await bench.clear();
    expect(await bench.run('exported')).toContain(summary([4, 0, 0, 0, 0]));
    expect(await bench.shown()).toEqual(before);
  });

  // ACCT-63
  it('are refused as a whole, naming every place', async () => {
    bench.write('vods.json', [
      vod('1', 'One', { genre: 'none' }),
      vod('2', 'Two', { trailer: '9' }),
      { ...vod('3', 'Three'), texts: { fr: { title: 'Trois', description: '' } } },
    ]);
    const message = await bench.refused('vods.json');
    expect(message.split('\n')).toEqual([
      'Nothing was imported, because the lists cannot be used:',
      '  vods.json[0]: genre: found "none"; allowed: a genre of words.json',
      '  vods.json[1]: trailer: found "9"; allowed: the id of a video',
      '  vods.json[2]: texts.en: found nothing; allowed: words in the default language',
    ]);
    bench.write('series.json', [
      {
        id: 's',
        artwork: 'a',
        texts: texts('S'),
        seasons: [{ id: 's1', episodes: [{ id: '1', texts: texts('E') }] }],
      },
    ]);
    bench.write('vods.json', [vod('1', 'One')]);
    await bench.run('vods.json');
    expect(await bench.refused('series.json')).toContain(
      'series.json[0]: id: found "VOD:1"; allowed: an id that no other entry defines; vods:1 does',
    );
    expect(await bench.refused('--remove', 'realm.json')).toContain(
      'realm.json: found JSON in a file of this name; allowed: licences.json, vouchers.json',
    );
    expect(Object.keys(await bench.shown())).toEqual(['VOD:1']);
  });

  // ACCT-63
  it('goes on with the rest after an import that ended in the middle', async () => {
    const many = Array.from({ length: 1_050 }, (_, index) => vod(`v${index}`, `Title ${index}`));
    bench.write('vods.json', many.slice(0, 20));
    await bench.run('vods.json');
    bench.write('vods.json', many);
    expect(await bench.run('vods.json')).toContain(summary([1_030, 0, 20, 0, 0]));
    expect(await bench.documents('vods')).toHaveLength(1_050);
  });
});
