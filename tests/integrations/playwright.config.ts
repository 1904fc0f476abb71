import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** Projects of others, built and driven in Chromium: `npm run test:integrations`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../service/prepare-database.ts',
  projects: [{ name: 'integrations', testMatch: 'integrations.spec.ts' }],
  outputDir: '../../test-results/integrations',
  // Each installs and builds, which takes the whole machine.
  workers: 1,
  retries: 0,
});
