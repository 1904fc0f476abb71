import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ListImportBench } from '../../testing/list-import.js';

const FILMS = `Title,title (fr),Plot,Genre,Tags,Director,Cast,Year,File,Release Date,Notes
The Harbour,Le Port,"A town, and the sea.",Drama; Sea story,winter|night,Inés Valmar,"Oda Lindqvist; Samir Haddad",2026,films/harbour.mkv,2026-03-01,x
Second Light,,"Two
lines",drama,,,,2025-05-05,,,
`;

const HARBOUR = {
  id: 'harbour',
  year: '2026',
  film: 'harbour',
  releasedAt: '2026-03-01T00:00:00Z',
  artwork: 'harbour',
  genre: 'drama',
  tags: ['sea-story', 'winter', 'night'],
  credits: [
    { role: 'director', name: 'Inés Valmar' },
    { role: 'cast', name: 'Oda Lindqvist' },
    { role: 'cast', name: 'Samir Haddad' },
  ],
  texts: {
    en: { title: 'The Harbour', description: 'A town, and the sea.' },
    fr: { title: 'Le Port', description: '' },
  },
};

// ACCT-65
describe('a table of titles', () => {
  let bench: ListImportBench;

  beforeAll(async () => {
    bench = await ListImportBench.create();
  });
  afterEach(() => bench.clear());
  afterAll(() => bench.close());

  it('becomes videos, with the genres, tags and roles that they need', async () => {
    bench.write('films.csv', FILMS);
    const found = [
      'films.csv: a table of 2 titles',
      '  Title → title.en',
      '  title (fr) → title.fr',
      '  Plot → description.en',
      '  Genre → genre',
      '  Tags → tags',
      '  Director → director',
      '  Cast → cast',
      '  Year → year',
      '  File → film',
      '  Release Date → releasedAt',
      '  not used: Notes',
    ];
    const dry = await bench.run('--dry-run', 'films.csv');
    expect(dry.slice(0, found.length + 1)).toEqual([...found, `  ${JSON.stringify(HARBOUR)}`]);
    expect(await bench.documents('vods')).toEqual([]);

    const printed = await bench.run('films.csv');
    expect(printed.slice(0, found.length)).toEqual(found);
    expect(printed.slice(found.length)).toEqual([
      '  genres:drama: added',
      '  tags:sea-story: added',
      '  tags:winter: added',
      '  tags:night: added',
      '  roles:director: added',
      '  roles:cast: added',
      '  vods:harbour: added',
      '  vods:second-light: added',
      '8 entries are new, 0 differ, 0 are the same already, 0 are removed, 0 are kept.',
      '2 films are not there yet (“footlight add” makes them): harbour, second-light',
    ]);
    expect(await bench.documents('vods')).toEqual([
      HARBOUR,
      {
        id: 'second-light',
        year: '2025',
        film: 'second-light',
        artwork: 'second-light',
        genre: 'drama',
        texts: { en: { title: 'Second Light', description: 'Two\nlines' } },
      },
    ]);
    expect(await bench.document('genres', 'drama')).toEqual({ en: 'Drama' });
    expect(await bench.run('films.csv')).toContain(
      '0 entries are new, 0 differ, 2 are the same already, 0 are removed, 0 are kept.',
    );
  });

  it('adds to what the catalogue has, by id, and finds genres by their labels', async () => {
    bench.write('vods.json', [
      {
        id: 'harbour',
        artwork: 'own',
        film: 'harbour',
        skipMarkers: [{ type: 'INTRO', from: 1, to: 2 }],
        texts: { en: { title: 'harbour', description: '' } },
      },
    ]);
    bench.write('words.json', {
      genres: { d: { en: 'Drama', fr: 'Drame' } },
      roles: {},
      season: { en: 'Season {n}' },
      episode: { en: 'Episode {n}' },
    });
    await bench.run('vods.json', 'words.json');
    bench.write('films.csv', 'id;name;category\nharbour;The Harbour;DRAME\n');
    expect(await bench.run('films.csv')).toContain('  vods:harbour: changed (texts.en.title, genre)');
    expect(await bench.document('vods', 'harbour')).toEqual({
      id: 'harbour',
      artwork: 'own',
      film: 'harbour',
      skipMarkers: [{ type: 'INTRO', from: 1, to: 2 }],
      genre: 'd',
      texts: { en: { title: 'The Harbour', description: '' } },
    });
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFtitle,plot\nCafé,Crème\n', 'utf8'), []],
    ['UTF-16', Buffer.from('\uFEFFtitle,plot\nCafé,Crème\n', 'utf16le'), []],
    ['windows-1252', Buffer.from('title,plot\nCafé,Crème\n', 'latin1'), ['  read as windows-1252']],
    [
      'windows-1252 with its first letter far down',
      Buffer.from(
        `title,plot\n${' '.repeat(70)},\n`.concat(`${' '.repeat(900)},\n`.repeat(200), 'Café,Crème\n'),
        'latin1',
      ),
      ['  read as windows-1252'],
    ],
  ])('is read in %s', async (_what, bytes, note) => {
    bench.write('films.csv', bytes);
    const printed = await bench.run('films.csv');
    expect(printed.filter((line) => line.startsWith('  read as'))).toEqual(note);
    expect(await bench.document('vods', 'cafe')).toMatchObject({
      texts: { en: { title: 'Café', description: 'Crème' } },
    });
  });

  it.each([
    ['semicolons', 'title;year\nOne;2026\n'],
    ['tabs', 'title\tyear\nOne\t2026\n'],
    ['bars', 'title|year\nOne|2026\n'],
    ['a separator that it states', 'sep=;\ntitle;year\nOne;2026\n'],
    ['line breaks of Windows, and empty rows', 'title,year\r\n\r\n,\r\nOne,2026\r\n'],
  ])('is read with %s', async (_what, text) => {
    bench.write('films.csv', text);
    await bench.run('films.csv');
    expect(await bench.documents('vods')).toMatchObject([{ id: 'one', year: '2026' }]);
  });

  it('is read by columns that a mapping names, in the command or in a file', async () => {
    bench.write('films.csv', 'Name,Heading,Pitch\nwrong,The Coast,Sea\n');
    expect(await bench.run('--map', 'title=Heading,description=Pitch', 'films.csv')).toContain(
      '  not used: Name',
    );
    bench.write('mapping.json', { title: 'Heading', 'description.fr': 'Pitch' });
    bench.write('films.csv', 'Name,Heading,Pitch,title.fr\nwrong,The Coast,Mer,La côte\n');
    await bench.run('--map', 'mapping.json', 'films.csv');
    expect(await bench.documents('vods')).toMatchObject([
      {
        id: 'the-coast',
        texts: {
          en: { title: 'The Coast', description: 'Sea' },
          fr: { title: 'La côte', description: 'Mer' },
        },
      },
    ]);
  });

  it('gives titles of the same name ids with their years', async () => {
    bench.write('films.csv', 'title,year\nSolaris,1972\nSolaris,2002\n');
    await bench.run('films.csv');
    expect((await bench.documents('vods')).map(({ id }) => id)).toEqual(['solaris', 'solaris-2002']);
    bench.write('films.csv', 'title,year\nSolaris,1972\nSolaris,\n');
    expect(await bench.refused('films.csv')).toContain(
      'films.csv: line 3: id: found "solaris"; allowed: an id that no other entry of the lists has; films.csv: line 2 has it',
    );
  });

  it('plays streams of the origins that the realm file names', async () => {
    bench.write(
      'films.csv',
      'title,url,duration,access\nOne,https://cdn.example/one/master.m3u8,1:30:00,signed in\n',
    );
    await bench.run('films.csv');
    expect(await bench.documents('vods')).toMatchObject([
      {
        access: 'signedIn',
        source: {
          origin: 'cdn',
          address: 'https://cdn.example/one/master.m3u8',
          protocol: 'HLS',
          duration: 5_400,
        },
      },
    ]);
    bench.write('films.csv', 'title,url\nTwo,https://other.example/two.m3u8\n');
    expect(await bench.refused('films.csv')).toContain(
      'line 2: add "other-example": { "origin": "https://other.example" }',
    );
  });

  it('is refused with the line, the column and the reason of each cell', async () => {
    bench.write(
      'films.csv',
      'title,year,released,url\nOne,soon,01/02/2026,\n\nTwo,2026,,https://cdn.example/a.mp4\n',
    );
    expect(await bench.refused('films.csv')).toBe(
      [
        'films.csv cannot be used:',
        '  line 2: year: found "soon"; allowed: a year of four digits',
        '  line 2: released: found "01/02/2026"; allowed: a day such as 2026-12-01, or a moment such as 2026-12-01T20:00:00Z',
        '  line 4: url: found "/a.mp4"; allowed: HLS (.m3u8) or DASH (.mpd); “footlight add” makes films of other files',
      ].join('\n'),
    );
    expect(await bench.refused('--map', 'tittle=title', 'films.csv')).toMatch(
      /^--map: found "tittle"; allowed: id, title, .*Did you mean “title”\?$/u,
    );
    expect(await bench.refused('--map', 'title=None', 'films.csv')).toBe(
      '--map: found "None" for title; allowed: "title", "year", "released", "url"',
    );
    bench.write('films.csv', 'title\nOne\n');
    bench.write('vods.json', []);
    expect(await bench.refused('--map', 'title=Name', 'vods.json')).toBe(
      '--map: found "title=Name" without a table; allowed: with a table (CSV)',
    );
    expect(await bench.refused('--remove', 'films.csv')).toContain('--remove: found a table');
  });
});
