import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { installProject, type Project } from '../packages/installed.js';
import { expect, test } from './product.js';
import { SURROUNDINGS, snippets, withAddresses, type Snippet } from './snippet-pages.js';

// Decoding is the main cost of a page, and a small picture shows the same.
test.use({ viewport: { width: 640, height: 480 } });

/** Offset of the port that the documentation tells developers to serve their page on. */
const HOST_PORT_OFFSET = 2;
/** Files that the documentation names as those of the reader. */
const OF_THE_READER: readonly (readonly [RegExp, string, string])[] = [
  [/\.vtt$/u, 'text/vtt', 'WEBVTT\n'],
  [/\.webp$/u, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'],
];
/** Parts that name a product of others, before what replaces it. */
const BEFORE = /^(?:\/\/ before|<!-- before -->)\n[^]*?(?=^(?:\/\/ after|<!-- after -->))/mu;

let project: Project;
test.beforeAll(() => {
  test.setTimeout(300_000);
  project = installProject({}, ['media-chrome']);
});
test.afterAll(() => project.remove());

/** A module of a page, bundled with the installed packages. */
const bundle = async (code: string): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project.folder, sourcefile: 'snippet.js' },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: '/',
    write: false,
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map((file) => [file.path.replace(/^\/stdin\.js$/u, '/snippet.js'), file.text] as const),
  );
};

interface Host {
  readonly address: string;
  /** What the next page consists of. */
  show(html: string, files?: ReadonlyMap<string, string>): void;
  close(): Promise<void>;
}

const openHost = async (port: number): Promise<Host> => {
  let shown: { html: string; files: ReadonlyMap<string, string> } = { html: '', files: new Map() };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = pathname.startsWith('/node_modules/')
      ? readFileSync(path.join(project.folder, pathname), 'utf8')
      : shown.files.get(pathname);
    const own = OF_THE_READER.find(([pattern]) => pattern.test(pathname));
    const type = script !== undefined ? 'text/javascript' : (own?.[1] ?? 'text/html');
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(script ?? own?.[2] ?? (pathname === '/' ? shown.html : ''));
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    address: `http://localhost:${port}/`,
    show: (html, files = new Map()) => {
      shown = { html, files };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};

const pageOf = (name: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${name}</title>${body}`;

const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return faults;
};

/** Every element of the page is defined, and the first player has loaded what it names. */
const expectToWork = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every(
      (element) => !element.localName.startsWith('footlight-') || element.matches(':defined'),
    ),
  );
  const first = page.locator('footlight-player').first();
  if ((await first.count()) === 0) return;
  await expect
    .poll(() => first.evaluate(({ state }: FootlightPlayer) => [state.status, state.error?.code]), {
      timeout: 60_000,
    })
    .toEqual(['ready', undefined]);
};

const ofLanguage = (language: string): Snippet[] => snippets().filter((one) => one.language === language);

test('the snippets of HTML work when they are pasted into a page (PLAY-44)', async ({ page, product }) => {
  test.slow();
  const host = await openHost(product.port + HOST_PORT_OFFSET);
  const faults = faultsOf(page);
  const sdk = `<script type="module" src="${product.origin}/sdk/footlight.js"></script>`;
  try {
    host.show(pageOf('A stream', `${sdk}<footlight-player video="1001" muted></footlight-player>`));
    await page.goto(host.address);
    await expectToWork(page);
    const stream = await page
      .locator('footlight-player')
      .evaluate(({ currentSrc }: FootlightPlayer) => currentSrc);
    expect(stream).toMatch(/\.m3u8/u);
    const chrome = await bundle(`import 'media-chrome';`);

    const pieces = ofLanguage('html').filter(({ code }) => !code.includes('…'));
    expect(pieces.length).toBeGreaterThan(15);
    for (const { name, code } of pieces)
      await test.step(name, async () => {
        const html = withAddresses(code.replace(BEFORE, ''), product.origin, stream);
        const head = [
          html.includes('/sdk/') ? '' : sdk,
          html.includes('<media-controller') ? '<script type="module" src="/snippet.js"></script>' : '',
          // What a page of the reader has under a name that the snippet uses.
          '<script>globalThis.next = () => undefined;</script>',
        ].join('');
        host.show(html.startsWith('<!doctype') ? html : pageOf(name, head + html), chrome);
        await page.goto(host.address);
        await expectToWork(page);
        expect(faults, name).toEqual([]);
      });
  } finally {
    await host.close();
  }
});

test('the snippets of scripts run in a page that has what they name (PLAY-44)', async ({ page, product }) => {
  test.slow();
  const host = await openHost(product.port + HOST_PORT_OFFSET);
  const faults = faultsOf(page);
  const sdk = `<script type="module" src="${product.origin}/sdk/footlight.js"></script>`;
  try {
    const pieces = ofLanguage('js').filter(({ code }) => !code.includes("from '@vitejs/"));
    expect(pieces.length).toBeGreaterThan(12);
    for (const { name, code } of pieces)
      await test.step(name, async () => {
        const script = withAddresses(code.replace(BEFORE, ''), product.origin, '');
        // A file that later snippets import.
        const file = /^\/\/ (?<file>[\w.-]+\.js)\n/u.exec(script)?.groups?.['file'];
        if (file !== undefined) writeFileSync(path.join(project.folder, file), script);
        const files = await bundle(`${script}\nglobalThis.hasRun = true;`);
        // A page has the elements from its packages or from the service.
        const around = script.includes('@footlight/elements') ? SURROUNDINGS : sdk + SURROUNDINGS;
        host.show(pageOf(name, `${around}<script type="module" src="/snippet.js"></script>`), files);
        await page.goto(host.address);
        await page.waitForFunction(() => Reflect.get(globalThis, 'hasRun') === true, undefined, {
          timeout: 60_000,
        });
        expect(faults, name).toEqual([]);
      });
  } finally {
    await host.close();
  }
});

test('the snippets of style sheets have no rule that a browser drops (PLAY-44)', async ({ page }) => {
  await page.goto('about:blank');
  const pieces = ofLanguage('css');
  expect(pieces.length).toBeGreaterThan(1);
  for (const { name, code } of pieces) {
    const kept = await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).style.length);
    }, code);
    const written = [...code.matchAll(/\{(?<body>[^}]*)\}/gu)].map(
      ({ groups }) => (groups?.['body'] ?? '').split(';').filter((line) => line.includes(':')).length,
    );
    expect(kept.length, name).toBe(written.length);
    for (const [at, count] of written.entries()) expect(kept[at], name).toBeGreaterThanOrEqual(count);
  }
});
