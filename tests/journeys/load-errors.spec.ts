import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { serveErrors, type Fault, type ErrorServer } from './fault-server.js';
import { expect, test } from './product.js';
import { publish, type PublisherPage } from './publisher-page.js';

/** PLAY-10 */
const MOST_MS = 3000;

const HLS = 'application/vnd.apple.mpegurl';
const faults: Record<string, Fault> = {
  '/gone.m3u8': { status: 404 },
  '/unshared.m3u8': { status: 404, isShared: false },
  '/gone.mp4': { status: 404 },
  '/page.mp4': { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' },
  '/codec.m3u8': {
    status: 200,
    headers: { 'content-type': HLS },
    body: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000,RESOLUTION=64x36,CODECS="dvh9.08.07"\nv.m3u8\n',
  },
  '/busy.m3u8': { status: 503 },
};

test.use({ viewport: { width: 640, height: 400 } });

const opened: { close(): Promise<void> }[] = [];
test.afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const serve = async (...given: Parameters<typeof serveErrors>): Promise<ErrorServer> => {
  const server = await serveErrors(...given);
  opened.push(server);
  return server;
};

const show = async (page: Page, port: number, sdk: string, body: string): Promise<PublisherPage> => {
  const published = await publish(port, sdk, () => ({ scripts: [`${sdk}/sdk/player.js`], body }));
  opened.push(published);
  await page.goto(published.address);
  await page.evaluate(() => customElements.whenDefined('footlight-player'));
  return published;
};

interface ReportedError {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly afterMs: number;
}

/** Sets the content, and returns the resulting error. */
const reportedErrorOf = (page: Page, attribute: string, value: string): Promise<ReportedError> =>
  page.evaluate(
    ([name, address]) =>
      new Promise<ReportedError>((resolve) => {
        const player = document.querySelector('footlight-player');
        const startedAt = performance.now();
        player?.addEventListener(
          'footlight-error',
          (event) => {
            const { error } = event.detail;
            const { code, details } = error;
            resolve({ code, details: { ...details }, afterMs: performance.now() - startedAt });
          },
          { once: true },
        );
        player?.setAttribute(name ?? '', address ?? '');
      }),
    [attribute, value],
  );

const timeOf = (page: Page): Promise<number> =>
  page.locator('footlight-player').evaluate((player: FootlightPlayer) => player.state.currentTime);

test('PLAY-10, PLAY-11: load failures are told apart within 3 s, and one without a response is retried and plays', async ({
  page,
  product,
}) => {
  const { origin } = await serve((path) => faults[path.split('?')[0] ?? '']);
  const nobody = await serveErrors(() => undefined);
  await nobody.close();
  await show(page, product.port + 2, product.origin, '<footlight-player muted></footlight-player>');
  const alert = page.locator('footlight-player').getByRole('alert');
  // Loads the engines' code before anything is measured.
  await reportedErrorOf(page, 'src', `${origin}/gone.m3u8?first`);
  await reportedErrorOf(page, 'src', `${origin}/gone.mp4?first`);
  for (const [address, code, details, words] of [
    [`${origin}/gone.m3u8`, 'NOT_FOUND', { status: 404 }, /couldn’t find.*404/isu],
    [`${origin}/unshared.m3u8`, 'BLOCKED', { fault: 'cors' }, /on this website.*cors/isu],
    [`${origin}/gone.mp4`, 'NOT_FOUND', { status: 404 }, /couldn’t find.*404/isu],
    [
      `${origin}/page.mp4`,
      'UNSUPPORTED',
      { fault: 'type', contentType: 'text/html' },
      /isn’t a video.*html/isu,
    ],
    [`${origin}/codec.m3u8`, 'UNSUPPORTED', { fault: 'codec', codecs: 'dvh9.08.07' }, /browser.*dvh9/isu],
    [`${origin}/busy.m3u8`, 'NETWORK', { status: 503, retryable: true }, /server.*503/isu],
    [`${nobody.origin}/film.m3u8`, 'NETWORK', { fault: 'network', retryable: true }, /your connection/iu],
  ] as const) {
    const reported = await reportedErrorOf(page, 'src', address);
    expect(reported, address).toMatchObject({ code, details });
    expect(reported.afterMs, address).toBeLessThan(MOST_MS);
    await expect(alert).toContainText(words);
  }

  // PLAY-11: a load that failed for lack of a response is retried automatically, and plays.
  const answer = await page.request.post('/api/v5/manifest/video/1001', { data: {} });
  const { streams } = (await answer.json()) as { streams: { protocol: string; url: string }[] };
  const stream = new URL(streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '', product.origin).href;
  let isBusy = true;
  const back = await serve(() => (isBusy ? { status: 503 } : { status: 302, headers: { location: stream } }));
  await page.locator('footlight-player').evaluate((player) => player.toggleAttribute('autoplay', true));
  expect(await reportedErrorOf(page, 'src', `${back.origin}/film.m3u8`)).toMatchObject({ code: 'NETWORK' });
  isBusy = false;
  await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThan(0.1);
  await expect(alert).toHaveCount(0);
});

test('PLAY-10: an origin that the service does not allow is reported with the setting that allows it', async ({
  page,
  product,
}) => {
  await show(page, product.port + 3, product.origin, '<footlight-player muted></footlight-player>');
  const reported = await reportedErrorOf(page, 'video', '1001');
  expect(reported).toMatchObject({
    code: 'ORIGIN_NOT_ALLOWED',
    details: { setting: 'embed.allowedOrigins', retryable: false },
  });
  expect(reported.afterMs).toBeLessThan(MOST_MS);
  await expect(page.locator('footlight-player').getByRole('alert')).toContainText('embed.allowedOrigins');
});
