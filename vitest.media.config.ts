import { defineConfig } from 'vitest/config';
import { BROWSERS } from './scripts/browsers.mjs';

/** Streams and files as others write them, beside the plain engines, in three browsers: `npm run test:media`. */
export default defineConfig({
  test: {
    // All cases at once: lanes limit how many are watched at a time.
    maxConcurrency: 1000,
    globalSetup: 'tests/media-corpus/check-needs.ts',
    projects: BROWSERS.map((browser, groupOrder) => ({
      test: {
        name: browser,
        include: ['tests/media-corpus/corpus.test.ts'],
        provide: { browser },
        // One browser at a time: decoding takes a core.
        sequence: { groupOrder },
        maxWorkers: 1,
      },
    })),
  },
});
