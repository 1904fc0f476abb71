import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BROWSERS } from './scripts/browsers.mjs';

/** Journeys through the product in Chromium, Firefox and WebKit: `npm run test:browsers`, and a part of `npm test`. */
export default defineConfig({
  test: {
    globalSetup: 'tests/browsers/start-product.ts',
    projects: BROWSERS.map((browser, groupOrder) => ({
      // Types alone are compiled to dist in a fresh clone, so packages are read from their sources.
      ssr: { resolve: { conditions: ['@footlight/source', ...defaultServerConditions] } },
      test: {
        name: browser,
        include: ['tests/browsers/**/*.test.ts'],
        provide: { browser },
        testTimeout: 240_000,
        hookTimeout: 120_000,
        // docs/decisions/0022-a-second-try.md
        retry: 1,
        // One browser at a time, and one journey at a time in it: decoding takes a core.
        sequence: { groupOrder },
        maxWorkers: 1,
        isolate: false,
        fileParallelism: false,
      },
    })),
  },
});
