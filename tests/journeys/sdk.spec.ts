import { readFileSync } from 'node:fs';
import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';
import type { StartedService } from '../service/started-service.js';
import { publish, type Article, type PublisherPage } from './publisher-page.js';

const ELEMENTS = new URL('../../packages/elements/package.json', import.meta.url);

// A small viewport, wide enough for every control.
test.use({ viewport: { width: 640, height: 400 } });

let published: PublisherPage | undefined;
test.afterEach(async () => {
  await published?.close();
  published = undefined;
});

/** The service allows pages of two other ports: its examples, and this one. */
const open = async (
  page: Page,
  { origin, port }: StartedService,
  article: (origin: string) => Article,
): Promise<void> => {
  published = await publish(port + 2, origin, article);
  await page.goto(published.address);
};

const playsOn = (page: Page, tag = 'footlight-player') =>
  expect
    .poll(() =>
      page
        .locator(`${tag} video`)
        .first()
        .evaluate((media: HTMLVideoElement) => media.currentTime),
    )
    .toBeGreaterThan(0.1);

/** Collects a page's policy violations from its first script on. */
const collectViolations = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  await page.exposeFunction('complain', (words: string) => complaints.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      (globalThis as unknown as { complain(words: string): void }).complain(
        `${effectiveDirective}: ${blockedURI} ${sample}`,
      );
    });
  });
  return complaints;
};

const strictPolicy = (origin: string, scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'none'",
    `connect-src ${origin}`,
    `img-src ${origin}`,
    // Advertisements are files, and the documents with them are XML.
    `media-src blob: ${origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html footlight-ads',
  ].join('; ');

test.describe('the SDK in a host page', () => {
  test('works under a strict policy with trusted types, over HLS and DASH, with advertisements', async ({
    page,
    product,
  }) => {
    const complaints = await collectViolations(page);
    const { origin } = product;
    await open(page, product, () => ({
      policy: strictPolicy(origin, origin),
      scripts: [`${origin}/sdk/footlight.js`],
      body: '<footlight-player video="1001" protocol="hls" muted autoplay subtitle-language="en"></footlight-player>',
    }));
    await playsOn(page);
    const player = page.locator('footlight-player');
    await player.getByRole('button', { name: 'Settings' }).press('Enter');
    await expect(player.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');

    await player.evaluate(async (element) => {
      const film = element as FootlightPlayer;
      film.setAttribute('protocol', 'dash');
      await film.load({ id: '1001', kind: 'vod' });
    });
    await expect.poll(async () => (await playerState(player)).engine).toBe('dash');
    await playsOn(page);

    await player.evaluate((element) => (element as FootlightPlayer).load({ id: '1008', kind: 'vod' }));
    await player.evaluate((element) => (element as FootlightPlayer).play());
    await expect
      .poll(async () => (await playerState(player)).ad)
      .toMatchObject({ phase: 'playing', index: 1 });
    expect(complaints).toEqual([]);
  });

  for (const more of ['', " 'strict-dynamic'"]) {
    test(`plays where only scripts with the nonce of the page are allowed${more}`, async ({
      page,
      product,
    }) => {
      const complaints = await collectViolations(page);
      const { origin } = product;
      await open(page, product, () => ({
        policy: strictPolicy(origin, `'nonce-4bcd'${more}`),
        nonce: '4bcd',
        scripts: [`${origin}/sdk/footlight.js`],
        body: '<footlight-player video="1001" muted autoplay></footlight-player>',
      }));
      await playsOn(page);
      expect(complaints).toEqual([]);
    });
  }

  test('requests each file once where an import map holds their integrity', async ({ page, product }) => {
    const { origin } = product;
    const { version } = JSON.parse(readFileSync(ELEMENTS, 'utf8')) as { version: string };
    const root = `${origin}/sdk/${version}/`;
    const hashes = (await (await page.request.get(`${root}integrity.json`)).json()) as Record<string, string>;
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [new URL(file, root).href, hash]),
    );
    const requested: string[] = [];
    const warnings: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(root)) requested.push(request.url());
    });
    page.on('console', (message) => {
      if (message.text().includes('integrity')) warnings.push(message.text());
    });
    await open(page, product, () => ({
      scripts: [`${root}footlight.js`],
      integrity,
      body: '<footlight-player video="1001" muted autoplay></footlight-player>',
    }));
    await playsOn(page);
    expect(requested.length).toBeGreaterThan(5);
    expect(requested).toHaveLength(new Set(requested).size);
    expect(warnings).toEqual([]);
  });

  test('defines its elements once if the page has two copies of it', async ({ page, product }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const { origin } = product;
    await open(page, product, (own) => ({
      scripts: [`${origin}/sdk/footlight.js`, `${own}/copy/sdk/footlight.js`, `${own}/copy/sdk/player.js`],
      body: '<footlight-player video="1001" muted autoplay></footlight-player><footlight-live-now></footlight-live-now>',
    }));
    await playsOn(page);
    await expect(page.locator('footlight-live-now').getByRole('button')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('plays a plain address with the page’s own tracks without the service, and aborts an earlier load', async ({
    page,
    product,
  }) => {
    const { origin } = product;
    const answer = await page.request.post('/api/v5/manifest/video/1001', { data: {} });
    const data = (await answer.json()) as {
      streams: { protocol: string; url: string; subtitles: { url: string }[] }[];
      annotations: { chapters: string };
    };
    const stream = data.streams.find(({ protocol }) => protocol === 'HLS');
    const absolute = (address = ''): string => new URL(address, origin).href;
    let release = (): void => undefined;
    const isRequested = new Promise<void>((resolve) => {
      void page.route('**/page-service-*.js', async (route) => {
        const isReleased = new Promise<void>((free) => (release = free));
        resolve();
        await isReleased;
        await route.continue();
      });
    });
    await open(page, product, () => ({
      scripts: [`${origin}/sdk/player.js`],
      body: `<footlight-player protocol="hls" muted autoplay>
        <track kind="subtitles" srclang="es" label="Español" src="${absolute(stream?.subtitles[0]?.url)}" default>
        <track kind="chapters" src="${absolute(data.annotations.chapters)}">
      </footlight-player>`,
    }));
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const player = page.locator('footlight-player');
    // Requested before the service's client has loaded.
    const first = player.evaluate(async (element) => {
      await customElements.whenDefined('footlight-player');
      return (element as FootlightPlayer).load({ id: '1002', kind: 'vod' }).then(
        () => 'loaded',
        (error: { code: string }) => error.code,
      );
    });
    await isRequested;
    await player.evaluate((element, address) => {
      Object.assign(element, { videoTitle: 'A coast', src: address });
    }, absolute(stream?.url));
    await playsOn(page);
    release();
    expect(await first).toBe('ABORTED');
    await expect(player.getByRole('button', { name: 'Chapters' })).toBeVisible();
    await expect(player.getByRole('group', { name: /A coast/u })).toBeVisible();
    expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});
