import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** Installing a framework, building with it and opening the page. */
const A_PROJECT_MS = 600_000;

/** Projects of others with the packed packages: `npm run test:integrations`. They install what they need from npm. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/integrations',
  projects: [{ name: 'integrations', testMatch: '**/*.spec.ts', testIgnore: '**/projects/**', workers: 1 }],
  outputDir: 'test-results/integrations',
  timeout: A_PROJECT_MS,
  retries: 0,
});
