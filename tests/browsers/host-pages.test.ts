import type { CreateOptions, RemotePlayer } from '@footlight/embed';
import type { FootlightMultiView } from '@footlight/player/multi-view';
import { describe } from 'vitest';
import { COOKIE_REFUSED, browserName, expect, product, test } from './journey.js';
import type { Tab } from './tab.js';
import { command, stateOf, untilState } from './watched.js';

/** What the scripts of the SDK and of the journeys put into the page. */
interface HostWindow {
  readonly Footlight: {
    createPlayer(target: Element, options: CreateOptions): RemotePlayer;
    configure(options: { readonly getToken: () => Promise<string> }): void;
  };
  remote: RemotePlayer;
}

/** A position in seconds, to within half a second. */
const near = (seconds: number): unknown => expect.closeTo(seconds, 0);

const sdk = (...names: readonly string[]) => names.map((name) => `${product.origin}/sdk/${name}.js`);

const untilDefined = (tab: Tab, name: string) =>
  tab.until((_, tag) => customElements.get(tag) !== undefined, name);

test('the library of a host page controls a player in a frame of another site', async ({ tab, hostPage }) => {
  await tab.goto(await hostPage('<div id="stage"></div>', sdk('footlight.embed')));
  await tab.until(() => 'Footlight' in globalThis);
  const methods = await tab.run(async ({ one }, origin) => {
    const host = globalThis as unknown as HostWindow;
    host.remote = host.Footlight.createPlayer(one('body'), { origin, id: '1001', muted: true });
    return (await host.remote.ready).methods;
  }, product.origin);
  expect(methods).toContain('player.seek');
  const results = await tab.run(async () => {
    const { remote } = globalThis as unknown as HostWindow;
    return [
      await remote.play(),
      await remote.seek({ to: 20 }),
      await remote.setRate({ rate: 1.5 }),
      await remote.pause(),
    ];
  });
  expect(results).toEqual([
    { paused: false },
    { currentTime: near(20) },
    { playbackRate: 1.5 },
    { paused: true },
  ]);
  await tab.until(() => {
    const { paused, playbackRate, title } = (globalThis as unknown as HostWindow).remote.state;
    return paused === true && playbackRate === 1.5 && title === 'The Lantern Coast';
  });
  const failure = await tab.run(async () => {
    try {
      return await (globalThis as unknown as HostWindow).remote.loadVideo({ id: 'no-such-video' });
    } catch (error) {
      return (error as { readonly code: number }).code;
    }
  });
  expect(failure).toBe(1004);
  // The frame’s request for it is answered with 404.
  tab.expected.push(/404/u, COOKIE_REFUSED);
});

/** The custom elements that a page can use: what it contains, and how one shows that it works. */
const ELEMENTS: readonly {
  readonly name: string;
  readonly scripts: readonly string[];
  readonly body: string;
  readonly works: (tab: Tab) => Promise<unknown>;
}[] = [
  {
    name: 'footlight-embed',
    scripts: ['embed'],
    body: '<footlight-embed video="1001"></footlight-embed>',
    works: async (tab) => {
      tab.expected.push(COOKIE_REFUSED);
      await tab.press('footlight-embed >>> button', 'Play');
      // WebKit lets a press in a page start only what is in that page, so the frame offers its own button.
      if (browserName === 'webkit') {
        await tab.until(({ all }) => all('footlight-embed >>> [part="cover"]').length === 0);
        await tab.frame('footlight-embed >>> iframe').press('footlight-player >>> button', 'Play');
      }
      await untilState(tab, { isPlaying: true });
      expect(await command(tab, 'seek', { to: 30 })).toMatchObject({ currentTime: near(30) });
      await command(tab, 'pause');
      await untilState(tab, { paused: true });
      const inFrame = await tab.frame('footlight-embed >>> iframe').run(({ one }) => {
        const { paused, currentTime } = one('footlight-player >>> video') as HTMLVideoElement;
        return { paused, currentTime };
      });
      expect(inFrame).toEqual({ paused: true, currentTime: near(30) });
    },
  },
  {
    name: 'footlight-multi-view',
    scripts: ['multi-view'],
    body: '<footlight-multi-view events="2001,2002" layout="twoUp"></footlight-multi-view>',
    works: (tab) =>
      tab.until(({ one }) => {
        const several = one('footlight-multi-view') as FootlightMultiView;
        return (
          several.views.length === 2 && several.views.every((view) => several.playerOf(view)?.state.isPlaying)
        );
      }),
  },
  {
    name: 'footlight-live-now',
    scripts: ['live-now'],
    body: '<footlight-live-now></footlight-live-now>',
    works: async (tab) => {
      await tab.press('footlight-live-now >>> button', '.*live now.*');
      await tab.until(({ one }) => one('footlight-live-now >>> a[href*="/live/"]'));
    },
  },
  {
    name: 'footlight-guide-card',
    scripts: ['guide-card'],
    body: '<footlight-guide-card><a href="#" data-event-id="2001">Harbour Radio</a></footlight-guide-card>',
    works: async (tab) => {
      await tab.hover('a');
      await tab.until(({ one }) => one('[role="group"]', '.*: what’s on'));
      await tab.keyOn('Enter', '[role="group"] >>> button', 'Details.*');
      await tab.until(({ one }) => one('dialog'));
      await tab.key('Escape');
      await tab.until(({ all }) => all('dialog').length === 0);
    },
  },
  {
    name: 'footlight-watchlist',
    scripts: ['watchlist'],
    body: '<footlight-watchlist item="1001" mode="lists"></footlight-watchlist>',
    works: async (tab) => {
      // A guest is led to sign in, a viewer of the page to their lists.
      await tab.until(({ one }) => one('footlight-watchlist >>> :is(a, button)', 'Sign in.*'));
      const signIn = await fetch(`${product.origin}/api/v2/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'viewer@footlight.example', secret: 'footlight-demo' }),
      });
      const { authorisationToken } = (await signIn.json()) as { readonly authorisationToken: string };
      await tab.run((_, token) => {
        (globalThis as unknown as HostWindow).Footlight.configure({ getToken: () => Promise.resolve(token) });
      }, authorisationToken);
      await tab.press('footlight-watchlist >>> button', '.*to a list.*');
      await tab.until(({ one }) => one('dialog, [role="dialog"]', 'Add to a list.*'));
    },
  },
  {
    name: 'footlight-watch-together',
    scripts: ['player', 'watch-together'],
    body: `<footlight-player id="film"></footlight-player>
      <footlight-watch-together content="1001" kind="vod" player="film"></footlight-watch-together>`,
    works: async (tab) => {
      await tab.fill('Hanna', 'footlight-watch-together >>> input', 'Your name.*');
      await tab.keyOn('Enter', 'footlight-watch-together >>> button', 'Start a room');
      await tab.until(({ one }) => one('footlight-watch-together >>> li', '.*Hanna.*Host.*'));
      await tab.until(({ one }) => one('footlight-watch-together >>> button', 'Copy link'));
    },
  },
];

describe('on a host page of another site', () => {
  for (const { name, scripts, body, works } of ELEMENTS)
    test(`<${name}> works`, async ({ tab, hostPage }) => {
      await tab.goto(await hostPage(body, sdk(...scripts)));
      await untilDefined(tab, name);
      await works(tab);
    });
});

test('a strict policy with trusted types allows the elements all that they do', async ({ tab }) => {
  await tab.resize(900, 700);
  await tab.goto(`http://127.0.0.1:${product.port + 1}/examples/strict-csp/`);
  await untilDefined(tab, 'footlight-player');
  await tab.press('footlight-player >>> button', 'Play');
  await tab.until(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).currentTime > 0.2);
  await tab.keyOn('Enter', 'footlight-player >>> button', 'Settings');
  await tab.until(({ one }) => one('footlight-player >>> [role="menu"]'));
  await command(tab, 'pause');
  expect(await stateOf(tab)).toMatchObject({ error: null });
  await tab.keyOn('Enter', 'footlight-live-now >>> button', '.*live now.*');
  await tab.until(({ one }) => one('footlight-live-now >>> a[href*="/live/"]'));
  await tab.key('Escape');
  await tab.keyOn('Enter', 'footlight-watchlist >>> button', '.*to a list.*');
  await tab.until(({ one }) => one('dialog, [role="dialog"]', 'Add to a list.*'));
  expect(await tab.run(({ one }) => one('#count').textContent)).toBe('0');
  // What the policy forbids is refused, and counted.
  tab.expected.push(COOKIE_REFUSED, /policy|TrustedHTML|localhost:1\//iu);
  await tab.run(() => document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/x' })));
  await tab.until(({ one }) => one('#count').textContent === '1');
  const takesText = await tab.run(() => {
    try {
      document.createElement('div').innerHTML = '<b></b>';
      return true;
    } catch {
      return false;
    }
  });
  expect(takesText).toBe(!(await tab.run(() => 'trustedTypes' in globalThis)));
});
