import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe } from 'vitest';
import { serveFilms, type FilmServer } from './film-server.js';
import type { FootlightEmbed } from '@footlight/elements';
import { browserName, expect, product, test } from './journey.js';
import { ATTRIBUTE_CHECKS } from './media-attribute-checks.js';
import { PLAYBACK_CHECKS } from './media-playback-checks.js';
import { installTools, type MediaCheck, type MediaTag } from './media-tools.js';
import type { Tab } from './tab.js';

const TAG: MediaTag = 'footlight-player';
/** What browsers report of files that are missing on purpose, and of elements that are replaced while they load. */
const OF_MISSING_FILES = [/no-such-film|404|lantern-coast|decode|load/iu];

let films: FilmServer;
beforeAll(async () => {
  films = await serveFilms(`${product.origin}/sdk/player.js`);
});
afterAll(() => films.close());

/** The checks whose result is another one, with that result: a report of all of them would hide it. */
const differences = async (tab: Tab, checks: readonly MediaCheck[]): Promise<Record<string, unknown>> => {
  tab.expected.push(...OF_MISSING_FILES);
  await tab.goto(films.page);
  await tab.until(() => customElements.get('footlight-player') !== undefined);
  await tab.run(installTools, TAG);
  const different: Record<string, unknown> = {};
  for (const { name, run, result } of checks) {
    const found = await tab.run(run).catch((error: unknown) => String(error));
    if (!isDeepStrictEqual(found, result)) different[name] = found;
  }
  return different;
};

describe('<footlight-player> as the standard has a media element', () => {
  // PLAY-30
  test('has its attributes, values and exceptions', async ({ tab }) => {
    expect(JSON.stringify(await differences(tab, ATTRIBUTE_CHECKS))).toBe('{}');
  });

  // WebKitGTK takes the first fragment of a fragmented file for the whole film, which is a file of the demo.
  if (browserName !== 'webkit')
    // PLAY-31, PLAY-32, PLAY-33
    test('loads, plays, seeks and fails as one', async ({ tab }) => {
      expect(JSON.stringify(await differences(tab, PLAYBACK_CHECKS))).toBe('{}');
    });
});

// PLAY-34
test('<footlight-embed> answers as a media element across the frame', async ({ tab, hostPage }) => {
  tab.expected.push(/“footlight-probe” has been rejected/u);
  const body = '<footlight-embed video="1001" muted volume="0.4" loading="eager"></footlight-embed>';
  await tab.goto(await hostPage(body, [`${product.origin}/sdk/embed.js`]));
  await tab.until(({ one }) => (one('footlight-embed') as FootlightEmbed).state.status === 'ready');
  const before = await tab.run(({ one }) => {
    const embed = one('footlight-embed') as FootlightEmbed;
    const events: string[] = [];
    Reflect.set(globalThis, 'mediaEvents', events);
    for (const name of [
      'play',
      'playing',
      'pause',
      'seeking',
      'seeked',
      'timeupdate',
      'volumechange',
      'ratechange',
    ])
      embed.addEventListener(name, () => events.push(name));
    const { paused, muted, volume, readyState } = embed;
    void embed.play();
    return { paused, muted, volume, readyState, after: embed.paused, duration: Math.round(embed.duration) };
  });
  expect(before).toEqual({
    paused: true,
    muted: true,
    volume: 0.4,
    readyState: 4,
    after: false,
    duration: 92,
  });
  await tab.until(({ one }) => (one('footlight-embed') as FootlightEmbed).currentTime > 0.5);
  const assigned = await tab.run(({ one }) => {
    const embed = one('footlight-embed') as FootlightEmbed;
    Object.assign(embed, { currentTime: 30, volume: 0.75, playbackRate: 2 });
    return [embed.currentTime, embed.seeking, embed.volume, embed.playbackRate];
  });
  expect(assigned).toEqual([30, true, 0.75, 2]);
  await tab.until(({ one }) => {
    const embed = one('footlight-embed') as FootlightEmbed;
    const { state } = embed;
    return state.volume === 75 && state.playbackRate === 2 && embed.currentTime > 30 && !embed.seeking;
  });
  const tracks = await tab.run(({ one }) => {
    const { textTracks, audioTracks } = one('footlight-embed') as FootlightEmbed;
    const arabic = [...textTracks].find(({ language }) => language === 'ar');
    if (arabic !== undefined) arabic.mode = 'showing';
    return [textTracks.length > 0, audioTracks.length > 0];
  });
  expect(tracks).toEqual([true, true]);
  await tab.until(
    ({ one }) => (one('footlight-embed') as FootlightEmbed).state.selectedTextTrack?.language === 'ar',
  );
  await tab.run(({ one }) => (one('footlight-embed') as FootlightEmbed).pause());
  await tab.until(() => {
    const events = Reflect.get(globalThis, 'mediaEvents') as readonly string[];
    return ['play', 'playing', 'pause', 'seeked', 'timeupdate', 'volumechange', 'ratechange'].every((name) =>
      events.includes(name),
    );
  });
});
