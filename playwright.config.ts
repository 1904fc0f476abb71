import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

/**
 * Journeys that wait for the clock, for faults to show, or that visit every page. They start first and run beside the
 * others, with as many workers.
 */
const LONG = [
  'event-life',
  'faults',
  'faults-playing',
  'live-ingest',
  'one-account',
  'watch',
  'every-route',
  'realm-settings',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/service/prepare-database.ts',
  projects: [
    { name: 'long', testMatch: LONG, fullyParallel: true, workers: 2 },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: LONG, workers: 2 },
  ],
  outputDir: 'test-results/journeys',
  reporter: [['list']],
  // Two workers run journeys and two wait for the clock; more would take as long and starve each other's players.
  workers: 4,
  // A shared machine may stall for seconds: docs/decisions/0022-a-second-try.md.
  retries: 1,
  // Journeys have many steps, and each waits for as long as it must: a busy machine takes several times as long.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
    // Animations take a seventh of the processor time; journeys that test them turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Routes of a test do not intercept requests of a service worker; the journey of the installed app allows it.
    serviceWorkers: 'block',
    // Traces take a tenth of the total time; use `--trace=retain-on-failure` when one is needed.
    trace: 'off',
  },
});
