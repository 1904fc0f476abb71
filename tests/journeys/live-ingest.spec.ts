import type { ChildProcess } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { freePort, publish, startLive } from '../../packages/server/testing/live-process.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const EVENT = '2007';
const KEY = 'a-key-for-journeys';

// A service of its own, because the event is over at the end, which would affect other journeys.
test.use({ viewport: { width: 480, height: 320 }, startOptions: { env: { FOOTLIGHT_LIVE_KEY: KEY } } });

const playsOn = async (player: Locator, seconds: number): Promise<void> => {
  const { currentTime } = await playerState(player);
  await expect
    .poll(async () => (await playerState(player)).currentTime, { timeout: 60_000 })
    .toBeGreaterThan(currentTime + seconds);
};

// LIVE-10, LIVE-11, LIVE-12
test('the stream of an encoder plays, continues after the source dropped, and ends as a recording', async ({
  page,
  product,
}) => {
  const children = new Set<ChildProcess>();
  const port = await freePort();
  const live = startLive([EVENT, '--port', String(port)], {
    PORT: String(product.port),
    FOOTLIGHT_DATA: product.dataFolder,
    FOOTLIGHT_LIVE_KEY: KEY,
  });
  children.add(live.child);
  const encode = (): ChildProcess => {
    const encoder = publish(`rtmp://127.0.0.1:${port}/live/${KEY}`);
    children.add(encoder);
    return encoder;
  };
  try {
    await live.waitForOutput('waits for an encoder');
    const source = encode();
    await live.waitForOutput('is being packaged');
    // Until then the event plays the film in the catalogue.
    await expect
      .poll(
        async () => {
          const answer = await page.request.post(`/api/v5/manifest/event/${EVENT}`, { data: {} });
          const { streams } = (await answer.json()) as {
            readonly streams: readonly { readonly url: string }[];
          };
          return (await page.request.get(streams[0]?.url ?? '')).text();
        },
        { timeout: 60_000 },
      )
      .toContain('v720');
    await page.goto(`/live/${EVENT}`);
    const player = page.locator('footlight-player');
    await expect.poll(async () => (await playerState(player)).type, { timeout: 60_000 }).toBe('live');
    await playsOn(player, 0.5);

    source.kill('SIGKILL');
    await live.waitForOutput('the source is gone');
    await expect.poll(async () => (await playerState(player)).isPlaying, { timeout: 60_000 }).toBe(false);
    expect(await playerState(player)).toMatchObject({ ended: false, code: null });
    encode();
    await playsOn(player, 0.5);
    expect(await playerState(player)).toMatchObject({ type: 'live', ended: false, code: null });

    live.child.kill('SIGINT');
    expect(await live.ended).toBe(0);
    await expect.poll(async () => (await playerState(player)).ended, { timeout: 60_000 }).toBe(true);
    await player.getByRole('button', { name: 'Watch the recording' }).press('Enter');
    await expect.poll(async () => (await playerState(player)).type, { timeout: 60_000 }).toBe('vod');
    await playsOn(player, 0.3);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
});
