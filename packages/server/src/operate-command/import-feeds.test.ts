import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ListImportBench } from '../../testing/list-import.js';

const feed = (items: string): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Films</title>
${items}
</channel></rss>`;

const ITEM = `<item>
<title>The Lantern Coast</title><guid isPermaLink="false">Film 42</guid>
<description>&lt;p&gt;A keeper.&lt;/p&gt;</description>
<pubDate>Sun, 01 Mar 2026 12:00:00 GMT</pubDate>
<media:group>
<media:content url="https://cdn.example/42.mp4" duration="5400"/>
<media:content url="https://cdn.example/42/master.m3u8" type="application/x-mpegURL" duration="5400">
<media:thumbnail url="https://pictures.example/42.jpg"/></media:content>
</media:group>
<media:category>Drama</media:category><media:keywords>sea, winter</media:keywords>
<media:credit role="director">Inés Valmar</media:credit><media:credit role="actor">Oda Lindqvist</media:credit>
<media:rating scheme="urn:mpaa">pg</media:rating>
</item>`;

// ACCT-65
describe('a feed in Media RSS', () => {
  let bench: ListImportBench;

  beforeAll(async () => {
    bench = await ListImportBench.create();
  });
  afterEach(() => bench.clear());
  afterAll(() => bench.close());

  it('becomes videos that play its streams', async () => {
    bench.write(
      'feed.xml',
      feed(`${ITEM}\n<item><title>Other</title><enclosure url="https://cdn.example/o.mp4"/></item>`),
    );
    const printed = await bench.run('feed.xml');
    expect(printed.slice(0, 2)).toEqual([
      'feed.xml: a feed of 1 videos',
      '  left out: feed.xml: line 17: found "/o.mp4"; allowed: HLS (.m3u8) or DASH (.mpd)',
    ]);
    expect(await bench.documents('vods')).toEqual([
      {
        id: 'film-42',
        ageRating: 'pg',
        releasedAt: '2026-03-01T12:00:00.000Z',
        source: {
          origin: 'cdn',
          address: 'https://cdn.example/42/master.m3u8',
          protocol: 'HLS',
          duration: 5_400,
        },
        artwork: 'film-42',
        genre: 'drama',
        tags: ['sea', 'winter'],
        credits: [
          { role: 'director', name: 'Inés Valmar' },
          { role: 'cast', name: 'Oda Lindqvist' },
        ],
        texts: { en: { title: 'The Lantern Coast', description: 'A keeper.' } },
      },
    ]);
    expect(await bench.run('feed.xml')).toContain(
      '0 entries are new, 0 differ, 1 are the same already, 0 are removed, 0 are kept.',
    );
  });

  it('brings pictures of the origins that the realm file names, and of no other', async () => {
    const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end(picture);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    bench.write('feed.xml', feed(ITEM.replaceAll('https://pictures.example', origin)));
    try {
      bench.settings({ guide: { pictureOrigins: ['*'] } });
      await bench.run('feed.xml');
      expect(asked).toEqual([]);
      bench.settings({ guide: { pictureOrigins: [origin] } });
      await bench.clear();
      expect(await bench.run('feed.xml')).toContain('1 pictures were brought to the store of media.');
      await bench.run('feed.xml');
      expect(asked).toEqual(['/42.jpg']);
      expect(readFileSync(`${bench.folder}/media/artwork/film-42/original.jpg`)).toEqual(picture);
    } finally {
      bench.settings({});
      server.close();
    }
  });

  it('is refused with streams of other origins, saying what to add', async () => {
    bench.write('feed.xml', feed(ITEM.replaceAll('cdn.example', 'other.example')));
    expect(await bench.refused('feed.xml')).toContain(
      'line 16: add "other-example": { "origin": "https://other.example" }',
    );
    expect(await bench.documents('vods')).toEqual([]);
  });
});
