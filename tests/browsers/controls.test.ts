import type { FootlightPlayer } from '@footlight/player';
import { browserName, expect, product, test } from './journey.js';
import type { Tab } from './tab.js';
import { command, framesPainted, stateOf, untilState, watch } from './watched.js';

const FILM = '<footlight-player video="1001"></footlight-player>';
const part = (name: string) => `footlight-player >>> [part~="${name}"]`;

/** Waits until the picture moves on from a position. */
const movesFrom = (tab: Tab, from: number, to = from + 20) =>
  tab.until(
    ({ one }, after, before) => {
      const { currentTime, isPlaying } = (one('footlight-player') as FootlightPlayer).state;
      return isPlaying && currentTime > after && currentTime < before;
    },
    from,
    to,
  );

/** Opens a menu and chooses an entry by keyboard, since controls fade under a resting pointer. */
const choose = async (tab: Tab, button: string, ...entries: string[]) => {
  await tab.keyOn('Enter', part(button));
  for (const entry of entries) await tab.keyOn('Enter', 'footlight-player >>> [part~="menu-item"]', entry);
  // The first closes an inner page.
  while ((await tab.run(({ all }) => all('footlight-player >>> [role="menu"]').length)) > 0)
    await tab.key('Escape');
};

test('seeking by method, key and press on the timeline', async ({ tab, hostPage }) => {
  await watch(tab, await hostPage(FILM));
  await command(tab, 'seek', { to: 20 });
  await movesFrom(tab, 20);
  await tab.keyOn('ArrowRight', 'footlight-player');
  await movesFrom(tab, 28);
  await tab.hover('footlight-player');
  await tab.press(part('seek-bar'));
  const { duration } = await stateOf(tab);
  const middle = (duration ?? 0) / 2;
  await movesFrom(tab, middle - 3, middle + 10);
  expect(await stateOf(tab)).toMatchObject({ error: null });
});

test('quality, speed, audio and subtitles are chosen in the menus', async ({ tab, hostPage }) => {
  await watch(tab, await hostPage(FILM));
  await choose(tab, 'settings-button', 'Quality.*', '180p.*');
  await tab.until(
    ({ one }) => (one('footlight-player') as FootlightPlayer).state.activeQuality?.height === 180,
  );
  await tab.until(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).videoHeight === 180);
  await choose(tab, 'settings-button', 'Speed.*', '1\\.5.*');
  await tab.until(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).playbackRate === 1.5);
  await tab.keyOn('Enter', part('tracks-button'));
  await tab.keyOn('Enter', '[role="group"][aria-label="Audio"] >>> [role="menuitemradio"]', 'Español.*');
  await tab.until(
    ({ one }) => (one('footlight-player') as FootlightPlayer).state.selectedAudioTrack?.language === 'es',
  );
  await tab.keyOn('Enter', '[role="group"][aria-label="Subtitles"] >>> [role="menuitemradio"]', 'العربية');
  await tab.until(
    ({ one }) => (one('footlight-player') as FootlightPlayer).state.selectedTextTrack?.language === 'ar',
  );
  await tab.key('Escape');
  await movesFrom(tab, (await stateOf(tab)).currentTime);
});

test('captions stand at the bottom in the middle, above the controls, and follow the window', async ({
  tab,
  hostPage,
}) => {
  await watch(
    tab,
    await hostPage('<footlight-player video="1001" subtitle-language="en"></footlight-player>'),
  );
  await command(tab, 'pause');
  await command(tab, 'seek', { to: 4 });
  const untilInPosition = () =>
    tab.until(({ one, all }) => {
      const cue = one('footlight-player >>> .cue-text').getBoundingClientRect();
      const picture = one('footlight-player').getBoundingClientRect();
      const controls = all('footlight-player >>> [part~="seek-bar"]').map(
        (bar) => bar.getBoundingClientRect().top,
      );
      const wrong = Object.entries({
        isCentred: Math.abs((cue.left + cue.right) / 2 - (picture.left + picture.right) / 2) < 3,
        isInside: cue.left >= picture.left && cue.right <= picture.right && cue.bottom <= picture.bottom,
        isLow: cue.bottom > picture.top + picture.height * 0.5,
        isAboveControls: controls.every((top) => cue.bottom <= top),
      }).filter(([, isSo]) => !isSo);
      if (wrong.length > 0) throw new Error(JSON.stringify([wrong, cue, picture, controls]));
      return true;
    });
  await untilInPosition();
  await tab.resize(540, 480);
  await tab.until(({ one }) => one('footlight-player').getBoundingClientRect().width < 550);
  await untilInPosition();
});

test('a live channel is paused, taken up behind the edge, and brought back to it', async ({
  tab,
  hostPage,
}) => {
  // WebKitGTK does not go back over HLS: docs/installation.md.
  const protocol = browserName === 'webkit' ? 'dash' : 'hls';
  await watch(
    tab,
    await hostPage(`<footlight-player live="2001" protocol="${protocol}"></footlight-player>`),
  );
  await command(tab, 'seek', { by: -60 });
  await tab.until(({ one }) => {
    const { live, isPlaying } = (one('footlight-player') as FootlightPlayer).state;
    return isPlaying && (live?.behindBy ?? 0) > 40;
  });
  await tab.keyOn('Enter', 'footlight-player >>> button', 'Go to live');
  await tab.until(({ one }) => {
    const { live, isPlaying } = (one('footlight-player') as FootlightPlayer).state;
    return isPlaying && (live?.behindBy ?? 60) < 10;
  });
  expect(await stateOf(tab)).toMatchObject({ error: null });
});

for (const protocol of ['hls', 'dash'])
  test(`a film protected with ClearKey over ${protocol} plays where keys are supported, and says so elsewhere`, async ({
    tab,
  }) => {
    await tab.goto(`${product.origin}/video/1007?protocol=${protocol}`);
    const hasKeys = await tab.run(async () => {
      const type = 'video/mp4; codecs="avc1.42c01e"';
      try {
        await navigator.requestMediaKeySystemAccess('org.w3.clearkey', [
          { initDataTypes: ['cenc'], videoCapabilities: [{ contentType: type }] },
        ]);
        return true;
      } catch {
        return false;
      }
    });
    await tab.press('button', 'Play.*');
    if (hasKeys) {
      expect(await framesPainted(tab)).toBeGreaterThan(2);
      expect(await stateOf(tab)).toMatchObject({ error: null });
      return;
    }
    const words = await tab.until(({ one }) => one('footlight-player >>> [role="alert"]').textContent);
    expect(words).toContain('can’t play protected videos');
  });

test('advertisements play before the film, are skipped, and the film follows', async ({ tab }) => {
  await tab.goto(`${product.origin}/video/1008`);
  await tab.press('button', 'Play.*');
  await tab.until(({ one }) => (one('footlight-player-ad >>> video') as HTMLVideoElement).currentTime > 0.3);
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.ad?.index === 1);
  expect((await stateOf(tab)).ad).toMatchObject({ placement: 'PRE_ROLL', index: 1, count: 2 });
  // To where it may be skipped, slowly, so that it does not end meanwhile.
  await tab.run(({ one }) => {
    const video = one('footlight-player-ad >>> video') as HTMLVideoElement;
    video.currentTime = 4;
    video.playbackRate = 0.25;
    video.defaultPlaybackRate = 0.25;
  });
  await tab.keyOn('Enter', 'footlight-player-ad >>> button', 'Skip ad');
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.ad?.index === 2);
  await tab.run(({ one }) => {
    (one('footlight-player-ad >>> video') as HTMLVideoElement).playbackRate = 3;
  });
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.ad === null);
  await movesFrom(tab, 0.2);
});

test('picture in picture opens and closes where it exists, and is not offered elsewhere', async ({
  tab,
  hostPage,
}) => {
  await tab.resize(960, 600);
  await watch(tab, await hostPage(FILM));
  const isOffered = await tab.run(
    () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled,
  );
  const buttons = await tab.run(
    ({ all }) => all('footlight-player >>> button', '.*picture in picture.*').length,
  );
  if (!isOffered) {
    expect(buttons).toBe(0);
    expect(await command(tab, 'setPictureInPicture', true)).toBe('PICTURE_IN_PICTURE_REFUSED');
    await tab.keyOn('i', 'footlight-player');
    await movesFrom(tab, (await stateOf(tab)).currentTime);
    expect(await stateOf(tab)).toMatchObject({ error: null, pictureInPicture: false });
    // Nor is its key among the shortcuts.
    await tab.key('?');
    const shortcuts = await tab.until(
      ({ one }) => one('footlight-player >>> [part~="shortcuts"]').textContent,
    );
    expect(shortcuts).not.toContain('icture in picture');
    return;
  }
  expect(buttons).toBe(1);
  await tab.keyOn('Enter', 'footlight-player >>> button', '.*picture in picture.*');
  await untilState(tab, { pictureInPicture: true });
  // By command, because the focus may be in the small window.
  await command(tab, 'setPictureInPicture', false);
  await untilState(tab, { pictureInPicture: false });
});

test('full screen is entered and left by button and key', async ({ tab, hostPage }) => {
  await watch(tab, await hostPage(FILM));
  await tab.keyOn('Enter', 'footlight-player >>> button', 'Full screen.*');
  await untilState(tab, { fullscreen: true });
  await tab.until(({ one }) => {
    const { width, height } = one('footlight-player').getBoundingClientRect();
    return Math.abs(width - innerWidth) < 2 && Math.abs(height - innerHeight) < 2;
  });
  // WebKitGTK leaves full screen with this key itself, and the page does not receive it.
  await tab.key('f');
  await untilState(tab, { fullscreen: false });
  expect(await stateOf(tab)).toMatchObject({ error: null });
});

test('keys play, pause, mute, change the volume and list themselves', async ({ tab, hostPage }) => {
  await watch(tab, await hostPage(FILM));
  await tab.keyOn('k', 'footlight-player');
  await untilState(tab, { paused: true });
  await tab.key('k');
  await untilState(tab, { paused: false });
  await tab.key('m');
  await untilState(tab, { muted: true });
  await tab.key('m');
  await untilState(tab, { muted: false, volume: 100 });
  await tab.key('ArrowDown');
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.volume < 100);
  await tab.key('?');
  await tab.until(({ one }) => one('footlight-player >>> [role="dialog"]'));
  await tab.key('Escape');
  await tab.until(({ all }) => all('footlight-player >>> [role="dialog"]').length === 0);
});
