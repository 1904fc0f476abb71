import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListImportBench } from '../../testing/list-import.js';

const MOVIE = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<movie>
  <plot><![CDATA[A keeper & the sea.]]></plot>
  <title>The Lantern Coast</title>
  <rating>7.8</rating>
  <year>2026</year>
  <mpaa>Rated PG-13</mpaa>
  <tagline>A light</tagline>
  <genre>Drama</genre>
  <genre>Mystery / Sea</genre>
  <tag>winter</tag>
  <director>Inés Valmar</director>
  <credits>Tomas Reed</credits>
  <actor><name>Oda Lindqvist</name><role>Keeper</role></actor>
  <uniqueid type="imdb">tt1</uniqueid>
  <uniqueid type="tmdb" default="true">603</uniqueid>
  <fileinfo><streamdetails><video><codec>h264</codec></video></streamdetails></fileinfo>
</movie>
https://www.themoviedb.org/movie/603
`;

const episode = (season: number, number: number, title: string): string =>
  `<episodedetails><title>${title}</title><season>${season}</season><episode>${number}</episode><plot>Of ${title}</plot></episodedetails>`;

// ACCT-65
describe('a folder of films with NFO files beside them', () => {
  let bench: ListImportBench;

  beforeAll(async () => {
    bench = await ListImportBench.create();
  });
  afterAll(() => bench.close());

  it('becomes videos, and series with their seasons and episodes', async () => {
    bench.write('films/The Lantern Coast (2026)/The Lantern Coast (2026).mkv', '');
    bench.write('films/The Lantern Coast (2026)/The Lantern Coast (2026).nfo', MOVIE);
    const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    bench.write('films/The Lantern Coast (2026)/The Lantern Coast (2026)-poster.jpg', picture);
    bench.write('films/The Lantern Coast (2026)/fanart.jpg', picture);
    bench.write('films/Short/short.mp4', '');
    bench.write('films/Short/movie.nfo', '<movie><title>Short</title></movie>');
    const show = 'films/North of Quiet';
    bench.write(
      `${show}/tvshow.nfo`,
      '<tvshow><title>North of Quiet</title><plot>Six people.</plot><premiered>2025-01-02</premiered></tvshow>',
    );
    bench.write(
      `${show}/Season 1/season.nfo`,
      '<season><title>The first winter</title><seasonnumber>1</seasonnumber></season>',
    );
    bench.write(`${show}/Season 1/North S01E02.mkv`, '');
    bench.write(`${show}/Season 1/North S01E02.nfo`, episode(1, 2, 'Two'));
    bench.write(`${show}/Season 1/North S01E01.mkv`, '');
    bench.write(`${show}/Season 1/North S01E01.nfo`, '<episodedetails><title>One</title></episodedetails>');
    bench.write(`${show}/Season 3/North S03E01-E02.mkv`, '');
    bench.write(
      `${show}/Season 3/North S03E01-E02.nfo`,
      `<?xml version="1.0"?>\n${episode(3, 1, 'Five')}\n${episode(3, 2, 'Six')}`,
    );
    bench.write('films/stray/lost.nfo', episode(1, 1, 'Lost'));
    bench.write('films/stray/notes.nfo', 'https://www.themoviedb.org/movie/1');

    const printed = await bench.run('films');
    expect(printed[0]).toBe('films: 3 titles of 9 NFO files');
    expect(printed.slice(1, 3)).toEqual([
      '  left out: films/stray/notes.nfo: no movie, series, season or episode',
      '  left out: films/stray/lost.nfo: line 1: an episode without a tvshow.nfo around it',
    ]);
    expect(await bench.documents('vods')).toEqual([
      {
        id: 'short',
        film: 'short',
        artwork: 'short',
        texts: { en: { title: 'Short', description: '' } },
      },
      {
        id: 'the-lantern-coast-2026',
        year: '2026',
        ageRating: 'PG-13',
        externalId: 'tmdb:603',
        film: 'the-lantern-coast-2026',
        artwork: 'the-lantern-coast-2026',
        genre: 'drama',
        tags: ['mystery', 'sea', 'winter'],
        credits: [
          { role: 'director', name: 'Inés Valmar' },
          { role: 'writer', name: 'Tomas Reed' },
          { role: 'cast', name: 'Oda Lindqvist' },
        ],
        texts: {
          en: { title: 'The Lantern Coast', description: 'A keeper & the sea.', tagline: 'A light' },
        },
      },
    ]);
    expect(printed).toContain('2 pictures were brought to the store of media.');
    expect(readdirSync(`${bench.folder}/media/artwork/the-lantern-coast-2026`)).toEqual([
      'hero.jpg',
      'poster.jpg',
    ]);
    const texts = (title: string) => ({ en: { title, description: `Of ${title}` } });
    expect(await bench.documents('series')).toEqual([
      {
        id: 'north-of-quiet',
        year: '2025',
        artwork: 'north-of-quiet',
        seasons: [
          {
            id: 'north-of-quiet-s1',
            texts: { en: { title: 'The first winter', description: '' } },
            episodes: [
              {
                id: 'north-of-quiet-s1e1',
                film: 'north-s01e01',
                texts: { en: { title: 'One', description: '' } },
              },
              { id: 'north-of-quiet-s1e2', film: 'north-s01e02', texts: texts('Two') },
            ],
          },
          {
            id: 'north-of-quiet-s3',
            episodes: [
              { id: 'north-of-quiet-s3e1', film: 'north-s03e01-e02', texts: texts('Five') },
              { id: 'north-of-quiet-s3e2', film: 'north-s03e01-e02', texts: texts('Six') },
            ],
            texts: { en: { title: 'Season 3', description: '' } },
          },
        ],
        texts: { en: { title: 'North of Quiet', description: 'Six people.' } },
      },
    ]);
    expect(await bench.run('films')).toContain(
      '0 entries are new, 0 differ, 3 are the same already, 0 are removed, 0 are kept.',
    );
  });

  it('adds episodes to those that are there', async () => {
    const show = 'films/North of Quiet';
    bench.write(`${show}/Season 2/North S02E01.nfo`, episode(2, 1, 'Three'));
    bench.write(`${show}/Season 0/Extra.nfo`, episode(0, 1, 'Making of'));
    expect(await bench.run('films')).toContain('  series:north-of-quiet: changed (seasons)');
    const [series] = await bench.documents('series');
    const seasons = series?.['seasons'] as readonly { readonly id: string; readonly texts?: unknown }[];
    expect(seasons.map(({ id }) => id)).toEqual([
      'north-of-quiet-s1',
      'north-of-quiet-s2',
      'north-of-quiet-s3',
      'north-of-quiet-s0',
    ]);
    expect(seasons.at(-1)?.texts).toEqual({ en: { title: 'Specials', description: '' } });
  });
});
