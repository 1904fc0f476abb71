import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BROWSERS } from './scripts/browsers.mjs';

/**
 * Streams and files as others write them, beside the plain engines, and films that are made of files in many formats, in
 * three browsers: `npm run test:media`.
 */
export default defineConfig({
  test: {
    // All cases at once: lanes limit how many are watched at a time.
    maxConcurrency: 1000,
    globalSetup: ['tests/media-corpus/check-needs.ts', 'tests/media-corpus/own-films-folder.ts'],
    projects: BROWSERS.map((browser, groupOrder) => ({
      // Types alone are compiled to dist in a fresh clone, so packages are read from their sources.
      ssr: { resolve: { conditions: ['@footlight/source', ...defaultServerConditions] } },
      test: {
        name: browser,
        include: ['tests/media-corpus/{corpus,own-films}.test.ts'],
        provide: { browser },
        // One browser at a time: decoding takes a core.
        sequence: { groupOrder },
        maxWorkers: 1,
        fileParallelism: false,
      },
    })),
  },
});
