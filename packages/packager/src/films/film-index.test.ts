import { copyFile, cp, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilmIndex, type Film, type FilmIndex } from './film-index.js';
import { filmIssues } from './film-issues.js';
import { FolderStore } from '../store/folder-store.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { DEMO_MEDIA, createMediaService, readFragments } from '../../testing/media-fixture.js';

const FILMS = join(DEMO_MEDIA, 'films');
const slugs = await readdir(FILMS);

let films: FilmIndex;
beforeAll(() => {
  films = createFilmIndex(new FolderStore(DEMO_MEDIA));
});
afterAll(() => films.close());

const requireFilm = async (index: FilmIndex, slug: string): Promise<Film> => {
  const film = await index.film(slug);
  if (film === null) throw new Error(`There is no film ${slug}.`);
  return film;
};

describe.each(slugs)('the film %s', (slug) => {
  it('returns its files byte for byte: the initialisation segment, then the segments', async () => {
    const film = await requireFilm(films, slug);
    for (const track of film.tracks.values()) {
      const numbers = Array.from({ length: film.description.segments }, (_, n) => n);
      const segments = await Promise.all(numbers.map((n) => track.readSegment(n)));
      const fileBytes = await readFile(join(FILMS, slug, `${track.id}.mp4`));
      expect(Buffer.concat([track.init, ...segments]).equals(fileBytes)).toBe(true);
    }
  });

  it('has contiguous segments that begin at the same time on every track', async () => {
    const film = await requireFilm(films, slug);
    for (const track of film.tracks.values()) {
      let expected = 0;
      for (let number = 0; number < film.description.segments; number += 1) {
        const fragments = readFragments(await track.readSegment(number));
        expect(fragments[0]?.time).toBe(number * track.segmentTicks);
        for (const fragment of fragments) {
          expect(fragment.time).toBe(expected);
          expected += fragment.duration;
        }
      }
      expect(expected / track.timescale).toBeCloseTo(film.description.duration, 6);
    }
  });

  it('throws for a segment past the end', async () => {
    const film = await requireFilm(films, slug);
    const [track] = film.tracks.values();
    expect(() => track?.readSegment(film.description.segments)).toThrow(RangeError);
  });
});

describe('createFilmIndex', () => {
  it.each(['no-such-film', '../films/ringside', '..', '', 'Ringside', 'ringside/', 'ringside\u0000'])(
    'returns null for %j',
    async (slug) => {
      expect(await films.film(slug)).toBeNull();
    },
  );

  it('opens a film once for concurrent requests', async () => {
    const [one, other] = await Promise.all([films.film('ringside'), films.film('ringside')]);
    expect(one).toBe(other);
  });

  it('returns null if the realm has no media', async () => {
    expect(await createFilmIndex(null).film('ringside')).toBeNull();
  });
});

describe('a broken film', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footlight-films-'));
  });
  const indexes: FilmIndex[] = [];
  afterAll(async () => {
    await Promise.all(indexes.map((index) => index.close()));
    await rm(folder, { recursive: true, force: true });
  });

  const broken = async (
    name: string,
    breakIt: (film: string) => Promise<void>,
  ): Promise<Promise<unknown>> => {
    const media = join(folder, name);
    const film = join(media, 'films', 'ringside');
    await mkdir(join(media, 'films'), { recursive: true });
    await cp(join(FILMS, 'ringside'), film, { recursive: true });
    await breakIt(film);
    const index = createFilmIndex(new FolderStore(media));
    indexes.push(index);
    return index.film('ringside');
  };

  const change = async (file: string, edit: (text: string) => string): Promise<void> =>
    writeFile(file, edit(await readFile(file, 'utf8')));

  it('reports the file and the key of an invalid description', async () => {
    await expect(
      broken('words', (film) =>
        change(join(film, 'film.json'), (text) => text.replace(/"width": ?\d+/, '"width":"wide"')),
      ),
    ).rejects.toThrow(/film\.json: \/video\/0\/width: found "wide"/);
  });

  it('reports the file whose number of segments differs from the description', async () => {
    await expect(
      broken('count', (film) =>
        change(join(film, 'film.json'), (text) => text.replace(/"segments": ?\d+/, '"segments": 7')),
      ),
    ).rejects.toThrow(/\.mp4: Found \d+ segments; film\.json says 7/);
  });

  it('reports a segment of a picture that does not begin at its time', async () => {
    await expect(
      broken('late', (film) =>
        change(join(film, 'film.json'), (text) =>
          text.replace(/"segmentDuration": ?1\.92/, '"segmentDuration": 1.9'),
        ),
      ),
    ).rejects.toThrow(/v\d+\.mp4: Segment 1 begins at tick \d+, not at \d+/);
  });

  it('reports the file that is truncated', async () => {
    await expect(broken('cut', (film) => truncate(join(film, 'v360.mp4'), 30_000))).rejects.toThrow(
      /v360\.mp4: The box \w+ at byte \d+ claims/,
    );
  });

  it('plays without texts and pictures that cannot be read, of which each is named', async () => {
    const film = (await broken('texts', async (path) => {
      await rm(join(path, 'subtitles', 'en.vtt'));
      await writeFile(join(path, 'subtitles', 'es.vtt'), '1\n00:00:01,000 --> 00:00:02,000\nHola');
      await rm(join(path, 'chapters', 'ar.vtt'));
      await rm(join(path, 'thumbnails.jpg'));
    })) as Film;
    const { description } = film;
    expect(description.subtitles.map(({ language }) => language)).toEqual(['ar']);
    expect(description.chapterLanguages).not.toContain('ar');
    expect(description.thumbnails).toBeUndefined();
    expect(await filmIssues(new FolderStore(join(folder, 'texts')))).toEqual({
      films: 1,
      issues: [
        'thumbnails.jpg: found no such file; allowed: a picture',
        'subtitles/en.vtt: found no such file; allowed: a WebVTT file',
        'subtitles/es.vtt: found "1" in its first line; allowed: a WebVTT file, which begins with WEBVTT',
        'chapters/ar.vtt: found no such file; allowed: a WebVTT file',
      ].map((text) => ({ film: 'ringside', text })),
    });
  });

  // ACCT-62
  it('is told apart from one whose texts and pictures can be used', async () => {
    await broken('contents', async (path) => {
      await writeFile(join(path, 'subtitles', 'en.vtt'), 'WEBVTT\n\nNOTE nothing\n');
      await writeFile(
        join(path, 'subtitles', 'es.vtt'),
        Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nA\xF1o', 'latin1'),
      );
      await writeFile(join(path, 'chapters', 'ar.vtt'), 'WEBVTT\n\n00:12.000 --> 00:10.000\nOne\n');
      await writeFile(join(path, 'thumbnails.jpg'), 'no picture');
    });
    expect((await filmIssues(new FolderStore(join(folder, 'contents')))).issues).toEqual(
      [
        'subtitles/en.vtt: found no text; allowed: texts with times such as 00:01.000 --> 00:02.500',
        'subtitles/es.vtt: found bytes that are not UTF-8; allowed: a WebVTT file in UTF-8',
        'chapters/ar.vtt: found a text from 12 s to 10 s; allowed: an end after its beginning',
        'thumbnails.jpg: found no picture that can be read; allowed: a JPEG',
      ].map((text) => ({ film: 'ringside', text })),
    );
    expect(await filmIssues(new FolderStore(join(folder, 'nothing')))).toEqual({ films: 0, issues: [] });
  });

  // ACCT-62
  it('has no texts for viewers that are removed or broken while it plays, and no error either', async () => {
    const media = join(folder, 'played');
    await broken('played', () => Promise.resolve());
    const service = await createMediaService(createMovingClock(0), new FolderStore(media));
    const statusOf = async (grant: Parameters<typeof service.address>[0], file: string): Promise<number> =>
      (await service.app.inject({ url: service.address(grant, file) })).statusCode;
    const vod = { f: 'vod/ringside' } as const;
    const live = { f: 'live/2001', l: 'ringside', w: 600 } as const;
    expect(await statusOf(vod, 'subtitles/en.vtt')).toBe(200);
    const texts = join(media, 'films/ringside/subtitles');
    await rm(join(texts, 'en.vtt'));
    await rm(join(texts, 'es.vtt'));
    await mkdir(join(texts, 'es.vtt'));
    await writeFile(join(texts, 'ar.vtt'), Buffer.from([0xff, 0xfe, 0, 1]));
    for (const language of ['en', 'es'])
      for (const [grant, file] of [
        [vod, `subtitles/${language}.vtt`],
        [live, `subtitles/${language}/0.vtt`],
        [live, `subtitles/${language}/init.mp4`],
        [live, `subtitles/${language}/0.m4s`],
      ] as const)
        // oxlint-disable-next-line no-await-in-loop -- in this order
        expect({ file, status: await statusOf(grant, file) }).toEqual({ file, status: 404 });
    expect(await statusOf(vod, 'subtitles/ar.vtt')).toBe(200);
    expect(await statusOf(live, 'subtitles/ar/init.mp4')).toBe(200);
    await service.app.close();
  });

  it('is not found by viewers', async () => {
    await broken('unreadable', (film) => truncate(join(film, 'v360.mp4'), 30_000)).catch(() => undefined);
    const service = await createMediaService(
      createMovingClock(0),
      new FolderStore(join(folder, 'unreadable')),
    );
    const { statusCode } = await service.app.inject({
      url: service.address({ f: 'vod/ringside' }, 'master.m3u8'),
    });
    await service.app.close();
    expect(statusCode).toBe(404);
    const { issues } = await filmIssues(new FolderStore(join(folder, 'unreadable')));
    expect(issues).toEqual([
      {
        film: 'ringside',
        text: expect.stringMatching(/^v360\.mp4: The box \w+ at byte \d+ claims/u) as string,
      },
    ]);
  });

  it('reports the file that is not MP4', async () => {
    await expect(
      broken('other', (film) => copyFile(join(film, 'film.json'), join(film, 'a-en.mp4'))),
    ).rejects.toThrow(/a-en\.mp4: /);
  });
});
