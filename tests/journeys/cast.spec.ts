import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { startCast, type RunningCast } from '@footlight/simulators';
import { expect, test } from './product.js';
import { publish, type PublisherPage } from './publisher-page.js';
import { playsPast, stateOf, timeOf } from './watched-player.js';

test.use({
  viewport: { width: 960, height: 540 },
  startOptions: { realm: { embed: { allowedOrigins: ['http://127.0.0.1:{port+2}'] } } },
});

const DEVICE = 'Living room';

let cast: RunningCast;
let published: PublisherPage | undefined;

test.beforeEach(async () => {
  cast = await startCast({ port: 0, device: DEVICE });
});

test.afterEach(async () => {
  await published?.close();
  published = undefined;
  await cast.stop();
});

interface PageOptions {
  readonly attributes?: string;
  /** What `enableCast` takes, as source. */
  readonly options?: string;
  readonly policy?: string;
  readonly nonce?: string;
}

/** A publisher's page on another site than the service and the sender. */
const open = async (
  page: Page,
  { origin, port }: { readonly origin: string; readonly port: number },
  {
    attributes = 'video="1001"',
    options = `{ senderUrl: '${cast.senderUrl}' }`,
    policy,
    nonce,
  }: PageOptions = {},
): Promise<void> => {
  published = await publish(
    port + 2,
    origin,
    () => ({
      ...(policy === undefined ? {} : { policy }),
      ...(nonce === undefined ? {} : { nonce }),
      scripts: [`${origin}/sdk/player.js`],
      body: `<footlight-player muted ${attributes}></footlight-player>
        <script type="module"${nonce === undefined ? '' : ` nonce="${nonce}"`}>
          import { enableCast } from '${origin}/sdk/cast.js';
          const player = document.querySelector('footlight-player');
          await customElements.whenDefined('footlight-player');
          window.errors = [];
          window.casting = enableCast(player, { onError: ({ message }) => window.errors.push(message), ...${options} });
        </script>`,
    }),
    '127.0.0.1',
  );
  await page.goto(published.address);
};

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Play/u }).first().click();
  await playsPast(page, 1);
};

const command = (page: Page, name: keyof FootlightPlayer, ...given: readonly unknown[]) =>
  page
    .locator('footlight-player')
    .evaluate(
      (player, [method, values]) =>
        (Reflect.get(player, method) as (...all: unknown[]) => Promise<unknown>).apply(player, [...values]),
      [name, given] as const,
    );

const castTo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cast', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Cast to' }).getByRole('button', { name: DEVICE }).click();
  await expect(page.getByText(`Playing on ${DEVICE}`)).toBeVisible();
};

const receives = (state: string) => expect.poll(() => cast.receiver.status.playerState).toBe(state);

// PLAY-58
test('a viewer casts, controls the device from the page, and continues there afterwards', async ({
  page,
  product,
}) => {
  await open(page, product);
  await begin(page);
  expect(cast.requests()).toBe(0);
  await command(page, 'seek', { to: 20 });
  await castTo(page);
  expect(cast.requests()).toBe(1);
  await receives('PLAYING');
  // It begins where the page was.
  expect(cast.receiver.status.currentTime).toBeGreaterThan(19);
  expect(cast.receiver.status.currentTime).toBeLessThan(30);
  const [load] = cast.receiver.loads;
  expect(load?.media).toMatchObject({
    contentType: 'application/x-mpegURL',
    hlsVideoSegmentFormat: 'fmp4',
    streamType: 'BUFFERED',
    metadata: { title: (await stateOf(page)).title },
  });
  expect(await stateOf(page)).toMatchObject({
    engine: 'cast',
    paused: false,
    remote: { kind: 'cast', state: 'connected', device: DEVICE, error: null },
  });
  await playsPast(page, 22);

  await page.locator('footlight-player').evaluate((player) => player.focus());
  await page.keyboard.press('k');
  await receives('PAUSED');
  expect((await stateOf(page)).paused).toBe(true);
  await command(page, 'seek', { to: 40 });
  expect(Math.round(cast.receiver.status.currentTime)).toBe(40);
  await command(page, 'play');
  await receives('PLAYING');
  await command(page, 'setVolume', { volume: 30 });
  await expect.poll(() => cast.receiver.status.volume.level).toBeCloseTo(0.3);
  await command(page, 'setVolume', { muted: true });
  await expect.poll(() => cast.receiver.status.volume.muted).toBe(true);
  await command(page, 'setRate', 1.5);
  await expect.poll(() => cast.receiver.status.playbackRate).toBe(1.5);

  // The remote control of the device.
  await cast.receiver.take({ type: 'PAUSE' });
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await cast.receiver.take({ type: 'SEEK', currentTime: 50 });
  await expect.poll(() => timeOf(page)).toBeCloseTo(50, 0);
  await cast.receiver.take({ type: 'SET_VOLUME', volume: { level: 0.8, muted: false } });
  await expect.poll(async () => (await stateOf(page)).volume).toBe(80);
  await cast.receiver.take({ type: 'PLAY' });
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);

  await page.getByRole('button', { name: 'Stop playing on another screen' }).press('Enter');
  await expect(page.getByText(`Playing on ${DEVICE}`)).toBeHidden();
  await playsPast(page, 50.5);
  expect(cast.receiver.application).toBeNull();
  const state = await stateOf(page);
  expect(state).toMatchObject({ engine: 'hls', muted: true, paused: false });
  // The device's volume is not that of the page.
  expect(state.volume).toBe(100);
  expect(state.currentTime).toBeLessThan(62);
});

// PLAY-58
test('a pause and the text go over both ways, and the end of the film is seen', async ({ page, product }) => {
  await open(page, product);
  await begin(page);
  await expect.poll(async () => (await stateOf(page)).subtitles.length).toBeGreaterThan(1);
  const { subtitles } = await stateOf(page);
  const wanted = subtitles.at(-1);
  if (wanted === undefined) throw new Error('The film has no subtitles.');
  await command(page, 'setTextTrack', { id: wanted.id });
  await command(page, 'pause');
  await castTo(page);
  await receives('PAUSED');
  const status = () =>
    cast.receiver.status as typeof cast.receiver.status & {
      readonly media: {
        readonly tracks: readonly { trackId: number; type: string; language: string }[];
      } | null;
    };
  const activeText = () =>
    status()
      .media?.tracks.filter(
        ({ trackId, type }) => type === 'TEXT' && status().activeTrackIds.includes(trackId),
      )
      .map(({ language }) => language);
  await expect.poll(activeText).toEqual([wanted.language]);
  const first = subtitles[0];
  await command(page, 'setTextTrack', { id: first?.id });
  await expect.poll(activeText).toEqual([first?.language]);
  expect((await stateOf(page)).paused).toBe(true);

  // The device is switched off.
  await cast.receiver.take({ type: 'STOP_APP' });
  await expect.poll(async () => (await stateOf(page)).engine).toBe('hls');
  await expect.poll(async () => (await stateOf(page)).status).toBe('ready');
  await expect.poll(async () => (await stateOf(page)).selectedTextTrack?.language).toBe(first?.language);
  expect((await stateOf(page)).paused).toBe(true);

  await castTo(page);
  await receives('PAUSED');
  const { duration } = await stateOf(page);
  await command(page, 'seek', { to: (duration ?? 0) - 2 });
  await command(page, 'play');
  await expect.poll(async () => (await stateOf(page)).ended).toBe(true);
});

// PLAY-58
test('what a device cannot play goes on here, with a note', async ({ page, product }) => {
  await open(page, product, {
    options: `{ senderUrl: '${cast.senderUrl}', contentUrl: () => '${product.origin}/media/none.m3u8' }`,
  });
  await begin(page);
  await page.getByRole('button', { name: 'Cast', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Cast to' }).getByRole('button', { name: DEVICE }).click();
  await expect(page.getByText('The device can’t play this video.')).toBeVisible();
  const before = await timeOf(page);
  await playsPast(page, before + 0.5);
  expect(await page.evaluate(() => Reflect.get(window, 'errors') as string[])).toEqual([
    'The device cannot play this video.',
  ]);
});

// PLAY-59
test('without Google’s script there is a note and an error, and the next press tries again', async ({
  page,
  product,
}) => {
  await open(page, product);
  await begin(page);
  await page.route('**/cast_sender.js*', (route) => route.abort());
  await page.getByRole('button', { name: 'Cast', exact: true }).press('Enter');
  await expect(page.getByText('The connection to devices couldn’t be loaded. Try again.')).toBeVisible();
  const errors = await page.evaluate(() => Reflect.get(window, 'errors') as string[]);
  expect(errors).toEqual([expect.stringContaining('could not be loaded: http')]);
  expect((await stateOf(page)).paused).toBe(false);
  await page.unroute('**/cast_sender.js*');
  await castTo(page);
  await receives('PLAYING');
});

// PLAY-59
test('a viewer who chooses no device stays, without a complaint', async ({ page, product }) => {
  await open(page, product);
  await begin(page);
  await page.getByRole('button', { name: 'Cast', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Cast to' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await stateOf(page)).remote?.state).toBe('disconnected');
  expect((await stateOf(page)).remote?.error).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, 'errors') as string[])).toEqual([]);
});

// PLAY-59
test('the script gets the nonce of the page, and its own policy of Trusted Types', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const sender = new URL(cast.senderUrl).origin;
  await open(page, product, {
    nonce: 'abc123',
    policy: [
      "default-src 'none'",
      "script-src 'nonce-abc123'",
      `connect-src ${origin} ${sender}`,
      `img-src ${origin}`,
      'media-src blob:',
      "require-trusted-types-for 'script'",
      'trusted-types lit-html footlight-cast',
    ].join('; '),
  });
  await begin(page);
  await castTo(page);
  await receives('PLAYING');
});
