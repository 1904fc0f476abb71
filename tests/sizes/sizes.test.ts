import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Sizes in bytes with brotli 11, as a server sends them. A bundle that exceeds its budget fails here; raise the budget
 * in `budget.json` and state the reason. The hashes in names of chunks change a size by up to 40 bytes without a change
 * of code, so a budget needs that much room.
 */
const ROOT = join(import.meta.dirname, '../..');
const SDK = join(ROOT, 'packages/elements/dist/sdk');
const BUILD_TIMEOUT_MS = 600_000;
/** Best compression of a megabyte takes seconds. */
const BROTLI_TIMEOUT_MS = 60_000;

const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Readonly<
  Record<string, { readonly what: string; readonly most: number }>
>;

const text = (file: string): Promise<string> => readFile(join(SDK, file), 'utf8');

const brotliSize = (source: string): number =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Static imports, which load with a file before it runs. */
const STATIC = /(?:from|import)\s*["'](?<file>\.[^"']+)["']/gu;
/** Dynamic imports, which load later or never: the build writes them as calls of `loadChunk`. */
const LAZY = /\(\s*["'](?<file>\.[^"']+)["'],\s*import\.meta\.url\b/gu;

/** Chunks needed for the first frame: the control bar, the core and the fast start. */
const BY_FIRST_FRAME = /^chunks\/(?:bar|core|play-fast)-[\w-]{8}\.js$/u;
/** hls.js and its adapter, which are requested after the first segments. */
const BY_LATER_FRAMES = /^chunks\/(?:hls|hls-adapter)-[\w-]{8}\.js$/u;
/** The client of the service, needed to load content by id. */
const BY_SERVICE = /^chunks\/page-service-[\w-]{8}\.js$/u;
/** Live-now, guide card and watchlist on one page, before any of them is opened. */
const MOST_OF_WIDGETS = 46_060;
/** Maximum size of the code that plays an HLS stream, relative to the published hls.js. */
const MOST_OF_HLS = 1.135;
/** The same of the code up to the first frame. */
const MOST_BY_FIRST_FRAME = 0.42;

/** Up to five of each of the fourteen languages among them, of which a page loads those of its own. */
const MOST_CHUNKS = 181;
const TINY_BYTES = 1000;
const HASHED = /-[\w-]{8}\.js$/u;
const TINY_CHUNKS = ['cue-delay', 'formats', 'more-rooms', 'rotate-cw', 'sharing', 'use-latest'];

const importsOf = (file: string, source: string, form: RegExp): string[] =>
  [...source.matchAll(form)].map(({ groups }) => join(dirname(file), groups?.['file'] ?? ''));

/** The entry with all files reached by the given kinds of import. */
const reach = async (entry: string, ...forms: RegExp[]): Promise<ReadonlyMap<string, string>> => {
  const reached = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    const source = await text(file);
    reached.set(file, source);
    for (const form of forms) waiting.push(...importsOf(file, source, form));
  }
  return reached;
};

const firstLoad = (entry: string): Promise<ReadonlyMap<string, string>> => reach(entry, STATIC);

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'SDK']);
}, BUILD_TIMEOUT_MS);

describe('the SDK', () => {
  it.each(Object.entries(budget))('keeps %s within its budget', async (entry, { most }) => {
    const files = await firstLoad(entry);
    const size = [...files.values()].reduce((total, source) => total + brotliSize(source), 0);
    expect(size).toBeLessThanOrEqual(most);
    // The budget must be lowered when the bundle shrinks.
    expect(size).toBeGreaterThan(most / 2);
  });

  it('has the player in one file, so that its page waits for one request', async () => {
    expect([...(await firstLoad('player.js')).keys()]).toEqual(['player.js']);
  });

  it('loads live-now, guide card and watchlist with Preact in at most 46 kB together', async () => {
    const together = new Map<string, string>();
    for (const entry of ['live-now.js', 'guide-card.js', 'watchlist.js'])
      for (const [file, source] of await firstLoad(entry)) together.set(file, source);
    const size = [...together.values()].reduce((total, source) => total + brotliSize(source), 0);
    expect(size).toBeLessThanOrEqual(MOST_OF_WIDGETS);
    const all = [...together.values()].join('\n');
    for (const tag of ['live-now', 'guide-card', 'watchlist'])
      expect(all.includes(`footlight-${tag}`)).toBe(true);
  });

  it('loads the engines only for playback', async () => {
    const files = [...(await firstLoad('footlight.js')).values()].join('\n');
    for (const mark of ['DashHandler', 'hlsDefaultConfig', 'fragParsingError'])
      expect(files).not.toContain(mark);
    const lazy = [...(await reach('footlight.js', STATIC, LAZY)).values()].join('\n');
    for (const mark of ['DashHandler', 'fragParsingError']) expect(lazy).toContain(mark);
  });

  it(
    'loads less than half of hls.js until the first frame of an HLS stream, and little more than hls.js for all',
    async () => {
      const all = [...(await reach('player.js', STATIC, LAZY)).keys()];
      const files = new Map(await firstLoad('player.js'));
      const published = join(ROOT, 'node_modules/hls.js/dist/hls.min.js');
      const hls = brotliSize(await readFile(published, 'utf8'));
      const ratioWith = async (chunks: readonly string[]): Promise<number> => {
        for (const file of chunks)
          for (const [name, source] of await firstLoad(file)) files.set(name, source);
        return [...files.values()].reduce((total, source) => total + brotliSize(source), 0) / hls;
      };
      const first = all.filter((file) => BY_FIRST_FRAME.test(file));
      expect(first).toHaveLength(3);
      expect(await ratioWith(first)).toBeLessThanOrEqual(MOST_BY_FIRST_FRAME);
      const later = all.filter((file) => BY_LATER_FRAMES.test(file));
      expect(later).toHaveLength(2);
      expect(await ratioWith(later)).toBeLessThanOrEqual(MOST_OF_HLS);
    },
    BROTLI_TIMEOUT_MS,
  );

  it('contains no React', async () => {
    const files = [...(await firstLoad('footlight.js')).values()].join('\n');
    expect(files).not.toContain('react.transitional.element');
  });

  it('requests at most nine files of JavaScript until the first frame of an address or a video of the service', async () => {
    const chunks = [...(await reach('player.js', STATIC, LAZY)).keys()];
    const playing = chunks.filter((file) => BY_FIRST_FRAME.test(file) || BY_SERVICE.test(file));
    expect(playing).toHaveLength(4);
    const files = new Set(['player.js']);
    for (const file of playing) for (const name of (await firstLoad(file)).keys()) files.add(name);
    expect(files.size).toBeLessThanOrEqual(9);
  });

  it('has few files, and hardly any that is smaller than its request', async () => {
    const files = (await readdir(SDK, { recursive: true })).filter((file) => /^chunks\/.*\.js$/u.test(file));
    expect(files.length).toBeLessThanOrEqual(MOST_CHUNKS);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(SDK, file))).size));
    const tiny = files.filter((_file, index) => (sizes[index] ?? 0) < TINY_BYTES);
    // These would become part of the files that pages load first, or load others with them that nobody needs.
    expect(tiny.map((file) => basename(file).replace(HASHED, '')).toSorted()).toEqual(TINY_CHUNKS);
  });

  it('has a brotli 11 file next to each file, and the hashes of all in one list', async () => {
    const list = JSON.parse(await text('integrity.json')) as Readonly<Record<string, string>>;
    const files = [...(await reach('footlight.js', STATIC, LAZY)).keys()];
    expect(files.length).toBeGreaterThan(10);
    for (const file of [...files, 'footlight.embed.js', 'footlight.embed.iife.js', 'live-now.js']) {
      const source = await readFile(join(SDK, file));
      expect([file, list[file]]).toEqual([
        file,
        `sha384-${createHash('sha384').update(source).digest('base64')}`,
      ]);
      expect(brotliDecompressSync(await readFile(join(SDK, `${file}.br`))).equals(source)).toBe(true);
    }
  });
});
