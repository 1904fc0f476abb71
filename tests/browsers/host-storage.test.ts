import type { AdoptOptions, CreateOptions, RemotePlayer } from '@footlight/embed';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DrivenBrowser, PageStorage } from './driven-page.js';
import { browserName, expect, launch, openTab, product, test } from './journey.js';
import type { Tab } from './tab.js';
import { framesPainted, stateOf, untilState } from './watched.js';

/** What the script of the remote control puts into the page, and what the journeys do. */
interface HostWindow {
  readonly Footlight: { createPlayer(target: Element, options: AdoptOptions | CreateOptions): RemotePlayer };
  remote: RemotePlayer;
}

/** What the scripts of a page or frame find when they store something. */
const storageIn = (place: Tab) =>
  place.run(() => {
    try {
      localStorage.setItem('probe', '1');
      return localStorage.getItem('probe') === '1' ? 'stored' : 'lost';
    } catch {
      return 'refused';
    }
  });

/** Browsers report cookies and storage that they refuse. */
const REFUSALS = /“footlight-probe” has been rejected|Request for storage access|storage.*denied/iu;

/** The three ways in which a host page shows a player, and how one sees that it plays. */
const WAYS: readonly {
  readonly name: string;
  readonly script: string;
  readonly body: string;
  /** @returns where the player runs */
  readonly plays: (tab: Tab) => Promise<Tab>;
}[] = [
  {
    name: '<footlight-player>',
    script: 'player',
    body: '<footlight-player video="1001"></footlight-player>',
    plays: async (tab) => {
      await tab.press('button', 'Play');
      await framesPainted(tab);
      expect(await stateOf(tab)).toMatchObject({ error: null, paused: false });
      return tab;
    },
  },
  {
    name: '<footlight-embed>',
    script: 'embed',
    body: '<footlight-embed video="1001"></footlight-embed>',
    plays: async (tab) => {
      const inside = tab.frame('footlight-embed >>> iframe');
      await tab.press('footlight-embed >>> button', 'Play');
      // WebKit lets a press in a page start only what is in that page, so the frame offers its own button.
      if (browserName === 'webkit') {
        await tab.until(({ all }) => all('footlight-embed >>> [part="cover"]').length === 0);
        await inside.press('footlight-player >>> button', 'Play');
      }
      await untilState(tab, { isPlaying: true });
      return inside;
    },
  },
  {
    name: 'createPlayer',
    script: 'footlight.embed',
    body: '<div id="stage"></div>',
    plays: async (tab) => {
      await tab.until(() => 'Footlight' in globalThis);
      const result = await tab.run(async ({ one }, origin) => {
        const host = globalThis as unknown as HostWindow;
        host.remote = host.Footlight.createPlayer(one('#stage'), { origin, id: '1001', muted: true });
        await host.remote.ready;
        return host.remote.play();
      }, product.origin);
      expect(result).toEqual({ paused: false });
      await tab.until(() => (globalThis as unknown as HostWindow).remote.state.isPlaying);
      return tab.frame('iframe');
    },
  },
];

/**
 * The settings that each browser has, beside its default, and what the scripts of a host page and of a frame in it find.
 * WebKit always partitions the storage of frames.
 */
const SETTINGS: Readonly<
  Record<
    typeof browserName,
    readonly { readonly storage: PageStorage; readonly page: string; readonly frame: string }[]
  >
> = {
  chromium: [
    { storage: 'partitioned', page: 'stored', frame: 'stored' },
    { storage: 'allowed', page: 'stored', frame: 'stored' },
    { storage: 'blocked', page: 'stored', frame: 'refused' },
    { storage: 'refused', page: 'refused', frame: 'refused' },
  ],
  firefox: [
    { storage: 'partitioned', page: 'stored', frame: 'stored' },
    { storage: 'allowed', page: 'stored', frame: 'stored' },
    { storage: 'blocked', page: 'stored', frame: 'refused' },
    { storage: 'refused', page: 'refused', frame: 'refused' },
  ],
  webkit: [
    { storage: 'partitioned', page: 'stored', frame: 'stored' },
    { storage: 'refused', page: 'refused', frame: 'refused' },
  ],
};

// PAGE-73
describe.each(SETTINGS[browserName])('with storage $storage', ({ storage, page, frame }) => {
  let browser: DrivenBrowser;
  beforeAll(async () => {
    browser = await launch(browserName, storage);
  });
  afterAll(() => browser.close());

  for (const { name, script, body, plays } of WAYS)
    test(`${name} plays in a host page of another site`, async ({ hostPage }) => {
      const tab = await openTab(browser, browserName);
      tab.expected.push(REFUSALS);
      try {
        await tab.goto(await hostPage(body, [`${product.origin}/sdk/${script}.js`]));
        const inside = await plays(tab);
        expect(await storageIn(tab)).toBe(page);
        if (inside !== tab) expect(await storageIn(inside)).toBe(frame);
        expect(tab.problems()).toEqual([]);
      } finally {
        await tab.driven.close();
      }
    });
});

/** What the script of a page without an origin tells the page around it. */
interface Told {
  readonly played: number;
  readonly paused: boolean;
  readonly error: string | null;
  readonly storage: 'stored' | 'refused';
  /** What `play()` ended with, once the player was given a video of the service. */
  readonly ended: string | null;
}

/** Drivers do not run scripts in a page without an origin, so it tells what it sees. */
const SANDBOXED = `
  const player = document.querySelector('footlight-player');
  const store = () => {
    try {
      localStorage.setItem('probe', '1');
      return 'stored';
    } catch {
      return 'refused';
    }
  };
  let ended = null;
  addEventListener('message', () => {
    player.removeAttribute('src');
    player.setAttribute('video', '1001');
    player.execute('play', {}).then(() => (ended = 'played'), ({ code }) => (ended = code));
  });
  setInterval(() => {
    const { currentTime: played, paused, state } = player;
    parent.postMessage({ played, paused, error: state?.error?.code ?? null, storage: store(), ended }, '*');
  }, 200);`;

const HEARD = '<script>addEventListener("message", ({ data }) => (globalThis.told = data));</script>';

const inAttribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const told = async (tab: Tab, until: (told: Told) => boolean): Promise<Told> => {
  for (;;) {
    const last = await tab.until(() => (globalThis as unknown as { readonly told?: Told }).told);
    if (until(last)) return last;
  }
};

describe('with sandbox="allow-scripts" alone', () => {
  // PAGE-73
  test('<footlight-player> plays a file in a page that has no origin, and says that the service does not allow it', async ({
    tab,
    hostPage,
  }) => {
    const file = `${product.origin}/media/ads/northline/360.mp4`;
    const page = `<script type="module" src="${product.origin}/sdk/player.js"></script>
      <footlight-player src="${file}" video-title="A file" muted autoplay></footlight-player>
      <script type="module">${SANDBOXED}</script>`;
    const frame = `<iframe sandbox="allow-scripts" allow="autoplay" srcdoc="${inAttribute(page)}" width="600" height="400"></iframe>`;
    await tab.goto(await hostPage(`${HEARD}${frame}`, []));
    expect(await told(tab, ({ played }) => played > 1)).toMatchObject({ error: null, storage: 'refused' });
    await tab.run(({ one }) => {
      (one('iframe') as HTMLIFrameElement).contentWindow?.postMessage('another', '*');
    });
    expect(await told(tab, ({ ended }) => ended !== null)).toMatchObject({ ended: 'ORIGIN_NOT_ALLOWED' });
    tab.expected.push(/CORS|Cross-Origin|Failed to load resource|Origin null|access control/iu);
  });

  // PAGE-73
  test('a frame says that it cannot play there, and its remote control does within seconds', async ({
    tab,
    hostPage,
  }) => {
    const frame = `<iframe sandbox="allow-scripts" src="${product.origin}/embed/vod/1001" width="600" height="400"></iframe>`;
    await tab.goto(await hostPage(frame, [`${product.origin}/sdk/footlight.embed.js`]));
    // WebKitGTK’s driver runs no script in a sandboxed frame.
    if (browserName !== 'webkit') {
      const inside = tab.frame('iframe');
      await inside.until(({ one }) =>
        /can.t be played/u.test(one('footlight-player >>> [role="alert"]').textContent),
      );
      expect(await storageIn(inside)).toBe('refused');
    }
    await tab.until(() => 'Footlight' in globalThis);
    const { data, seconds } = await tab.run(async ({ one }, origin) => {
      const begun = performance.now();
      const { Footlight } = globalThis as unknown as HostWindow;
      try {
        return { data: await Footlight.createPlayer(one('iframe'), { origin }).ready, seconds: 0 };
      } catch (error) {
        const seconds = (performance.now() - begun) / 1000;
        return { data: (error as { readonly data: unknown }).data, seconds };
      }
    }, product.origin);
    expect(data).toMatchObject({ reason: 'sandboxed', code: 'BLOCKED', fault: 'policy' });
    expect(seconds).toBeLessThan(5);
    // The service does not answer pages without an origin.
    tab.expected.push(/origin|CORS|Access-Control|Failed to load resource|sandbox/iu);
  });
});
