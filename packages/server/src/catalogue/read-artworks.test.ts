import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderStore } from '@footlight/packager';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureFacts } from '../database/schema/content.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { quietLog } from '../../testing/quiet-log.js';
import { readArtworks } from './read-artworks.js';

describeOnBothEngines('readArtworks', ({ database }) => {
  let media: string;
  const warn = vi.fn<() => void>();
  const log = { ...quietLog, warn };
  beforeEach(async () => {
    media = await mkdtemp(join(tmpdir(), 'footlight-artworks-'));
    warn.mockClear();
    await database().db.delete(pictureFacts);
  });
  afterEach(() => rm(media, { recursive: true, force: true }));

  const bring = async (file: string, width: number, height: number, background = '#204060') => {
    const path = join(media, 'artwork', file);
    await mkdir(dirname(path), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background } }).toFile(path);
    return path;
  };
  const read = (slugs: readonly string[], colours: Readonly<Record<string, string>> = {}) =>
    readArtworks(slugs, {
      db: database().db,
      store: new FolderStore(media),
      colours: new Map(Object.entries(colours)),
      log,
    });
  const stored = () => database().db.select().from(pictureFacts).orderBy(pictureFacts.slug);

  it('offers each kind in the widths that its original has, with the mean colour', async () => {
    await bring('a/hero.png', 3840, 2160);
    await bring('a/thumbnail.png', 1000, 563, '#806040');
    await bring('a/logo.png', 128, 64);
    expect(await read(['a'])).toEqual({
      rows: [
        {
          slug: 'a',
          dominantColour: '#806040',
          kinds: {
            thumbnail: [240, 320, 480, 640, 960, 1000],
            hero: [240, 320, 480, 640, 960, 1280, 1920, 2560, 3840],
            logo: [128],
          },
        },
      ],
      missing: [],
    });
  });

  it('derives thumbnail, hero and poster from the only picture, and limits the widths to 3840', async () => {
    await bring('one/still 1.png', 4096, 2160);
    const { rows } = await read(['one']);
    expect(rows[0]?.kinds).toEqual({
      thumbnail: [240, 320, 480, 640, 960, 1280, 1920, 2560, 3840],
      poster: [240, 320, 480, 640, 960, 1280, 1440],
      hero: [240, 320, 480, 640, 960, 1280, 1920, 2560, 3840],
    });
  });

  it('takes a given colour, and names artworks that have neither picture nor colour', async () => {
    await bring('a/hero.png', 320, 180);
    expect(await read(['a', 'b', 'c'], { a: '#112233', b: '#445566' })).toMatchObject({
      rows: [
        { slug: 'a', dominantColour: '#112233' },
        { slug: 'b', dominantColour: '#445566', kinds: {} },
        { slug: 'c', dominantColour: '#1a1d24', kinds: {} },
      ],
      missing: ['c'],
    });
    const noMedia = { db: database().db, store: null, colours: new Map(), log };
    expect((await readArtworks(['a'], noMedia)).missing).toEqual(['a']);
  });

  it('opens only pictures whose size or time has changed', async () => {
    const path = await bring('a/hero.png', 320, 180);
    await bring('b/hero.png', 640, 360);
    const first = await read(['a', 'b']);
    const facts = await stored();
    expect(facts).toMatchObject([
      { slug: 'a', file: 'hero.png', width: 320, height: 180, colour: '#204060' },
      { slug: 'b', file: 'hero.png', width: 640, height: 360 },
    ]);
    // Stored facts stand for the files: what they say is taken although the files say otherwise.
    await database().db.update(pictureFacts).set({ width: 480 });
    const second = await read(['a', 'b']);
    expect(second.rows.map(({ kinds }) => kinds.hero?.at(-1))).toEqual([480, 480]);
    await utimes(path, 1, 1);
    const third = await read(['a', 'b']);
    expect(third.rows.map(({ kinds }) => kinds.hero?.at(-1))).toEqual([320, 480]);
    expect(first.rows[0]).toEqual(third.rows[0]);
  });

  it('reads the colour later if it is no longer given', async () => {
    await bring('a/hero.png', 320, 180);
    await read(['a'], { a: '#112233' });
    expect((await stored())[0]?.colour).toBeNull();
    expect((await read(['a'])).rows[0]?.dominantColour).toBe('#204060');
    expect((await stored())[0]?.colour).toBe('#204060');
  });

  it('leaves out what cannot be read, and logs it', async () => {
    await bring('a/hero.png', 320, 180);
    await writeFile(join(media, 'artwork', 'a', 'poster.jpg'), 'a letter');
    await writeFile(join(media, 'artwork', 'b'), 'a file in the place of a folder');
    const { rows, missing } = await read(['a', 'b']);
    expect(Object.keys(rows[0]?.kinds ?? {})).toEqual(['thumbnail', 'hero']);
    expect(missing).toEqual(['b']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { path: join(media, 'artwork', 'a', 'poster.jpg'), err: expect.any(Error) as unknown },
      'a picture cannot be read and will not be shown',
    );
  });
});
