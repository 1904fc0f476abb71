import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListImportBench } from '../../testing/list-import.js';

const MEGABYTE = 1_000_000;
const KEPT = { id: 'kept', artwork: 'a', film: 'f', texts: { en: { title: 'Kept', description: '' } } };
const vods = (...members: readonly object[]) =>
  members.map((member) => Object.assign({}, KEPT, { id: 'x' }, member));
const words = (genres: string): string =>
  `{"genres":${genres},"roles":{},"season":{"en":"S {n}"},"episode":{"en":"E {n}"}}`;
const LAUGHS = '<!DOCTYPE x [\n<!ENTITY a "ha">\n<!ENTITY b "&a;&a;&a;&a;">\n]>';
const rss = (items: string, before = ''): string =>
  `<?xml version="1.0"?>\n${before}<rss><channel>${items}</channel></rss>`;

/** Files, each with the reason why it is refused. */
const FILES: readonly (readonly [what: string, name: string, content: unknown, message: RegExp])[] = [
  [
    'entities that grow in a feed',
    'feed.xml',
    rss('<item><title>&b;</title></item>', LAUGHS),
    /^feed\.xml: line 5: found entities in the document type/u,
  ],
  [
    'entities that grow in an NFO file',
    'nfo/movie.nfo',
    `${LAUGHS}<movie><title>&b;</title></movie>`,
    /^nfo\/movie\.nfo: line \d: found .*doctype/u,
  ],
  [
    'an entity of a file',
    'feed.xml',
    rss('', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    /line 2: found entities in the document type/u,
  ],
  [
    'an entity that nothing declares',
    'nfo/movie.nfo',
    '<movie>\n<title>&eacute;</title></movie>',
    /^nfo\/movie\.nfo: line 2: found undefined entity/u,
  ],
  [
    'levels without end',
    'feed.xml',
    rss(`<item>${'<a>'.repeat(100)}`),
    /line 2: found elements within 32 others/u,
  ],
  [
    'an item of too many elements',
    'feed.xml',
    rss(`<item>${'<a/>'.repeat(20_001)}</item>`),
    /line 2: found more than 20000 elements/u,
  ],
  [
    'a feed that is cut off',
    'feed.xml',
    '<rss><channel>\n<item><title>One</title></item>',
    /found unclosed tag/u,
  ],
  [
    'an NFO file that is cut off',
    'nfo/movie.nfo',
    '<movie>\n<title>One',
    /^nfo\/movie\.nfo: line 2: found unexpected close tag/u,
  ],
  ['JSON that is cut off', 'vods.json', '[\n{ "id": "1",', /^vods\.json: found .*JSON.*line 2/u],
  ['levels of JSON without end', 'vods.json', '['.repeat(200_000), /^vods\.json: found /u],
  [
    'another shape of JSON',
    'vods.json',
    { id: '1' },
    /^vods\.json cannot be used:\n {2}vods\.json: found .*; allowed: array/u,
  ],
  [
    'values of other types',
    'vods.json',
    vods({ texts: { en: { title: 7, description: '' } } }),
    /vods\.json\[0\]\.texts\.en\.title: found 7; allowed: string/u,
  ],
  [
    'members that there are not',
    'vods.json',
    vods({ tittle: 'x' }),
    /vods\.json\[0\]\.tittle: found "x"; allowed: no such member/u,
  ],
  [
    'JSON of another name',
    'other.json',
    [],
    /^other\.json: found JSON in a file of this name; allowed: licences\.json/u,
  ],
  ['ids that are paths', 'vods.json', vods({ id: '../x' }), /vods\.json\[0\]\.id: found "\.\.\/x"/u],
  [
    'names that are paths',
    'words.json',
    words('{"../x":{"en":"x"}}'),
    /words\.json\.genres\.\.\.\/x: id: found "\.\.\/x"; allowed: 1 to 64 letters/u,
  ],
  ['names of prototypes', 'words.json', words('{"__proto__":{"en":"x"}}'), /id: found "__proto__"/u],
  [
    'ids that stand twice',
    'vods.json',
    vods({}, {}),
    /vods\.json\[1\]: id: found "x"; allowed: an id that no other entry of the lists has; vods\.json\[0\] has it/u,
  ],
  [
    'characters that no database stores',
    'vods.json',
    JSON.stringify(vods({ ageRating: 'a\0' })),
    /vods\.json\[0\]: document\.ageRating: found a text with U\+0000/u,
  ],
  [
    'half of a surrogate pair',
    'vods.json',
    '[{"id":"x","artwork":"a","film":"f","texts":{"en":{"title":"\\ud800","description":""}}}]',
    /half of a surrogate pair/u,
  ],
  [
    'bytes that are not UTF-8',
    'vods.json',
    Buffer.from('[{"id":\n"Caf\xe9"}]', 'latin1'),
    /^vods\.json: line 2: found bytes that are not utf-8/u,
  ],
  [
    'bytes that are not in the declared encoding',
    'feed.xml',
    Buffer.from('<?xml version="1.0" encoding="utf-8"?>\n<rss><channel><title>Caf\xe9', 'latin1'),
    /^feed\.xml: line 2: found bytes that are not utf-8/u,
  ],
  [
    'UTF-8 that is broken further down',
    'films.csv',
    Buffer.concat([Buffer.from('title\nCafé,\n'.replace(',', '')), Buffer.from([0xc3, 0x28])]),
    /^films\.csv: line 3: found bytes that are not utf-8/u,
  ],
  [
    'a spreadsheet',
    'films.xlsx',
    Buffer.from('PK\u0003\u0004rest'),
    /^films\.xlsx: found a zip archive, as spreadsheets are; allowed: .*saved as CSV/u,
  ],
  [
    'an archive that is cut off',
    'films.csv.gz',
    gzipSync('title\nOne\n'.repeat(1_000)).subarray(0, 50),
    /^films\.csv\.gz: found gzip that cannot be unpacked/u,
  ],
  [
    'a hundred thousand columns',
    'films.csv',
    `title${',x'.repeat(99_999)}\n`,
    /^films\.csv: line 1: found 100000 columns; allowed: at most 1000/u,
  ],
  [
    'a line without an end',
    'films.csv',
    `title,plot\nOne,${'x'.repeat(1_100_000)}`,
    /^films\.csv: line 2: found more than 1000000 characters/u,
  ],
  [
    'a cell without an end',
    'films.csv',
    `title,plot\nOne,"${'x\n'.repeat(1_100_000)}`,
    /^films\.csv: line \d+: found .*Max Record Size/iu,
  ],
  [
    'quotes that are not closed',
    'films.csv',
    'title,plot\nOne,"Two\nthree',
    /^films\.csv: line 3: found .*quote/iu,
  ],
  [
    'more cells than headers',
    'films.csv',
    'title\nOne,2,3\n',
    /^films\.csv: line 2: found .*; allowed: rows with as many cells/u,
  ],
  [
    'no titles',
    'films.csv',
    'a,b\n1,2\n',
    /^films\.csv: line 1: found the columns a, b; allowed: a column of titles/u,
  ],
  [
    'the character U+0000',
    'films.csv',
    'title,plot\nOne,\0\n',
    /^films\.csv: line 2: found the character U\+0000/u,
  ],
  ['ids that are paths', 'films.csv', 'id,title\n../x,One\n', /films\.csv: line 2: id: found "\.\.\/x"/u],
  [
    'ids that are too long',
    'films.csv',
    `id,title\n${'x'.repeat(65)},One\n`,
    /films\.csv: line 2: id: found /u,
  ],
  [
    'titles without letters of ASCII',
    'films.csv',
    'title,year\n電影,2026\n',
    /line 2: id: found "電影"; allowed: an id/u,
  ],
  ['nothing', 'films.csv', '', /^films\.csv: found nothing/u],
  [
    'streams that are files',
    'list.m3u',
    '#EXTM3U\n#EXTINF:-1,One\nfile:///etc/passwd\n#EXTINF:-1,Two\nhttps://other.example/x.m3u8\n',
    /^list\.m3u: found 1 origins/u,
  ],
];

// ACCT-66
describe('lists of others', () => {
  let bench: ListImportBench;
  let server: Server;
  let sent = 0;
  const begins: Readonly<Record<string, readonly [begin: string, more: string]>> = {
    '/line.csv': ['title,plot\n"', 'x'],
    '/columns.csv': ['title,plot\nOne', ','],
    '/feed.xml': ['<rss><channel><item><title>', 'x'],
  };

  beforeAll(async () => {
    bench = await ListImportBench.create();
    bench.write('vods.json', [KEPT]);
    await bench.run('vods.json');
    // Writes without an end, as fast as it is read.
    server = createServer(({ url = '' }, response) => {
      const [begin = '', more = ''] = begins[url] ?? [];
      const piece = Buffer.alloc(65_536, more);
      response.write(begin);
      const fill = (): void => {
        sent += piece.length;
        if (response.destroyed) return;
        if (response.write(piece)) setImmediate(fill);
        else response.once('drain', fill);
      };
      fill();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await bench.close();
  });

  it.each(FILES)('are refused with line and reason: %s (%s)', async (_what, name, content, message) => {
    const path = bench.write(name, content);
    const place = name.includes('/') ? path.slice(0, path.lastIndexOf('/')) : name;
    expect(await bench.refused(place)).toMatch(message);
    expect(await bench.documents('vods')).toEqual([KEPT]);
    expect(await bench.documents('genres')).toEqual([]);
  });

  it.each([
    ['/line.csv', /line 2: found more than 1000000 characters/u],
    ['/columns.csv', /line 2: found more than 1000000 characters/u],
    ['/feed.xml', /line 1: found more than 1000000 characters without an end/u],
  ])('are refused before they take much memory: %s', async (path, message) => {
    sent = 0;
    const { port } = server.address() as AddressInfo;
    expect(await bench.refused(`http://127.0.0.1:${port}${path}`)).toMatch(message);
    expect(sent).toBeLessThan(10 * MEGABYTE);
    expect(await bench.documents('vods')).toEqual([KEPT]);
  });

  it('take no longer for the beginnings of tags without ends', async () => {
    const stream = '<enclosure url="https://cdn.example/x.m3u8"/>';
    const description = `<description><![CDATA[${'<'.repeat(900_000)}]]></description>`;
    bench.write('feed.xml', rss(`<item><title>Tags</title>${description}${stream}</item>`));
    const begun = process.cpuUsage();
    await bench.run('feed.xml');
    bench.write('nfo/movie.nfo', `<movie><!--${'<?xml '.repeat(600_000)}`);
    expect(await bench.refused('nfo')).toMatch(/^nfo\/movie\.nfo: line 1: found /u);
    expect(process.cpuUsage(begun).user).toBeLessThan(20 * MEGABYTE);
    expect(await bench.document('vods', 'tags')).toBeDefined();
  });

  it('have texts that stay texts, such as formulas and markup', async () => {
    const title = '=HYPERLINK("https://evil.example","x")';
    bench.write('films.csv', `id,title,plot\nformula,"${title.replaceAll('"', '""')}",<script>1</script>\n`);
    await bench.run('films.csv');
    expect(await bench.document('vods', 'formula')).toMatchObject({
      texts: { en: { title, description: '<script>1</script>' } },
    });
  });
});
