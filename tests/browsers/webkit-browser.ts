import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webKitPath } from '../../scripts/browsers.mjs';
import {
  GoneError,
  whenFound,
  type DrivenBrowser,
  type DrivenPage,
  type Key,
  type PageStorage,
} from './driven-page.js';
import { startObservingProxy, type ObservingProxy } from './observing-proxy.js';

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const START_WITHIN_MS = 30_000;
const SCRIPT_WITHIN_MS = 60_000;
/** Longer than a script may run. */
const RESPONSE_WITHIN_MS = 70_000;
/** After a failure the browser may not respond any more. */
const LAST_WITHIN_MS = 10_000;
/** What the driver reports when a document is replaced while something runs in it. */
const GONE = new Set(['no such window', 'no such frame', 'stale element reference', 'no such element']);
const UNLOADED = /unload|navigat|cancel/iu;

interface ErrorResponse {
  readonly error: string;
  readonly message: string;
}

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  return port;
};

/** One command of W3C WebDriver. */
const command = async (
  base: string,
  method: string,
  name: string,
  body?: object,
  withinMs = RESPONSE_WITHIN_MS,
): Promise<unknown> => {
  const answer = await fetch(`${base}${name}`, {
    method,
    signal: AbortSignal.timeout(withinMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as ErrorResponse;
  throw GONE.has(error) || UNLOADED.test(message)
    ? new GoneError(`${error}: ${message}`)
    : new Error(`${name}: ${error}: ${message}`);
};

const untilReady = async (base: string): Promise<void> => {
  for (const until = Date.now() + START_WITHIN_MS; Date.now() < until;) {
    try {
      await command(base, 'GET', '/status');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('WebKitWebDriver did not start.');
};

/** Starts a screen without a monitor. @returns its name */
const startScreen = async (): Promise<{ readonly screen: ChildProcess; readonly display: string }> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
};

/** GTK's settings, from which WebKit takes the preference for reduced motion. */
const makeSettings = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
};

/** WebKit always partitions the storage of frames; its program can take storage from all pages, and has no other setting. */
const argumentsFor = (storage: PageStorage): readonly string[] => [
  '--automation',
  ...(storage === 'refused' ? ['--enable-html5-local-storage=false', '--cookies-policy=never'] : []),
];

const drive = async (base: string, proxy: ObservingProxy, storage: PageStorage): Promise<DrivenPage> => {
  const { sessionId } = (await command(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: webKitPath(), args: argumentsFor(storage) },
        proxy: { proxyType: 'manual', httpProxy: proxy.address },
      },
    },
  })) as { readonly sessionId: string };
  proxy.problems.length = 0;
  const send = (method: string, name: string, body?: object, withinMs?: number) =>
    command(`${base}/session/${sessionId}`, method, name, body, withinMs);
  const execute = (script: string) => send('POST', '/execute/sync', { script: `return ${script}`, args: [] });
  const perform = (type: string, actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  await send('POST', '/timeouts', { script: SCRIPT_WITHIN_MS, pageLoad: SCRIPT_WITHIN_MS });
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  });
  return {
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    evaluate: async (expression, frames) => {
      await send('POST', '/frame', { id: null });
      for (const frame of frames) {
        const element = await execute(whenFound(frame));
        if (element === null) throw new GoneError('There is no such frame yet.');
        await send('POST', '/frame', { id: element });
      }
      const result = (await execute(expression)) as string;
      if (frames.length > 0) await send('POST', '/frame', { id: null });
      return result;
    },
    click: async (x, y) => {
      await perform('pointer', [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    hover: async (x, y) => {
      await perform('pointer', [move(x, y)]);
    },
    key: async (key, held) => {
      const values = [...held, key].map((one) => KEYS[one] ?? one);
      await perform('key', [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    resize: async (width, height) => {
      // The window has a tool bar above the page.
      const [around, inner] = [
        (await send('POST', '/window/rect', { width, height })) as { readonly height: number },
        (await execute('innerHeight')) as number,
      ];
      await send('POST', '/window/rect', { width, height: height + around.height - inner });
    },
    screenshot: async (file) => {
      const picture = await send('GET', '/screenshot', undefined, LAST_WITHIN_MS);
      writeFileSync(file, Buffer.from(picture as string, 'base64'));
    },
    problems: () => proxy.problems,
    close: async () => {
      await send('DELETE', '', undefined, LAST_WITHIN_MS);
    },
  };
};

interface Driver {
  readonly base: string;
  stop(): void;
}

const startDriver = async (display: string, settings: string): Promise<Driver> => {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // It has no sandbox as root, and no graphics card is assumed.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
    // A process group of its own, so that its browsers end with it.
    detached: true,
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  return { base, stop: () => void (driver.pid !== undefined && process.kill(-driver.pid, 'SIGKILL')) };
};

/**
 * WebKitGTK is driven by W3C WebDriver, in a window on a screen of its own. A driver has one session at a time, so one
 * whose session does not end is replaced.
 */
export const launchWebKit = async (storage: PageStorage = 'partitioned'): Promise<DrivenBrowser> => {
  const [{ screen, display }, proxy] = await Promise.all([startScreen(), startObservingProxy()]);
  const settings = makeSettings();
  let driver = await startDriver(display, settings);
  return {
    open: async () => {
      const page = await drive(driver.base, proxy, storage);
      return {
        ...page,
        close: async () => {
          try {
            await page.close();
          } catch {
            driver.stop();
            driver = await startDriver(display, settings);
          }
        },
      };
    },
    close: async () => {
      driver.stop();
      screen.kill();
      await proxy.close();
      rmSync(settings, { recursive: true, force: true });
    },
  };
};
