import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { removeStale } from './scripts/rollup/remove-stale.mjs';
import { copyModule } from './scripts/rollup/copy-module.mjs';
import { cssModules } from './scripts/rollup/css-modules.mjs';

const SOURCE = 'packages/elements/src';
const SDK = 'packages/elements/dist/sdk';
const TARGET = 'es2022';

/** In the SDK alone: a publisher's page should not pay for React. */
const preact = alias({
  entries: [
    { find: /^react$/u, replacement: 'preact/compat' },
    { find: /^react-dom$/u, replacement: 'preact/compat' },
    { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
    { find: /^react\/jsx-runtime$/u, replacement: 'preact/jsx-runtime' },
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/u, replacement: 'preact/compat' },
  ],
});

const plugins = () => [
  preact,
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  cssModules(),
  nodeResolve({
    browser: true,
    exportConditions: ['@footlight/source'],
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  }),
  commonjs(),
  esbuild({ target: TARGET, tsconfig: 'tsconfig.base.json', jsx: 'automatic' }),
  minify({ target: TARGET }),
];

/** Packages mark files for servers that render; a browser has no use for the mark. */
const onwarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

/** Names that a page may write down; what only the SDK asks for bears its hash. */
const split = {
  dir: SDK,
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
};

export default [
  {
    input: {
      footlight: `${SOURCE}/footlight.ts`,
      player: `${SOURCE}/player.ts`,
      'multi-view': `${SOURCE}/multi-view.ts`,
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins(), copyModule({ module: 'penpal', as: 'vendor/penpal.js' }), removeStale('chunks')],
    // What both entries need lives in `player.js` itself: a page that only plays waits for one file.
    output: { ...split, manualChunks: { player: [`${SOURCE}/player.ts`] } },
  },
  {
    // The remote control is one file in either form: it is asked for at once and whole.
    input: `${SOURCE}/footlight-embed.ts`,
    onwarn,
    plugins: plugins(),
    output: [
      { file: `${SDK}/footlight.embed.js`, format: 'es', sourcemap: true, inlineDynamicImports: true },
      {
        file: `${SDK}/footlight.embed.iife.js`,
        format: 'iife',
        sourcemap: true,
        inlineDynamicImports: true,
        name: 'FootlightEmbed',
      },
    ],
  },
];
