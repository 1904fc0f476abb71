import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { withoutCallPolicies } from '../scripts/rollup/call-policies.mjs';
import { CUSTOM_MEDIA, customMedia } from '../scripts/rollup/custom-media.mjs';
import { fewFiles } from '../scripts/rollup/few-files.mjs';
import { hlsBuild } from '../scripts/rollup/hls-build.mjs';
import { pageList } from '../scripts/rollup/page-list.mjs';
import { preloadHelper } from '../scripts/rollup/preload-helper.mjs';
import { precompress } from '../scripts/rollup/precompress.mjs';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The router's default export conditions resolve to its development build, which contains warnings. */
const ROUTER = [
  { find: /^react-router$/u, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/u,
    replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

const bundled = (isBuild: boolean): UserConfig => ({
  root: here('.'),
  plugins: [
    hlsBuild(),
    withoutCallPolicies(),
    customMedia(),
    react(),
    preloadHelper({ module: here('src/app/load-page-chunk.ts'), name: 'loadPageChunk' }),
  ],
  resolve: {
    conditions: ['@footlight/source', ...defaultClientConditions],
    alias: isBuild ? ROUTER : [],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { ...CUSTOM_MEDIA, cssModules: { pattern: '[name]_[local]' } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    // A strict Content-Security-Policy blocks the polyfill's inline script and `data:` fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ['index.html', 'embed.html'].map((page) => here(page)).filter((page) => existsSync(page)),
    },
  },
});

/** Build of the server renderer: a single module with all its dependencies. */
const serverRendererConfig = (): UserConfig => {
  const config = bundled(true);
  return {
    ...config,
    // Set at build time, because the build decides which React is bundled.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['@footlight/source', ...defaultServerConditions] } },
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      rolldownOptions: {
        input: here('src/server.tsx'),
        // The service imports the entry with a query, as a new module for each build. Code that pages share with the
        // entry is in a separate file; otherwise pages would load a second copy of it, whose React contexts have no
        // providers.
        preserveEntrySignatures: 'strict',
      },
    },
  };
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (isSsrBuild === true) return serverRendererConfig();
  const config = bundled(command === 'build');
  return {
    ...config,
    plugins: [
      config.plugins,
      fewFiles({
        shell: (module) => module === here('src/main.tsx'),
        first: (module) => module.endsWith('/section.page.tsx'),
        alike: {
          lists: (module) => /\/(?:series|season|playlist)\.page\.tsx$/u.test(module),
          watch: (module) => /\/(?:video|interstitial)\.page\.tsx$/u.test(module),
          player: (module) => module.endsWith('/defined-player.ts'),
          found: (module) => module.endsWith('/search.page.tsx'),
        },
        other: (module) => module === here('embed.html'),
        start: (module) => module === here('src/start.ts') || module === here('src/embed.ts'),
        config: () => bundled(true),
      }),
      pageList({ pages: here('src/pages.ts'), entry: here('src/main.tsx') }),
      precompress(),
    ],
  };
});
