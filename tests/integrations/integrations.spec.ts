import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/product.js';
import { serveFolder } from '../journeys/installed-pages.js';
import { CONSUMER } from '../packages/consumer.js';
import { prepareProject, unpack, type PreparedProject } from './prepare-project.js';

/** Offset of the port that the demo allows for pages of publishers, and of one for their other files. */
const PAGE_PORT = 2;
const ASSETS_PORT = 3;
const SEEKED_TO = 30;
const SERVICE = 'https://service.example';

interface Setup {
  /** Folder of `projects`, or of the repository. */
  readonly project: string;
  /** The folder that is served, after the build. */
  readonly served?: string;
  readonly page?: string;
  /** How many scripts a page may load until the first frame. */
  readonly prepare?: (project: PreparedProject) => void;
}

const SETUPS: readonly Setup[] = [
  { project: 'vite', served: 'dist', prepare: (project) => project.run('build') },
  { project: 'react', served: 'dist', prepare: (project) => project.run('build') },
  { project: 'vue', served: 'dist', page: 'deep/sub/index.html', prepare: (project) => project.run('build') },
  { project: 'svelte', served: 'dist', prepare: (project) => project.run('build') },
  { project: 'angular', served: 'dist', prepare: (project) => project.run('build') },
  { project: 'webpack', prepare: (project) => project.run('build') },
  {
    project: 'script-tag',
    prepare: ({ folder }) => {
      unpack('@footlight/elements', path.join(folder, 'package'));
      renameSync(path.join(folder, 'package/sdk'), path.join(folder, 'vendor-player'));
    },
  },
  { project: 'import-map' },
];

/** What a page may not do: print to the console, throw, or miss a file. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => {
    // A page that is left, and a stream that changes its quality, give up requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
};

const timeOf = (page: Page): Promise<number> =>
  page.locator('footlight-player').evaluate(({ currentTime }: FootlightPlayer) => currentTime);

/** The page's film plays, its event was heard, and it seeks when a button is pressed. */
const expectToPlay = async (page: Page, faults: readonly string[], heard = 'ready 1001'): Promise<void> => {
  await expect.poll(() => timeOf(page), { timeout: 60_000 }).toBeGreaterThan(0.5);
  await expect(page.locator('#heard')).toHaveText(heard);
  await page.locator('#seek').press('Enter');
  await expect(page.locator('#position')).toHaveText(/^(?:30|29\.9)/u);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SEEKED_TO);
  expect(faults).toEqual([]);
};

const originsOf = ({ origin, port }: { readonly origin: string; readonly port: number }) => ({
  [SERVICE]: origin,
  'https://assets.example': `http://localhost:${port + ASSETS_PORT}`,
});

for (const { project: source, served = '', page: file = 'index.html', prepare } of SETUPS)
  test(`${source}: the packed packages are built, play, seek and are heard (PLAY-42)`, async ({
    page,
    product,
  }) => {
    const project = prepareProject(source, originsOf(product));
    prepare?.(project);
    const pages = await serveFolder(path.join(project.folder, served), product.port + PAGE_PORT);
    const assets = await serveFolder(path.join(project.folder, 'dist'), product.port + ASSETS_PORT);
    const faults = faultsOf(page);
    try {
      await page.goto(`http://localhost:${product.port + PAGE_PORT}/${file}`);
      await expectToPlay(page, faults);
    } finally {
      await pages.close();
      await assets.close();
    }
  });

test('react-player: a component is its custom player, and its controls follow the prop (PLAY-43)', async ({
  page,
  product,
}) => {
  const project = prepareProject('react', originsOf(product));
  project.run('build');
  const pages = await serveFolder(path.join(project.folder, 'dist'), product.port + PAGE_PORT);
  const address = `http://localhost:${product.port + PAGE_PORT}`;
  const player = page.locator('footlight-player');
  try {
    await page.goto(`${address}/index.html`);
    await expect.poll(() => timeOf(page), { timeout: 60_000 }).toBeGreaterThan(0);
    const src = await player.evaluate(({ currentSrc }: FootlightPlayer) => currentSrc);
    const faults = faultsOf(page);
    await page.goto(`${address}/react-player.html?${new URLSearchParams({ src }).toString()}`);
    await expectToPlay(page, faults, 'ready');
    const controls = () => player.evaluate((element: FootlightPlayer) => element.controls);
    expect(await controls()).toBe('none');
    await expect(player.getByRole('button')).toHaveCount(0);
    await page.locator('#controls').press('Enter');
    expect(await controls()).toBe('default');
    await expect(player.getByRole('button', { name: 'Settings' })).toBeAttached();
    expect(faults).toEqual([]);
  } finally {
    await pages.close();
  }
});

test('Next.js: an App Router application renders, hydrates and plays (PLAY-42)', async ({
  page,
  product,
}) => {
  const project = prepareProject('examples/next', originsOf(product));
  project.run('build', { FOOTLIGHT_ORIGIN: product.origin });
  const port = product.port + PAGE_PORT;
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    { cwd: project.folder, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } },
  );
  try {
    const address = `http://localhost:${port}/`;
    const markup = (): Promise<string> =>
      fetch(address).then(
        (response) => response.text(),
        () => '',
      );
    await expect
      .poll(markup, { timeout: 60_000 })
      .toContain('<footlight-player video="1001" muted="" autoplay="">');
    expect(await markup()).toContain('<footlight-live-now mode="event">');
    const faults = faultsOf(page);
    await page.goto(address);
    await expectToPlay(page, faults);
    // Defined although a Server Component renders it.
    await expect(page.locator('footlight-live-now').getByRole('button')).toBeVisible();
    expect(
      await page.locator('footlight-player').evaluate(({ shortcuts }: FootlightPlayer) => shortcuts),
    ).toEqual({ mute: ['S'] });
    expect(faults).toEqual([]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('the types compile with TypeScript 5.0 to 7.0, with both ways to resolve modules (PLAY-42)', () => {
  const project = prepareProject('types', {});
  writeFileSync(path.join(project.folder, 'page.ts'), CONSUMER);
  const scripts = Object.fromEntries(
    ['5.0', '5.4', '5.9', '7.0'].flatMap((version) =>
      (['bundler', 'nodenext'] as const).map((resolution) => [
        `${version}-${resolution}`,
        [
          `node node_modules/typescript-${version}/bin/tsc page.ts --noEmit --strict --skipLibCheck false`,
          `--exactOptionalPropertyTypes --target es2022 --lib es2022,dom,dom.iterable --moduleResolution ${resolution}`,
          `--module ${resolution === 'bundler' ? 'esnext' : 'nodenext'}`,
        ].join(' '),
      ]),
    ),
  );
  writeFileSync(
    path.join(project.folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', scripts }),
  );
  for (const script of Object.keys(scripts)) project.run(script);
});

test('jsdom and happy-dom: the elements mount in tests of others without a word (PLAY-42)', () => {
  prepareProject('vitest', {}).run('build', { NODE_ENV: 'test' });
});
