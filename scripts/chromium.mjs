import { existsSync } from 'node:fs';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/lib/chromium/chromium'];

const HOW_TO_GET_CHROMIUM =
  'No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH to a system Chromium.';

/**
 * Path of the browser for tests: `CHROMIUM_PATH`, else the distribution's; `undefined` selects Playwright's own
 * download.
 * @returns {string | undefined}
 * @throws {Error} when CHROMIUM_PATH is not an existing file
 */
export function chromiumPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist. ${HOW_TO_GET_CHROMIUM}`);
    return named;
  }
  return SYSTEM_PATHS.find((path) => existsSync(path));
}

/**
 * Chromium uses only the last of several lists of disabled features, so this list repeats Playwright's own. The
 * additional ones do not affect tests: `WebUIOmnibox…` renders the address bar's suggestions in a renderer of their
 * own, which takes 1.6 s of processor time per context, and `SpareRenderer…` starts a renderer for the next page, which
 * takes a twentieth of the total time.
 * @see https://github.com/microsoft/playwright/blob/v1.65.1/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags that turn off background activity; Chromium cannot use its sandbox as root. */
export function chromiumArguments() {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    '--disable-sync',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
