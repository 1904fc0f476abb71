import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { firefoxPath } from '../../scripts/browsers.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';
import {
  GoneError,
  whenFound,
  type DrivenBrowser,
  type DrivenPage,
  type PageStorage,
} from './driven-page.js';

/** What the drivers report when a document is replaced while something runs in it. */
const GONE =
  /context was destroyed|frame (?:got |was )?detached|no such frame|DiscardedBrowsingContext|Cannot find context|navigat|AbortError|actor destroyed/iu;

/** Settings of a profile for which Chromium has no argument. In the last one, 2 means “block”. */
const PROFILES: Partial<Readonly<Record<PageStorage, object>>> = {
  allowed: { cookie_controls_mode: 0, block_third_party_cookies: false },
  refused: { default_content_setting_values: { cookies: 2 } },
};

const makeProfile = (profile: object): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-chromium-'));
  mkdirSync(path.join(folder, 'Default'));
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  return folder;
};

/** @see https://searchfox.org/mozilla-central/source/netwerk/cookie/nsICookieService.idl */
const COOKIE_BEHAVIOR: Readonly<Record<PageStorage, number>> = {
  allowed: 0,
  blocked: 1,
  refused: 2,
  partitioned: 5,
};

const LAUNCH = {
  chromium: (storage: PageStorage, folder: string | undefined) => ({
    executablePath: chromiumPath() ?? '',
    ...(folder === undefined ? {} : { userDataDir: folder }),
    args: [
      // Without this feature, storage of frames is not partitioned: a context of its own refuses it, as it does cookies.
      ...chromiumArguments().map((argument) =>
        storage === 'partitioned' ? argument.replace(',ThirdPartyStoragePartitioning', '') : argument,
      ),
      '--force-prefers-reduced-motion',
      '--mute-audio',
    ],
  }),
  firefox: (storage: PageStorage) => ({
    browser: 'firefox' as const,
    executablePath: firefoxPath() ?? '',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'media.volume_scale': '0.0',
      'network.cookie.cookieBehavior': COOKIE_BEHAVIOR[storage],
    },
  }),
};

const frameIn = async (page: Page, frames: readonly string[]): Promise<Frame> => {
  let frame = page.mainFrame();
  for (const expression of frames) {
    const element = (await frame.evaluateHandle(whenFound(expression))).asElement();
    const inner = await (element as Awaited<ReturnType<Frame['$']>>)?.contentFrame();
    if (!inner) throw new GoneError('The frame has no document yet.');
    frame = inner;
  }
  return frame;
};

/** @see https://w3c.github.io/webauthn/#sctn-automation */
const addPasskeys = async (page: Page): Promise<true> => {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return true;
};

const drive = (name: keyof typeof LAUNCH, page: Page, close: () => Promise<void>): DrivenPage => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) =>
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: async (expression, frames) => {
      try {
        const frame = await frameIn(page, frames);
        return (await frame.evaluate(expression)) as string;
      } catch (error) {
        throw GONE.test(String(error)) ? new GoneError(String(error)) : error;
      }
    },
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    key: async (key, held) => {
      for (const one of held) await page.keyboard.down(one as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const one of held.toReversed()) await page.keyboard.up(one as KeyInput);
    },
    resize: async (width, height) => {
      try {
        await page.setViewport({ width, height });
      } catch (error) {
        // The driver sets the orientation after the size, which Firefox knows since its release 144.
        if (!/unknown command emulation\.setScreenOrientationOverride/u.test(String(error))) throw error;
      }
    },
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    problems: () => problems,
    close,
    ...(name === 'chromium' ? { addPasskeys: () => addPasskeys(page) } : {}),
  };
};

/** Chromium is driven by the DevTools protocol and Firefox by WebDriver BiDi. */
export const launchPuppeteer = async (
  name: keyof typeof LAUNCH,
  storage: PageStorage = 'partitioned',
): Promise<DrivenBrowser> => {
  const profile = name === 'chromium' ? PROFILES[storage] : undefined;
  const folder = profile === undefined ? undefined : makeProfile(profile);
  const browser = await launch(LAUNCH[name](storage, folder));
  return {
    open: async () => {
      // Another context would not have the settings of the profile.
      if (folder !== undefined) {
        const page = await browser.newPage();
        return drive(name, page, () => page.close());
      }
      const context = await browser.createBrowserContext();
      return drive(name, await context.newPage(), () => context.close());
    },
    close: async () => {
      await browser.close();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};
