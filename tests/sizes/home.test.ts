import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

/** Maximum size in bytes of the front page's JavaScript before any interaction, with brotli 11. */
const MOST = 167_550;
const BUILD_TIMEOUT_MS = 120_000;

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'site/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const json = (file: string): unknown => JSON.parse(readFileSync(join(SITE, file), 'utf8'));

/** The scripts in the page's HTML, and those that the service adds for a route. */
const scriptsOf = (route: string): string[] => {
  const chunks = json('.vite/manifest.json') as Readonly<Record<string, Chunk>>;
  const pages = json('pages.json') as Readonly<Record<string, { readonly modules: readonly string[] }>>;
  const files = new Set<string>();
  const waiting = ['index.html'];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const { file = '', imports = [] } = chunks[name] ?? {};
    if (!files.has(file)) waiting.push(...imports);
    files.add(file);
  }
  return [...new Set([...files, ...(pages[route]?.modules ?? [])])];
};

const brotliSize = (source: Buffer): number =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sourcesOf = (route: string): Buffer[] => scriptsOf(route).map((file) => readFileSync(join(SITE, file)));

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'site']);
}, BUILD_TIMEOUT_MS);

describe('the first load of a page', () => {
  it('has at most 167 kB of JavaScript on home', () => {
    const size = sourcesOf('home').reduce((total, source) => total + brotliSize(source), 0);
    expect(size).toBeLessThanOrEqual(MOST);
    expect(size).toBeGreaterThan(MOST / 2);
  });

  it('has no playback code on home', () => {
    const all = Buffer.concat(sourcesOf('home')).toString();
    for (const mark of ['DashHandler', 'fragParsingError', 'footlight-statechange', 'MediaSource'])
      expect(all).not.toContain(mark);
    expect(Buffer.concat(sourcesOf('live')).toString()).toContain('footlight-statechange');
  });

  it('has no player on the page of a recording', () => {
    // A child element that the player's code defines; the player's own name also occurs in pages that listen to its
    // events.
    const element = 'footlight-player-notice';
    expect(Buffer.concat(sourcesOf('vod')).includes(element)).toBe(false);
    expect(Buffer.concat(sourcesOf('live')).includes(element)).toBe(true);
  });

  it.each([
    ['home', 8],
    ['series', 9],
    ['vod', 11],
    ['search', 10],
  ])('requests few files on %s, because each of them delays it', (route, most) => {
    expect(scriptsOf(route).length).toBeLessThanOrEqual(most);
  });
});

describe('code that only the service needs', () => {
  it('is one module although its entry is loaded with a query: no other file loads the entry again', () => {
    const folder = join(SITE, 'server/assets');
    const again = readdirSync(folder).filter(
      (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('/server.js"'),
    );
    expect(again).toEqual([]);
  });

  it('is in the code that the service loads, and in no file for browsers', () => {
    const scriptsIn = (folder: string): string => {
      const names = readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' });
      return Buffer.concat(
        names.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(SITE, folder, name))),
      ).toString();
    };
    const [fetched, served] = [scriptsIn('assets'), scriptsIn('server')];
    for (const mark of ['BreadcrumbList', 'NewsArticle', 'og:locale:alternate', 'indexifembedded'])
      expect([mark, served.includes(mark), fetched.includes(mark)]).toEqual([mark, true, false]);
  });
});
