import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRealmError } from '../realm/realm-error.js';
import { loadRealm } from '../realm/load-realm.js';
import { DEMO_REALM_FILE } from '../../testing/test-realm.js';
import { CatalogueFolder } from '../../testing/catalogue-folder.js';
import { readCatalogue } from './read-catalogue.js';

const DEMO = fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url));
const LANGUAGES = ['en', 'es', 'pt', 'ar'];
const texts = { en: { title: 'A film', description: '' } };
const vod = { id: '1', artwork: 'a', film: 'f', texts };

describe('readCatalogue', () => {
  let folder: CatalogueFolder;
  beforeEach(() => {
    folder = new CatalogueFolder();
  });
  afterEach(() => folder.remove());

  const message = (language = 'en'): string => {
    try {
      readCatalogue(folder.path, language);
    } catch (error) {
      if (isRealmError(error)) return error.message;
      throw error;
    }
    throw new Error('The catalogue was accepted.');
  };

  const messageIn = (language: string, file: string, value: unknown): string => {
    folder.write(file, value);
    return message(language);
  };

  it('requires all texts in the default language, whichever it is', () => {
    expect(readCatalogue(folder.path, 'ar').words.season).toHaveProperty('ar');
    const errorText = messageIn('ar', 'words.json', {
      genres: { drama: { en: 'Drama' } },
      roles: {},
      season: { en: 'Season {n}' },
      episode: { ar: 'الحلقة {n}' },
    });
    expect(errorText).toContain(
      'words.json.genres.drama.ar: found nothing; allowed: words in the default language',
    );
    expect(errorText).toContain('words.json.season.ar: found nothing');
    expect(errorText).not.toContain('words.json.episode');
    folder.write('words.json', { genres: {}, roles: {}, season: { ar: '{n}' }, episode: { ar: '{n}' } });
    const seasons = [{ id: '2', texts: { en: { title: 'Winter', description: '' } }, episodes: [] }];
    const series = { id: '1', artwork: 'a', texts: { ar: { title: 'مسلسل', description: '' } }, seasons };
    expect(messageIn('ar', 'series.json', [series])).toContain(
      'series.json[0].seasons[0].texts.ar: found nothing',
    );
  });

  it('refuses files that do not fit into memory, and says how much they need', () => {
    const hole = 100_000_000_000;
    folder.write('vods.json', []);
    truncateSync(join(folder.path, 'vods.json'), hole);
    expect(message()).toMatch(
      /found 100000 MB of JSON; allowed: files of at most \d+ MB together.*--max-old-space-size=350000$/u,
    );
  });

  it('reads an empty folder as an empty catalogue', () => {
    expect(readCatalogue(folder.path, 'en')).toMatchObject({
      vods: [],
      events: [],
      sections: { sections: [] },
    });
  });

  it('throws if the folder does not exist', () => {
    expect(() => readCatalogue(`${folder.path}/elsewhere`, 'en')).toThrow(
      /elsewhere cannot be used:\n {2}\(whole\): found no such folder; allowed: a folder/u,
    );
  });

  it.each([
    ['a wrong type', 'vods.json', [{ ...vod, film: 7 }], 'vods.json[0].film', '7', 'string'],
    [
      'an unknown value',
      'vods.json',
      [{ ...vod, access: 'all' }],
      'vods.json[0].access',
      '"all"',
      '"everyone", "signedIn", "licence"',
    ],
    [
      'a misspelt member',
      'vods.json',
      [{ ...vod, artwrok: 'x' }],
      'vods.json[0].artwrok',
      '"x"',
      'did you mean “artwork”?',
    ],
    [
      'a blank title',
      'vods.json',
      [{ ...vod, texts: { en: { title: ' \u2003', description: '' } } }],
      'vods.json[0].texts.en.title',
      '"',
      'words, not blanks alone',
    ],
    ['a missing member', 'vods.json', [{ id: '1' }], 'vods.json[0].artwork', 'nothing', 'required'],
    ['broken JSON', 'events.json', '[{]', 'events.json', '', 'well-formed JSON'],
    [
      'an invalid duration',
      'events.json',
      [{ ...vod, startsIn: '1 hour' }],
      'events.json[0].startsIn',
      '"1 hour"',
      'matching',
    ],
    [
      'an end before the start',
      'events.json',
      [{ ...vod, startsIn: 'PT2H', endsIn: 'PT1H' }],
      'events.json[0].endsIn',
      'PT1H',
      'later than PT2H',
    ],
    [
      'an unknown licence',
      'vods.json',
      [{ ...vod, access: 'licence', licences: ['7'] }],
      'vods.json[0].licences',
      '"7"',
      'ids of licences.json',
    ],
    [
      'licences without the matching access',
      'vods.json',
      [{ ...vod, licences: ['7'] }],
      'vods.json[0].licences',
      '["7"]',
      'only with it',
    ],
    [
      'an unknown geo rule',
      'vods.json',
      [{ ...vod, geoRule: 'x' }],
      'vods.json[0].geoRule',
      '"x"',
      'geo-rules.json',
    ],
    ['an unknown genre', 'vods.json', [{ ...vod, genre: 'x' }], 'vods.json[0].genre', '"x"', 'words.json'],
    [
      'a genre named like an inherited object property',
      'vods.json',
      [{ ...vod, genre: 'constructor' }],
      'vods.json[0].genre',
      '"constructor"',
      'words.json',
    ],
    [
      'an unknown trailer',
      'vods.json',
      [{ ...vod, trailer: '2' }],
      'vods.json[0].trailer',
      '"2"',
      'id of a video',
    ],
    ['an id used twice', 'vods.json', [vod, vod], 'vods.json[1].id', '"VOD:1"', 'nothing else of its kind'],
    [
      'missing texts in the default language',
      'vods.json',
      [{ ...vod, texts: { es: texts.en } }],
      'vods.json[0].texts.en',
      'nothing',
      'default language',
    ],
    [
      'a marker that ends before it begins',
      'vods.json',
      [{ ...vod, skipMarkers: [{ type: 'INTRO', from: 9, to: 3 }] }],
      'vods.json[0].skipMarkers[0].to',
      '3',
      'more than 9',
    ],
    [
      'a playlist of unknown videos',
      'playlists.json',
      [{ id: '3', artwork: 'a', texts, items: ['9'] }],
      'playlists.json[0].items',
      '"VOD:9"',
      'content of this catalogue',
    ],
  ])('reports %s', (_name, file, content, field, found, allowed) => {
    folder.write(file, content);
    const line = message()
      .split('\n')
      .find((candidate) => candidate.trimStart().startsWith(`${field}:`));
    expect(line).toContain(found);
    expect(line).toContain(allowed);
  });

  it('reports a row with both a source and items, and buttons that link to missing targets', () => {
    const button = { link: { type: 'EVENT', eventId: '9', contentType: 'VOD' } };
    const row = {
      id: 'r',
      type: 'CONTENT',
      texts,
      source: 'live',
      items: [],
      display: {
        primaryCallToAction: button,
        secondaryCallToAction: { link: { type: 'ROUTE', route: 'filmes', params: {} } },
      },
    };
    folder.write('sections.json', {
      sections: [{ id: 'home', artwork: 'a', texts, rows: [{ ...row, texts: { en: { title: 'R' } } }] }],
      grids: [],
    });
    expect(message()).toContain('sections.json.sections[0].rows[0]: found both or neither');
    expect(message()).toContain(
      'sections.json.sections[0].rows[0].display.primaryCallToAction: found "VOD:9"',
    );
    expect(message()).toContain(
      'sections.json.sections[0].rows[0].display.secondaryCallToAction.link.route: found "filmes"; allowed: a page',
    );
  });

  it('reports all problems in one error', () => {
    folder.write('vods.json', [{ ...vod, film: 7, access: 'all' }]);
    folder.write('geo-rules.json', [{ id: 'r', mode: 'ban', countries: [] }]);
    const lines = message().split('\n');
    expect(lines.filter((line) => line.includes('vods.json[0]'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('geo-rules.json[0]'))).toHaveLength(2);
  });
});

describe('the demo catalogue', () => {
  const { streamOrigins } = loadRealm(fileURLToPath(DEMO_REALM_FILE), { port: 4600 });
  const catalogue = readCatalogue(DEMO, 'en', streamOrigins);

  it('is valid, and has at least 45 titles', () => {
    const titles = [...catalogue.vods, ...catalogue.series, ...catalogue.events, ...catalogue.playlists];
    expect(titles.length).toBeGreaterThanOrEqual(45);
  });

  it('has texts in all four languages', () => {
    const spoken = [
      ...catalogue.vods,
      ...catalogue.events,
      ...catalogue.series,
      ...catalogue.playlists,
      ...catalogue.sections.sections,
      ...catalogue.sections.sections.flatMap(({ rows }) => rows),
      ...catalogue.sections.grids,
      ...catalogue.series.flatMap(({ seasons = [] }) => seasons.flatMap(({ episodes }) => episodes)),
      ...Object.values(catalogue.channels.formats).flatMap(({ programmes }) => programmes),
    ];
    for (const { texts: translations } of spoken) expect(Object.keys(translations)).toEqual(LANGUAGES);
  });
});
