import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { installProject, type Project } from '../packages/installed.js';
import { bundleWithVite, bundleWithWebpack, serveFolder } from './installed-pages.js';
import { expect, test } from './product.js';

/** Generous, because the frame starts beside a second player of the page. */
const TIMEOUT_MS = 60_000;

/** Imported first, so that the service is configured before the elements are defined. */
const CONFIGURATION = `
import { configure } from '@footlight/elements';
configure({ origin: new URLSearchParams(location.search).get('origin') });
`;

const SCRIPT = `
import './configuration.js';
import '@footlight/elements/define';
import { createPlayer } from '@footlight/embed';
const origin = new URLSearchParams(location.search).get('origin');
window.remote = createPlayer('#stage', { origin, id: '1001', timeout: ${TIMEOUT_MS} });
`;

const pageWith = (head: string, protocol: 'hls' | 'dash'): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Installed</title>${head}<body>
<div id="stage" style="width: 480px"></div>
<footlight-player video="1001" protocol="${protocol}" muted autoplay style="width: 480px"></footlight-player>
<footlight-live-now></footlight-live-now>`;

/** Without a bundler: the SDK's files by their addresses, and a plain script. */
const withoutBundler = (origin: string): string =>
  pageWith(
    `<meta name="footlight-origin" content="${origin}">
<script type="module" src="/node_modules/@footlight/elements/sdk/footlight.js"></script>
<script src="/node_modules/@footlight/embed/footlight.embed.iife.js"></script>
<script type="module">window.remote = Footlight.createPlayer('#stage', { origin: '${origin}', id: '1001', timeout: ${TIMEOUT_MS} });</script>`,
    'hls',
  );

let project: Project;
test.beforeAll(() => {
  project = installProject({
    'page.js': SCRIPT,
    'configuration.js': CONFIGURATION,
    'index.html': pageWith('<script type="module" src="./page.js"></script>', 'dash'),
    'webpack.html': pageWith('<script defer src="./webpack/page.js"></script>', 'hls'),
  });
});
test.afterAll(() => project.remove());

interface Faults {
  readonly missing: string[];
  readonly errors: string[];
}

const collectErrors = (page: Page): Faults => {
  const faults: Faults = { missing: [], errors: [] };
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (!response.ok() && origin === new URL(page.url()).origin && pathname !== '/favicon.ico')
      faults.missing.push(pathname);
  });
  page.on('pageerror', ({ message }) => faults.errors.push(message));
  return faults;
};

/**
 * Checks that a film plays, its lazily loaded controls appear, live events are counted, and the frame can be
 * controlled.
 */
const expectAllOfIt = async (page: Page, faults: Faults): Promise<void> => {
  const player = page.locator('footlight-player');
  const time = () =>
    player
      .locator('video')
      .first()
      .evaluate((media: HTMLVideoElement) => media.currentTime);
  await expect.poll(time).toBeGreaterThan(0.5);
  await expect(player.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('footlight-live-now').getByRole('button')).toBeVisible();
  const moved = await page.evaluate(() =>
    (window as unknown as { remote: { seek(target: object): Promise<{ currentTime: number }> } }).remote.seek(
      { to: 5 },
    ),
  );
  expect(moved.currentTime).toBeGreaterThanOrEqual(4.9);
  expect(faults).toEqual({ missing: [], errors: [] });
};

const setups: readonly {
  readonly name: string;
  readonly prepare: (origin: string) => Promise<void> | void;
  readonly address: string;
}[] = [
  {
    name: 'built by Vite',
    prepare: () => bundleWithVite(project),
    address: 'vite/index.html',
  },
  {
    name: 'built by webpack',
    prepare: () => bundleWithWebpack(project),
    address: 'webpack.html',
  },
  {
    name: 'without a build',
    prepare: (origin) => writeFileSync(path.join(project.folder, 'plain.html'), withoutBundler(origin)),
    address: 'plain.html',
  },
];

test('the packages, installed from their tarballs, play and can be controlled in a page of each kind', async ({
  page,
  product,
}) => {
  test.slow();
  const port = product.port + 2;
  const host = await serveFolder(project.folder, port);
  const faults = collectErrors(page);
  for (const { name, prepare, address } of setups)
    await test.step(`a page ${name}`, async () => {
      await prepare(product.origin);
      await page.goto(`http://localhost:${port}/${address}?origin=${product.origin}`);
      await expectAllOfIt(page, faults);
    });
  await host.close();
});
