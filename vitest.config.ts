import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumPath, chromiumArguments } from './scripts/chromium.mjs';
import { CUSTOM_MEDIA, customMedia } from './scripts/rollup/custom-media.mjs';
import { hlsBuild } from './scripts/rollup/hls-build.mjs';
import { PREACT } from './scripts/rollup/preact.mjs';

const source = '@footlight/source';
const shared = {
  plugins: [customMedia(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { ...CUSTOM_MEDIA, cssModules: { pattern: '[name]_[local]' } },
  },
};

/** Packages are found as Node finds them: the “module” condition is for bundlers, and Node cannot load all such files. */
const LIKE_NODE = {
  resolve: { conditions: [source, ...defaultServerConditions.filter((one) => one !== 'module')] },
};

/**
 * Test files share loaded modules, because loading them for each file takes four times as long as all tests. Timeouts
 * are generous for busy machines.
 */
const SHARED = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 };

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

const everywhere = ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts'];

/**
 * Tests that need a fresh document: first requests, players without a configured service, and an element whose player is
 * that of the service.
 */
const OWN_DOCUMENT = [
  'packages/player/src/element/{idle,player}.browser.test.ts',
  'packages/elements/src/define/guide-card.browser.test.ts',
];

/** Tests that need a registry of custom elements in which no other file has defined one. */
const OWN_REGISTRY = [
  'packages/elements/src/define/mounting.dom.test.tsx',
  'packages/react/src/components.dom.test.tsx',
];

const domProject = (
  name: string,
  files: { readonly isolate: boolean; readonly include: string[]; readonly exclude: string[] },
) => ({
  ...shared,
  test: { ...SHARED, ...files, name, environment: 'jsdom', css: { include: [/.+/] } },
});

const browserProject = (
  name: string,
  files: { readonly isolate: boolean; readonly include: string[]; readonly exclude: string[] },
) => ({
  ...shared,
  // Elements are tested as the SDK ships them (rollup.config.mjs).
  plugins: [hlsBuild(), ...shared.plugins],
  resolve: { ...shared.resolve, alias: [...PREACT] },
  publicDir: existsSync('demo/media') ? ('demo/media' as const) : (false as const),
  // Pre-bundled, because dependencies discovered during a test would reload its page.
  optimizeDeps: {
    include: [
      '@floating-ui/dom',
      '@lit/reactive-element',
      '@r2wc/react-to-web-component',
      'dashjs',
      'eventsource-parser',
      'lit',
      'lit/decorators.js',
      'lit/directive.js',
      'lit/directives/keyed.js',
      'lit/directives/repeat.js',
      'lucide',
      'lucide-react',
      'mux.js/lib/m2ts/caption-stream.js',
      'mux.js/lib/tools/caption-packet-parser.js',
      'ofetch',
      'penpal',
      'preact/compat',
      'preact/compat/client',
      'preact/jsx-runtime',
      'zustand/vanilla',
    ],
  },
  test: {
    name,
    include: files.include,
    exclude: files.exclude,
    testTimeout: 60_000,
    setupFiles: ['packages/player/src/testing/fresh-visit.ts'],
    // docs/decisions/0022-a-second-try.md
    retry: 1,
    // Loading the modules of a player for each file takes a third of the total time.
    isolate: files.isolate,
    browser: browser(),
  },
});

export default defineConfig({
  test: {
    // Tests of the service mostly wait, so two run on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // dash.js goes on with a switch of quality that was under way when its player was destroyed.
    onUnhandledError: ({ message }) => !message.includes("reading 'setShouldCheckPlaybackQuality'"),
    projects: [
      {
        ...shared,
        ssr: LIKE_NODE,
        test: {
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'site/src/**/*.test.ts',
            'tests/{contract,architecture,manifest,packages,scripts,sizes,snippets}/**/*.test.ts',
          ],
          exclude: [...everywhere, '**/*.browser.test.ts', 'packages/server/**'],
        },
      },
      {
        ...shared,
        ssr: LIKE_NODE,
        test: {
          ...SHARED,
          name: 'service',
          environment: 'node',
          // Embedded databases are compiled for each process and live for seconds:
          // packages/server/testing/start-process.ts.
          execArgv: ['--liftoff-only'],
          globalSetup: 'packages/server/testing/one-postgres.ts',
          // The pages that the service sends are rendered by the site.
          include: ['packages/server/**/*.test.ts', 'tests/{fuzz,lives,pages}/**/*.test.ts'],
          exclude: everywhere,
        },
      },
      domProject('dom', {
        isolate: false,
        include: ['{packages,site}/**/*.dom.test.tsx'],
        exclude: [...everywhere, ...OWN_REGISTRY],
      }),
      domProject('dom-own-registry', { isolate: true, include: OWN_REGISTRY, exclude: everywhere }),
      browserProject('browser', {
        isolate: false,
        include: ['packages/**/*.browser.test.ts'],
        exclude: [...everywhere, ...OWN_DOCUMENT],
      }),
      browserProject('browser-own-document', {
        isolate: true,
        include: OWN_DOCUMENT,
        exclude: everywhere,
      }),
    ],
  },
});
