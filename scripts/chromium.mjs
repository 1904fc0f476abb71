import { existsSync } from 'node:fs';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/lib/chromium/chromium'];

export const HOW_TO_GET_CHROMIUM =
  'No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH to a system Chromium.';

/**
 * The browser that tests drive: `CHROMIUM_PATH`, else the distribution's; `undefined` leaves the choice to
 * Playwright's own download.
 * @returns {string | undefined}
 * @throws {Error} when CHROMIUM_PATH names no file
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
 * Of two lists of disabled features Chromium takes the last: the first of these are Playwright's own, for another list
 * replaces it. The others have no effect that a test sees: `WebUIOmnibox…` draw the address bar's suggestions in a
 * renderer of their own, which takes 1.6 s of processor time a context, and `SpareRenderer…` starts one for the next page,
 * which takes a twentieth of the time of all.
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

/** Flags for a quiet browser; Chromium refuses its sandbox to root. */
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
