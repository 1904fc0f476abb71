import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import { drawPicture } from '../artwork/draw-picture.js';
import { PictureCache } from '../artwork/picture-cache.js';
import { PicturesService } from '../artwork/pictures.service.js';
import { isMediaError } from '../media-error.js';
import { FolderStore } from '../store/folder-store.js';
import { registerImageRoutes } from './image.routes.js';

let media: string;
let scratch: string;
let cacheFolder: string;
let app: FastifyInstance;
let pictures: PicturesService;
const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
const draw = vi.fn<typeof drawPicture>(drawPicture);
const warn = vi.fn<() => void>();

const folderOf = (slug: string): string => join(media, 'artwork', slug);
const write = async (slug: string, file: string, bytes: Buffer | string): Promise<void> => {
  await mkdir(folderOf(slug), { recursive: true });
  await writeFile(join(folderOf(slug), file), bytes);
};

const PICTURE = Buffer.from('a picture');

/** Left half red, right half blue. */
const halves = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#2020d0' } },
        left: Math.ceil(width / 2),
        top: 0,
      },
    ])
    .toFormat(format, { quality: 95 })
    .toBuffer();

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'footlight-pictures-'));
  scratch = await mkdtemp(join(tmpdir(), 'footlight-sent-'));
  await write('wide', 'original.jpg', await halves(3840, 2160));
  await write('small', 'hero.png', await halves(500, 300, 'png'));
  await write('small', 'wide.png', await halves(400, 100, 'png'));
  const clear = sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff000000' } });
  await write('small', 'title.webp', await clear.webp().toBuffer());
});
afterAll(async () => {
  for (const folder of [media, scratch]) await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'footlight-drawn-'));
  pictures = new PicturesService({
    store: new FolderStore(media),
    cache: new PictureCache({ folder: cacheFolder, maxBytes: 10_000_000, clock }),
    clock,
    log: { warn },
    draw,
  });
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!isMediaError(error)) throw error;
    return reply.code(error.statusCode).send({ code: error.code, details: error.details });
  });
  registerImageRoutes(app, pictures, {});
  draw.mockClear();
  warn.mockClear();
});
afterEach(async () => {
  await app.close();
  await pictures.close();
  await rm(cacheFolder, { recursive: true, force: true });
});

const get = (path: string, accept?: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/img/${path}`, headers: { ...(accept === undefined ? {} : { accept }), ...headers } });
/** Opens what was sent. From a file, because the library that draws closes everything else. */
const opened = async (bytes: Buffer) => {
  const file = join(scratch, 'sent');
  await writeFile(file, bytes);
  return sharp(file);
};
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, hasAlpha } = await (await opened(bytes)).metadata();
  return { width, height, format, hasAlpha };
};

describe('a picture', () => {
  // CARD-8
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('is sent to %s as %s, in the width that is asked for', async (accept, type, format) => {
    const reply = await get('wide/thumbnail-320', accept);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    });
    expect(await sizeOf(reply.rawPayload)).toMatchObject({ width: 320, height: 180, format });
  });

  it('has an ETag of its own in each width and format, and is 304 if it matches', async () => {
    const tags = new Set<string>();
    for (const [width, accept] of [
      [240, 'image/webp'],
      [320, 'image/webp'],
      [320, 'image/avif'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await get(`wide/poster-${width}`, accept);
      expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/u);
      tags.add(headers.etag ?? '');
    }
    expect(tags.size).toBe(3);
    const [tag = ''] = tags;
    const again = await get('wide/poster-240', 'image/webp', { 'if-none-match': tag });
    expect([again.statusCode, again.headers.vary, again.rawPayload.length]).toEqual([304, 'Accept', 0]);
  });

  it('is cropped around its middle from the only original', async () => {
    const reply = await get('wide/poster-240', 'image/jpeg');
    expect(await sizeOf(reply.rawPayload)).toMatchObject({ width: 240, height: 360 });
    const { channels } = await (await opened(reply.rawPayload)).stats();
    const [red, , blue] = channels.map(({ mean }) => Math.round(mean));
    expect(Math.abs((red ?? 0) - (blue ?? 0))).toBeLessThan(12);
  });

  it('is never wider than its original', async () => {
    const own = await get('small/hero-500', 'image/webp');
    expect(await sizeOf(own.rawPayload)).toMatchObject({ width: 500, height: 300 });
    const listed = await get('small/hero-3840', 'image/webp');
    expect(listed.rawPayload.equals(own.rawPayload)).toBe(true);
    expect(await sizeOf((await get('small/thumbnail-320')).rawPayload)).toMatchObject({
      width: 320,
      height: 180,
    });
    expect(await sizeOf((await get('wide/hero-3840', 'image/webp')).rawPayload)).toMatchObject({
      width: 3840,
    });
  });

  it('stays transparent, and has a ground only in a format without transparency', async () => {
    expect(await sizeOf((await get('small/title-240', '*/*')).rawPayload)).toMatchObject({
      format: 'webp',
      hasAlpha: true,
    });
    const { rawPayload } = await get('small/title-240', 'image/jpeg');
    expect((await (await opened(rawPayload)).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  });

  it('is turned as its camera was held, and says no more of it', async () => {
    const held = sharp({ create: { width: 400, height: 200, channels: 3, background: '#204060' } })
      .withExif({ IFD0: { Model: 'Camera' } })
      .withMetadata({ orientation: 6 });
    await write('turned', 'hero.jpg', await held.jpeg().toBuffer());
    const { rawPayload } = await get('turned/hero-200', 'image/jpeg');
    const sent = await (await opened(rawPayload)).metadata();
    expect(sent).toMatchObject({ width: 200, height: 400 });
    expect([sent.exif, sent.orientation]).toEqual([undefined, undefined]);
  });

  it('has any other name of a file', async () => {
    expect(await sizeOf((await get('small/wide-110')).rawPayload)).toMatchObject({ width: 110, height: 28 });
  });

  it.each([
    ['wide/hero-700', { reason: 'width', found: 700 }],
    ['wide/hero-3841', { reason: 'width', found: 3841 }],
    ['small/logo-128', { reason: 'picture', found: 'logo' }],
    ['absent/hero-320', { reason: 'artwork', found: 'absent' }],
  ])('is not found with the reason: %s', async (path, details) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'MEDIA_NOT_FOUND', details });
    expect(reply.headers['cache-control']).toBeUndefined();
  });

  it.each([
    'wide/hero-0320',
    'wide/hero',
    'wide/hero-320.webp',
    'wide/hero-1e3',
    'wide/original.jpg',
    'wide/..%2f..%2fartwork-320',
    '..%2fartwork/hero-320',
    '%2e%2e/hero-320',
    'wide/%00-320',
    'wide',
    '',
  ])('is not found if it is named otherwise: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('drawing', () => {
  it('is done once for many who ask at the same time, and not again afterwards', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => get('wide/hero-960', 'image/webp')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
    await pictures.close();
    await get('wide/hero-960', 'image/webp');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is done for one or two pictures at a time', async () => {
    let running = 0;
    let most = 0;
    draw.mockImplementation(async (drawing) => {
      running += 1;
      most = Math.max(most, running);
      const bytes = await drawPicture(drawing);
      running -= 1;
      return bytes;
    });
    const widths = [240, 320, 480, 600, 640, 820];
    const replies = await Promise.all(widths.map((width) => get(`wide/poster-${width}`, 'image/webp')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(widths.map(() => 200));
    expect(most).toBeLessThanOrEqual(2);
    draw.mockImplementation(drawPicture);
  });

  it('is refused for more than anybody would wait for', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    draw.mockImplementation(() => held.then(() => PICTURE));
    // One or two that are drawn, and two hundred that wait.
    const slugs = Array.from({ length: 203 }, (_, number) => `copy-${number}`);
    for (const slug of slugs)
      // oxlint-disable-next-line no-await-in-loop
      await write(slug, 'wide.png', await halves(240, 20, 'png'));
    const asked = slugs.map((slug) => get(`${slug}/wide-240`, 'image/webp'));
    const first = await Promise.race(asked);
    expect([first.statusCode, first.json()]).toEqual([
      503,
      { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } },
    ]);
    end();
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(201);
    draw.mockImplementation(drawPicture);
  });

  it('is done anew for an original that has changed', async () => {
    await write('changing', 'hero.jpg', await halves(320, 180));
    const before = await get('changing/hero-240', 'image/webp');
    await write('changing', 'hero.jpg', await halves(1280, 720));
    const after = await get('changing/hero-240', 'image/webp');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await sizeOf((await get('changing/hero-1280')).rawPayload)).toMatchObject({ width: 1280 });
  });

  it('goes on without a cache that cannot be written', async () => {
    await rm(cacheFolder, { recursive: true });
    await writeFile(cacheFolder, 'a file in its way');
    for (const time of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await get('wide/poster-480', 'image/webp')).statusCode).toBe(200);
      // oxlint-disable-next-line no-await-in-loop
      await pictures.close();
      expect(draw).toHaveBeenCalledTimes(time);
    }
    expect(warn).toHaveBeenCalled();
    expect((await readdir(media)).toSorted()).toEqual(['artwork']);
  });
});

describe('an original that is no picture', () => {
  /** A PNG of 60,000 × 60,000 pixels in its header. */
  const bomb = async (): Promise<Buffer> => {
    const png = await halves(10, 10, 'png');
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    return png;
  };
  const hostile: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
    text: () => Buffer.from('This is a letter.'),
    empty: () => Buffer.alloc(0),
    svg: () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/hostname" width="400" height="400"/></svg>',
      ),
    bomb,
    cut: async () => (await halves(800, 600)).subarray(0, 1500),
    gif: () =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: '#000' } })
        .gif()
        .toBuffer(),
  };
  it.each(Object.keys(hostile))('is not found, and logged once: %s', async (name) => {
    await write(`hostile-${name}`, 'hero.jpg', (await hostile[name]?.()) ?? Buffer.alloc(0));
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const reply = await get(`hostile-${name}/hero-240`);
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { code: 'MEDIA_NOT_FOUND', details: { reason: 'unreadable' } },
      ]);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      {
        path: join(folderOf(`hostile-${name}`), 'hero.jpg'),
        err: expect.objectContaining({
          message: expect.stringContaining('allowed: JPEG, PNG, WebP, AVIF or TIFF') as unknown,
        }) as unknown,
      },
      'a picture cannot be read',
    );
    expect((await get('wide/hero-240')).statusCode).toBe(200);
  });

  it('is not opened if it is a folder, and is tried again when it has changed', async () => {
    await mkdir(join(folderOf('folder'), 'hero.jpg'), { recursive: true });
    expect((await get('folder/hero-240')).json()).toMatchObject({ details: { reason: 'artwork' } });
    await rm(join(folderOf('folder'), 'hero.jpg'), { recursive: true });
    await write('folder', 'hero.jpg', await halves(320, 180));
    expect((await get('folder/hero-240')).statusCode).toBe(200);
  });
});
