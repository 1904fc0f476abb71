import { ALL_POLICIES, callPlayer, expect, failed, greet, notificationsOf, test } from './remote-frame.js';

test.use({ viewport: { width: 500, height: 300 } });

test('PLAY-8: commands to a frame that shows an error end at once, with that error', async ({
  page,
  connect,
}) => {
  await connect('/embed/vod/1001?muted=1', ALL_POLICIES);
  const commands = {
    'player.play': {},
    'player.pause': {},
    'player.seek': { to: 5 },
    'player.previous': {},
    'player.setTextTrack': { language: 'es' },
    'player.setRate': { rate: 2 },
  };
  const refusals = async (): Promise<unknown[]> => {
    const answers = await page.evaluate(
      (given) => Promise.all(given.map(([method, params]) => window.call(method, params))),
      Object.entries(commands),
    );
    return answers.map(({ error }) => error);
  };
  for (const [id, refusal] of [
    ['none', failed(1004, 'VOD does not exist', { code: 'NOT_FOUND' }).error],
    ['1004', failed(1003, 'failed to play', { reason: 'accessDenied', code: 'GEOBLOCKED' }).error],
  ] as const) {
    expect(await callPlayer(page, 'player.loadVideo', { id })).toEqual({ error: refusal });
    expect(await refusals()).toEqual(Object.keys(commands).map(() => refusal));
    expect(await callPlayer(page, 'player.setVolume', { volume: 50 })).toMatchObject({ volume: 50 });
    // A host that connects only now learns of it, too.
    const { length } = await notificationsOf(page, 'player.error');
    expect(await greet(page)).toMatchObject({ result: { state: { status: 'failed', error: refusal } } });
    await expect
      .poll(async () => (await notificationsOf(page, 'player.error')).slice(length))
      .toEqual([refusal]);
  }
  expect(await callPlayer(page, 'player.loadVideo', { id: '2006', kind: 'live' })).toMatchObject({
    id: '2006',
    kind: 'live',
    duration: null,
  });
  expect(await callPlayer(page, 'player.getState', { fields: ['status'] })).toMatchObject({
    state: { status: 'upcoming' },
  });
  expect(await callPlayer(page, 'player.play')).toEqual(failed(1007, 'Not live', { code: 'NOT_LIVE' }));
});

test.describe('a frame without permission policies', () => {
  test('reports the missing policies on connecting, and when a call fails because of one', async ({
    page,
    connect,
  }) => {
    // Simulates the usual autoplay policy, which is turned off in this browser.
    await page.addInitScript(() => {
      const play: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, 'play');
      HTMLMediaElement.prototype.play = function refuseSound(this: HTMLMediaElement) {
        return this.muted
          ? play.call(this)
          : Promise.reject(new DOMException('No press.', 'NotAllowedError'));
      };
    });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const greeting = await connect('/embed/vod/1001', '');
    const missing = greeting['missingPolicies'] as { policy: string; message: string }[];
    expect(missing.map(({ policy }) => policy)).toEqual(
      expect.arrayContaining(['autoplay', 'fullscreen', 'encrypted-media']),
    );
    expect(missing[0]?.message).toContain('<iframe allow="autoplay; fullscreen; encrypted-media;');
    expect(warnings.join('\n')).toContain('the frame lacks “autoplay”');

    await callPlayer(page, 'player.subscribe', { events: ['player.autoplayBlocked'] });
    await callPlayer(page, 'player.setVolume', { volume: 100, muted: false });
    expect(await callPlayer(page, 'player.play')).toEqual(
      failed(1003, 'failed to play', {
        reason: 'notAllowed',
        policy: 'autoplay',
        fix: expect.stringContaining('<iframe allow="autoplay;'),
      }),
    );
    await expect.poll(() => notificationsOf(page, 'player.autoplayBlocked')).toEqual([{}]);
    expect(await callPlayer(page, 'player.setFullscreen', { on: true })).toMatchObject({
      error: { code: -32_011, data: { policy: 'fullscreen' } },
    });
  });
});
