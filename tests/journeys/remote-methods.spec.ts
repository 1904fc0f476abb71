import type { Page } from '@playwright/test';
import { ALL_POLICIES, callPlayer, expect, failed, notificationsOf, test } from './remote-frame.js';

/** Signed addresses, tokens, stacks. */
const INSIDE = /\/media\/s\/|\beyJ[\w-]{10}|[?&](?:sig|token)=|\bat [^"]*:\d+:\d+/u;

test.use({ viewport: { width: 500, height: 300 } });

const called = new Set<string>();
const call = (page: Page, method: string, params?: Record<string, unknown>) => {
  called.add(method);
  return callPlayer(page, method, params);
};

const media = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('video')
    .first()
    .evaluate(({ paused, currentTime, volume, muted, playbackRate }: HTMLVideoElement) => ({
      paused,
      currentTime,
      volume,
      muted,
      playbackRate,
    }));

const near = (seconds: number) => expect.closeTo(seconds, 0) as unknown;

test('each method of the channel responds once a film of another origin has done it, and notifications are sent', async ({
  page,
  connect,
}) => {
  const greeting = await connect('/embed/playlist/3001?muted=1', ALL_POLICIES);
  expect(greeting).toMatchObject({ protocolVersion: '1.0', missingPolicies: [] });

  await test.step('the methods', async () => {
    expect(await call(page, 'player.play')).toEqual({ paused: false });
    expect(await media(page)).toMatchObject({ paused: false });
    expect(await call(page, 'player.pause')).toEqual({ paused: true });
    expect(await media(page)).toMatchObject({ paused: true });
    expect(await call(page, 'player.getState', { fields: ['isPlaylist'] })).toMatchObject({
      state: { isPlaylist: true },
    });
    expect(await call(page, 'player.previous')).toEqual(
      failed(1006, 'No next or previous video', { code: 'NO_NEIGHBOUR' }),
    );
    // The neighbours of a video in its list are loaded after the video.
    const isKnown = (neighbour: string) =>
      expect
        .poll(() => call(page, 'player.getState', { fields: [neighbour] }))
        .toMatchObject({ state: { [neighbour]: { kind: 'vod' } } });
    const second = await call(page, 'player.loadVideo', { id: '1012', playlistId: '3001' });
    await isKnown('listNext');
    const third = await call(page, 'player.next');
    expect(third).toMatchObject({ kind: 'vod', title: expect.any(String) });
    expect(third?.['id']).not.toBe(second?.['id']);
    await isKnown('listPrev');
    expect(await call(page, 'player.previous')).toMatchObject({ id: '1012', title: second?.['title'] });

    expect(await call(page, 'player.loadVideo', { id: '1001', startAt: 30 })).toMatchObject({
      id: '1001',
      kind: 'vod',
      title: 'The Lantern Coast',
      duration: expect.any(Number),
    });
    expect(await media(page)).toMatchObject({ currentTime: near(30) });
    expect(await call(page, 'player.seek', { to: 10 })).toEqual({ currentTime: near(10) });
    expect(await call(page, 'player.seek', { by: 5 })).toEqual({ currentTime: near(15) });
    expect(await media(page)).toMatchObject({ currentTime: near(15) });
    expect(await call(page, 'player.seek', { to: 9e9 })).toMatchObject({ currentTime: expect.any(Number) });
    expect(await call(page, 'player.seek', { live: true })).toEqual(
      failed(1007, 'Not live', { code: 'NOT_LIVE' }),
    );

    expect(await call(page, 'player.setVolume', { volume: 35, muted: false })).toEqual({
      volume: 35,
      muted: false,
    });
    expect(await media(page)).toMatchObject({ volume: 0.35, muted: false });
    // Concurrent calls of one method each receive their own response.
    const answers = await page.evaluate(() =>
      Promise.all([
        ...[10, 20, 30, 40].map((rate) => window.call('player.setRate', { rate: rate / 20 })),
        window.call('player.setRate', { rate: 99 }),
        ...['es', 'xx', 'en'].map((language) => window.call('player.setTextTrack', { language })),
      ]),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(8);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      -32_602,
      undefined,
      1005,
      undefined,
    ]);
    expect(answers[7]?.result).toMatchObject({ selectedTextTrack: { language: 'en' } });

    expect(await call(page, 'player.setRate', { rate: 1.5 })).toEqual({ playbackRate: 1.5 });
    expect(await media(page)).toMatchObject({ playbackRate: 1.5 });

    expect(await call(page, 'player.setTextTrack', { language: 'es' })).toMatchObject({
      selectedTextTrack: { language: 'es' },
    });
    expect(await call(page, 'player.setSubtitleDelay', { seconds: -0.5 })).toEqual({ subtitleDelay: -0.5 });
    expect(await call(page, 'player.setTextTrack', { language: null })).toEqual({ selectedTextTrack: null });
    expect(await call(page, 'player.setTextTrack', { id: 'none' })).toEqual(
      failed(1005, 'Track NOT FOUND', { code: 'TRACK_NOT_FOUND' }),
    );
    const tracks = (await call(page, 'player.getState', { fields: ['audioTracks', 'qualities'] }))?.[
      'state'
    ] as {
      audioTracks: { id: string }[];
      qualities: { id: string }[];
    };
    const audio = tracks.audioTracks.at(-1)?.id ?? '';
    expect(await call(page, 'player.setAudioTrack', { id: audio })).toMatchObject({
      selectedAudioTrack: { id: audio },
    });
    expect(await call(page, 'player.setAudioTrack', { language: 'xx' })).toEqual(
      failed(1005, 'Track NOT FOUND', { code: 'TRACK_NOT_FOUND' }),
    );
    const quality = tracks.qualities[0]?.id ?? '';
    expect(await call(page, 'player.setQuality', { id: quality })).toMatchObject({
      selectedQuality: { id: quality },
    });
    expect(await call(page, 'player.setQuality', { id: null })).toEqual({ selectedQuality: null });

    expect(await call(page, 'player.setPreferences', { skipSetting: 'never' })).toMatchObject({
      skipSetting: 'never',
    });
    expect(await call(page, 'player.setAnnotations', { on: false })).toEqual({ annotationsEnabled: false });
    expect(await call(page, 'player.setStatistics', { on: true })).toEqual({ statistics: true });
    // PLAY-72
    expect(await call(page, 'player.getStats')).toMatchObject({
      width: expect.any(Number),
      buffer: expect.any(Number),
      connection: expect.any(Number),
      behindLive: null,
    });
    expect(await call(page, 'player.setSleepTimer', { after: 'end' })).toEqual({
      sleepTimer: { until: 'end' },
    });
    expect(await call(page, 'player.setSleepTimer', { after: null })).toEqual({ sleepTimer: null });
    expect(await call(page, 'player.setOptions', { language: 'es', loop: true })).toMatchObject({
      language: 'es',
      loop: true,
      controls: 'default',
    });
    expect(await call(page, 'player.setOptions', { shareAddress: 'javascript:alert(1)' })).toEqual(
      failed(-32_602, 'Invalid params', { path: 'params.shareAddress' }),
    );
    // Evaluating in the frame counts as user activation, so the browser allows full screen from within.
    expect(await call(page, 'player.setFullscreen', { on: true })).toEqual({ fullscreen: true });
    expect(await call(page, 'player.setFullscreen', { on: false })).toEqual({ fullscreen: false });
    expect(await call(page, 'player.setPictureInPicture', { on: false })).toEqual({
      pictureInPicture: false,
    });
    expect(await call(page, 'player.promptRemote')).toHaveProperty('error.code', 1003);
    expect(await call(page, 'player.skipAd')).toHaveProperty('error.code', 1003);

    expect(await call(page, 'player.subscribe', { events: ['player.ended', 'player.none'] })).toEqual({
      subscribed: ['player.ended'],
    });
    expect(await call(page, 'player.unsubscribe', { events: ['player.ended'] })).toEqual({ subscribed: [] });
    expect(await call(page, 'player.ping')).toEqual({ now: expect.any(Number) });

    expect(await call(page, 'player.loadVideo', { id: 'none' })).toEqual(
      failed(1004, 'VOD does not exist', { code: 'NOT_FOUND' }),
    );
    expect(await call(page, 'player.loadVideo', { id: 'none', kind: 'playlist' })).toEqual(
      failed(1004, 'VOD does not exist', { code: 'NOT_FOUND' }),
    );
    expect(await call(page, 'player.loadVideo', { id: '1004' })).toEqual(
      failed(1003, 'failed to play', { reason: 'accessDenied', code: 'GEOBLOCKED' }),
    );
    expect(await call(page, 'player.loadVideo', { id: '2001', kind: 'live' })).toMatchObject({
      id: '2001',
      kind: 'live',
    });
    expect(await call(page, 'player.seek', { live: true })).toMatchObject({
      currentTime: expect.any(Number),
    });
    expect(await call(page, 'player.setRate', { rate: 2 })).toHaveProperty('error.code', 1003);
    expect(await call(page, 'player.setGuide', { open: true })).toEqual({ open: true });
    expect(await call(page, 'player.setGuide', { open: false })).toEqual({ open: false });
    expect(await call(page, 'player.setChannels', { open: true })).toEqual({ open: false });
    expect(await call(page, 'player.retry')).toEqual({ id: '2001' });
    expect(await call(page, 'player.unload')).toEqual({ id: null });
    expect(await call(page, 'player.getState', { fields: ['id', 'status'] })).toMatchObject({
      state: { id: null, status: 'idle' },
    });

    // Every method that the player lists was called, and no internal details were exposed.
    called.add('player.initialize');
    expect([...called].toSorted()).toEqual([...(greeting['methods'] as string[])].toSorted());
    expect(await notificationsOf(page, 'player.stateChanged')).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([window.told, window.notifications]))).not.toMatch(
      INSIDE,
    );
  });

  await test.step('the notifications that were subscribed to', async () => {
    await call(page, 'player.setOptions', { language: 'en', loop: false });
    await call(page, 'player.setAnnotations', { on: true });
    await page.evaluate(() => window.notifications.splice(0));
    await call(page, 'player.subscribe', { events: greeting['events'] as string[] });
    await call(page, 'player.loadVideo', { id: '1001' });
    const read = async () =>
      (await call(page, 'player.getState', { fields: ['duration', 'skipMarkers'] }))?.['state'] as {
        duration: number;
        skipMarkers: { from: number }[];
      };
    await expect.poll(async () => (await read()).skipMarkers.length).toBeGreaterThan(0);
    const state = await read();
    const marker = state.skipMarkers.find(({ from }) => from > 1);
    await call(page, 'player.seek', { to: (marker?.from ?? 0) - 0.5 });
    await call(page, 'player.play');
    await expect
      .poll(() => notificationsOf(page, 'player.skipMarker'))
      .toContainEqual(expect.objectContaining({ from: marker?.from }));
    await call(page, 'player.seek', { to: state.duration - 0.5 });
    await expect.poll(() => notificationsOf(page, 'player.ended')).toEqual([{ id: '1001' }]);

    const changes = (await notificationsOf(page, 'player.stateChanged')) as {
      revision: number;
      changes: object;
    }[];
    const revisions = changes.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));

    await call(page, 'player.setOptions', { errorActions: 'purchase' });
    await call(page, 'player.loadVideo', { id: '1003' });
    await expect
      .poll(() => notificationsOf(page, 'player.error'))
      .toEqual([
        {
          code: 1003,
          message: 'failed to play',
          data: expect.objectContaining({ reason: 'accessDenied', code: 'ACCESS_DENIED' }) as object,
        },
      ]);
    await page.frameLocator('iframe').getByRole('button', { name: 'How to watch' }).click();
    await expect
      .poll(() => notificationsOf(page, 'player.errorAction'))
      .toEqual([
        { action: 'purchase', error: expect.objectContaining({ code: 1003, message: 'failed to play' }) },
      ]);

    await call(page, 'player.loadVideo', { id: '1008' });
    await call(page, 'player.play');
    await expect
      .poll(() => notificationsOf(page, 'player.adStarted'))
      .toContainEqual(expect.objectContaining({ placement: 'PRE_ROLL', index: 1 }));
    await page
      .frameLocator('iframe')
      .locator('footlight-player-ad video')
      .evaluate((picture: HTMLVideoElement) => void (picture.playbackRate = 4));
    await expect.poll(() => notificationsOf(page, 'player.adEnded'), { timeout: 60_000 }).not.toEqual([]);

    await call(page, 'player.loadVideo', { id: '2001', kind: 'live' });
    await expect.poll(() => notificationsOf(page, 'player.programmeChanged')).not.toEqual([]);

    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      if (frame !== null) frame.src = 'about:blank';
    });
    await expect
      .poll(() => notificationsOf(page, 'player.destroyed'))
      .toEqual([{ instanceId: greeting['instanceId'] }]);
    expect(await page.evaluate(() => JSON.stringify([window.told, window.notifications]))).not.toMatch(
      INSIDE,
    );
  });
});

test('the frame itself enters full screen, on a click in the host page', async ({ page, product }) => {
  await page.goto(`${product.examplesOrigin}/examples/iframe/`);
  await expect(page.frameLocator('iframe').locator('footlight-player')).toBeVisible();
  const enter = page.getByRole('button', { name: 'Full screen', exact: true });
  await enter.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('iframe');
  await expect(page.locator('#answer')).toContainText('setFullscreen → {"fullscreen":true}');
});
