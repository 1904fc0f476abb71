import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

/**
 * They wait for the clock, or for faults to show: begun first, beside the others, of which as many are at work all the
 * while.
 */
const LONG = ['event-life', 'faults', 'faults-playing', 'live-ingest', 'one-account', 'watch'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/service/prepare-database.ts',
  projects: [
    { name: 'long', testMatch: LONG, fullyParallel: true, workers: 2 },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: LONG, workers: 2 },
  ],
  outputDir: 'test-results/journeys',
  reporter: [['list']],
  // Two are at work and two wait for the clock: more of them take as long and starve each other's players.
  workers: 4,
  // A shared machine may stand still for seconds: docs/decisions/0022-a-second-try.md.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
    // What moves takes a seventh of the processor; journeys that it is about ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a service worker makes are not seen by the routes of a test; the journey of the app allows it.
    serviceWorkers: 'block',
    // A trace takes a tenth of the time of all; `--trace=retain-on-failure` keeps one where it is wanted.
    trace: 'off',
  },
});
