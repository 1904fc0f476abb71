import { launch, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { firefoxPath } from '../../scripts/browsers.mjs';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';
import { GoneError, whenFound, type DrivenBrowser, type DrivenPage } from './driven-page.js';

/** What the drivers report when a document is replaced while something runs in it. */
const GONE =
  /context was destroyed|frame (?:got |was )?detached|no such frame|DiscardedBrowsingContext|Cannot find context|navigat|AbortError|actor destroyed/iu;

const LAUNCH = {
  chromium: () => ({
    executablePath: chromiumPath() ?? '',
    args: [
      // Storage is partitioned as for viewers: without it, frames of another site may not use theirs at all.
      ...chromiumArguments().map((argument) => argument.replace(',ThirdPartyStoragePartitioning', '')),
      '--force-prefers-reduced-motion',
      '--mute-audio',
    ],
  }),
  firefox: () => ({
    browser: 'firefox' as const,
    executablePath: firefoxPath() ?? '',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'media.volume_scale': '0.0' },
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
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    problems: () => problems,
    close,
    ...(name === 'chromium' ? { addPasskeys: () => addPasskeys(page) } : {}),
  };
};

/** Chromium is driven by the DevTools protocol and Firefox by WebDriver BiDi. */
export const launchPuppeteer = async (name: keyof typeof LAUNCH): Promise<DrivenBrowser> => {
  const browser = await launch(LAUNCH[name]());
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return drive(name, await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
};
