import { expect, product, test } from './journey.js';
import { framesPainted, stateOf } from './watched.js';

/** Frames that even a busy machine paints in a second of a film with 25. */
const MOVING = 2;

for (const protocol of ['hls', 'dash'])
  test(`a film over ${protocol} plays after a press`, async ({ tab, hostPage }) => {
    await tab.goto(
      await hostPage(`<footlight-player video="1001" protocol="${protocol}"></footlight-player>`, [
        `${product.origin}/sdk/player.js`,
      ]),
    );
    await tab.press('button', 'Play');
    expect(await framesPainted(tab)).toBeGreaterThan(MOVING);
    expect(await stateOf(tab)).toMatchObject({
      error: null,
      paused: false,
      protocol: protocol.toUpperCase(),
    });
  });

test('a file plays after a press', async ({ tab, hostPage }) => {
  const file = `${product.origin}/media/ads/northline/360.mp4`;
  await tab.goto(await hostPage(`<footlight-player src="${file}" video-title="A file"></footlight-player>`));
  await tab.press('button', 'Play');
  expect(await framesPainted(tab)).toBeGreaterThan(MOVING);
  expect(await stateOf(tab)).toMatchObject({ error: null, paused: false });
});

// PLAY-49
test('a muted file that plays by itself plays on while the controls load', async ({ tab, hostPage }) => {
  const file = `${product.origin}/media/ads/northline/360.mp4`;
  await tab.goto(
    await hostPage(`<footlight-player src="${file}" video-title="A file" muted autoplay></footlight-player>`),
  );
  await framesPainted(tab);
  const stretches = await tab.run(({ one }) => {
    const { played } = one('footlight-player >>> video') as HTMLVideoElement;
    return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)]);
  });
  // Playback that stands still is only continued by a seek.
  expect(stretches).toHaveLength(1);
});

test('a film on its page and a live channel at its edge play after a press', async ({ tab }) => {
  await tab.goto(`${product.origin}/video/1001`);
  await tab.press('button', 'Play.*');
  expect(await framesPainted(tab)).toBeGreaterThan(MOVING);
  await tab.goto(`${product.origin}/live/2001`);
  await tab.press('button', 'Play.*');
  expect(await framesPainted(tab)).toBeGreaterThan(MOVING);
  const { live, error } = await stateOf(tab);
  expect(error).toBeNull();
  expect(live?.behindBy).toBeLessThan(10);
});
