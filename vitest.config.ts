import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumPath, chromiumArguments } from './scripts/chromium.mjs';

const source = '@footlight/source';
const shared = {
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: { transformer: 'lightningcss' as const, lightningcss: { cssModules: { pattern: '[name]_[local]' } } },
};

const executablePath = chromiumPath();
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
});

const everywhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'site/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/{contract,architecture,sizes}/**/*.test.ts',
          ],
          exclude: [...everywhere, '**/*.browser.test.ts', 'packages/server/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'service',
          environment: 'node',
          include: ['packages/server/**/*.test.ts'],
          exclude: everywhere,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,site}/**/*.dom.test.tsx'],
          exclude: everywhere,
          css: { include: [/.+/] },
        },
      },
      {
        ...shared,
        publicDir: existsSync('demo/media') ? 'demo/media' : false,
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          exclude: everywhere,
          browser: browser(),
        },
      },
    ],
  },
});
