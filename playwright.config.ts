import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list']],
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
    trace: 'retain-on-failure',
  },
});
