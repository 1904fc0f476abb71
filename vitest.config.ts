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

/** Elements are tested as the SDK ships them (rollup.config.mjs): on Preact. */
const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

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
            'tests/{contract,architecture,manifest,sizes}/**/*.test.ts',
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
        resolve: { ...shared.resolve, alias: preact },
        publicDir: existsSync('demo/media') ? 'demo/media' : false,
        // Bundled before the first test: found only then, they would reload the page under it.
        optimizeDeps: {
          include: [
            '@r2wc/react-to-web-component',
            'dashjs',
            'hls.js',
            'lit',
            'lit/decorators.js',
            'lit/directive.js',
            'lit/directives/keyed.js',
            'lit/directives/repeat.js',
            'lucide',
            'lucide-react',
            'ofetch',
            'penpal',
            'preact/compat',
            'preact/compat/client',
            'preact/jsx-runtime',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          exclude: everywhere,
          setupFiles: ['packages/player/src/testing/fresh-visit.ts'],
          browser: browser(),
        },
      },
    ],
  },
});
