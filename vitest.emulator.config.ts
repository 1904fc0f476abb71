import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests that need external emulators: `npm run test:firebase-emulator`, not `npm test`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@footlight/source', ...defaultServerConditions] } },
  test: { environment: 'node', include: ['packages/server/src/**/*.emulator.test.ts'] },
});
