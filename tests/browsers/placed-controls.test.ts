import type { FootlightPlayer } from '@footlight/player';
import { COOKIE_REFUSED, expect, product, test } from './journey.js';
import type { Tab } from './tab.js';
import { command, untilState } from './watched.js';

const SCRIPTS = [`${product.origin}/sdk/controls.js`];

/** The name and the role of what a control offers to press; null for a control that has nothing to do. */
const offered = (tab: Tab, tag: string) =>
  tab.run(({ all, nameOf }, selector) => {
    const [found] = all(`${selector} >>> button, input, [role="slider"]`);
    return found === undefined ? null : nameOf(found);
  }, tag);

const untilOffered = (tab: Tab, tag: string, name: string) =>
  tab.until(
    ({ all }, selector, pattern) => all(`${selector} >>> button, input, [role="slider"]`, pattern).length > 0,
    tag,
    name,
  );

const key = (tab: Tab, pressed: 'Enter' | 'ArrowRight', tag: string) =>
  tab.keyOn(pressed, `${tag} >>> button, input, [role="slider"]`);

/** Also of a control that is hidden, because it has nothing to do. */
const hasAttribute = (tab: Tab, tag: string, name: string) =>
  tab.until(
    (_tools, selector, attribute) => document.querySelector(selector)?.hasAttribute(attribute) === true,
    tag,
    name,
  );

const CONTROLS = [
  'play-button',
  'seek-button',
  'next-button',
  'previous-button',
  'mute-button',
  'volume-range',
  'seek-bar',
  'time-display',
  'live-badge',
  'video-title',
  'captions-button',
  'tracks-menu',
  'chapters-menu',
  'quality-menu',
  'speed-menu',
  'settings-menu',
  'picture-in-picture-button',
  'fullscreen-button',
  'remote-button',
]
  .map((name) => `<footlight-${name}></footlight-${name}>`)
  .join('');

/** PLAY-55 */
test('every placed control has a name, follows the player and commands it, by keys alone', async ({
  tab,
  hostPage,
}) => {
  await tab.goto(
    await hostPage(
      `<footlight-player id="film" playlist="3001" controls="none"></footlight-player>
       <footlight-controls for="film">${CONTROLS}</footlight-controls>`,
      SCRIPTS,
    ),
  );
  await untilOffered(tab, 'footlight-play-button', 'Play');
  await key(tab, 'Enter', 'footlight-play-button');
  await hasAttribute(tab, 'footlight-controls', 'playing');
  await untilOffered(tab, 'footlight-play-button', 'Pause');
  await key(tab, 'Enter', 'footlight-play-button');
  await untilState(tab, { paused: true });

  for (const [tag, name] of [
    ['footlight-seek-button', '10 seconds forward'],
    ['footlight-next-button', 'Next: .+'],
    ['footlight-mute-button', 'Mute'],
    ['footlight-volume-range', 'Volume'],
    ['footlight-seek-bar', 'Timeline'],
    ['footlight-captions-button', 'Subtitles'],
    ['footlight-tracks-menu', 'Audio and subtitles'],
    ['footlight-chapters-menu', 'Chapters'],
    ['footlight-quality-menu', 'Quality: .+'],
    ['footlight-speed-menu', 'Speed: Normal'],
    ['footlight-settings-menu', 'Settings'],
  ] as const)
    await untilOffered(tab, tag, name);
  await hasAttribute(tab, 'footlight-live-badge', 'unavailable');
  expect(await offered(tab, 'footlight-live-badge')).toBeNull();

  await command(tab, 'seek', { to: 20 });
  await key(tab, 'Enter', 'footlight-seek-button');
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.currentTime >= 30);
  await key(tab, 'ArrowRight', 'footlight-seek-bar');
  await tab.until(({ one }) => (one('footlight-player') as FootlightPlayer).state.currentTime >= 35);
  await key(tab, 'Enter', 'footlight-mute-button');
  await hasAttribute(tab, 'footlight-mute-button', 'muted');
  await key(tab, 'Enter', 'footlight-captions-button');
  await hasAttribute(tab, 'footlight-captions-button', 'captions');

  await key(tab, 'Enter', 'footlight-speed-menu');
  await tab.keyOn('Enter', 'footlight-speed-menu >>> [role="menuitemradio"]', '1\\.5.*');
  await untilState(tab, { playbackRate: 1.5 });
  await tab.key('Escape');
  await untilOffered(tab, 'footlight-speed-menu', 'Speed: 1\\.5.*');

  await key(tab, 'Enter', 'footlight-next-button');
  await untilOffered(tab, 'footlight-previous-button', 'Previous: .+');
});

/** PLAY-55 */
test('a live badge says whether the stream is at its edge, and leads there', async ({ tab, hostPage }) => {
  await tab.goto(
    await hostPage(
      `<footlight-player live="2002" protocol="dash" controls="none"><footlight-controls>
         <footlight-play-button></footlight-play-button><footlight-live-badge></footlight-live-badge>
       </footlight-controls></footlight-player>`,
      SCRIPTS,
    ),
  );
  await untilOffered(tab, 'footlight-play-button', 'Play');
  await key(tab, 'Enter', 'footlight-play-button');
  await hasAttribute(tab, 'footlight-live-badge', 'at-edge');
  // At once: a stream that has just been started takes it as well.
  expect(await command(tab, 'seek', { by: -60 })).toMatchObject({
    currentTime: expect.any(Number) as number,
  });
  await untilOffered(tab, 'footlight-live-badge', 'Go to live');
  await key(tab, 'Enter', 'footlight-live-badge');
  await hasAttribute(tab, 'footlight-live-badge', 'at-edge');
});

/** PLAY-56 */
test('placed controls command a player in a frame', async ({ tab, hostPage }) => {
  tab.expected.push(COOKIE_REFUSED);
  await tab.goto(
    await hostPage(
      `<footlight-embed id="film" video="1001" controls="none" loading="eager" origin="${product.origin}"></footlight-embed>
       <footlight-controls for="film">${CONTROLS}</footlight-controls>`,
      [...SCRIPTS, `${product.origin}/sdk/embed.js`],
    ),
  );
  await untilOffered(tab, 'footlight-mute-button', 'Mute');
  await untilState(tab, { status: 'ready' });
  await untilOffered(tab, 'footlight-seek-bar', 'Timeline');
  await key(tab, 'Enter', 'footlight-mute-button');
  await untilState(tab, { muted: true });
  await hasAttribute(tab, 'footlight-controls', 'muted');
  await key(tab, 'Enter', 'footlight-play-button');
  await hasAttribute(tab, 'footlight-controls', 'playing');
  await key(tab, 'Enter', 'footlight-seek-button');
  await tab.until(({ one }) => Number(Reflect.get(one('footlight-embed'), 'currentTime')) >= 10);
  await hasAttribute(tab, 'footlight-picture-in-picture-button', 'unavailable');
});
