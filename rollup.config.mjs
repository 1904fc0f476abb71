import { fileURLToPath } from 'node:url';
import { groupOf } from './scripts/rollup/chunk-groups.mjs';
import { compile, onwarn } from './scripts/rollup/compile.mjs';
import { minify } from './scripts/rollup/minify.mjs';
import { removeStale } from './scripts/rollup/remove-stale.mjs';
import { copyModule } from './scripts/rollup/copy-module.mjs';
import { oneChunk } from './scripts/rollup/one-chunk.mjs';
import { publishFiles } from './scripts/rollup/publish-files.mjs';
import { retryableImports } from './scripts/rollup/retryable-imports.mjs';

const SOURCE = 'packages/elements/src';
const SDK = 'packages/elements/dist/sdk';
const fileOf = (module) => fileURLToPath(new URL(`${SOURCE}/${module}`, import.meta.url));
/**
 * Standalone entries are built separately: otherwise code that they share with the player would be split into a chunk
 * that every player waits for.
 */
const EMBED = fileOf('embed.ts');
/** Loaded when a standalone element shows a video. */
const PLAYER = fileOf('define/player.ts');
const ALONE = 'chunks/alone';
/** The remote control, which is loaded while the first frame loads. */
const WITH_FRAME = 'chunks/embed';
/** In one file, because all of it is needed at once. */
const REMOTE =
  /\/penpal\/|\/elements\/src\/embed\/(?:remote|embed-(?:error|events|media-events|tracks))\.ts$|\/packages\/embed\/src\/(?:wire|host\/(?:no-answer|remote-\w+|frame-fullscreen|version)|protocol\/(?:errors|events|peer|frame-size|message|version))|(?:choice|replace)-members\.ts$|(?:command-queue|events)\.ts$/u;

/**
 * Bytes, before minification, up to which rollup makes a chunk part of others. With more, it would make parts of elements
 * part of the files that pages load first.
 */
const LEAST_CHUNK = 700;
const LEAST_CHUNK_ALONE = 1000;

/** Browsers read module scripts as UTF-8, classic scripts in the encoding of their page. */
const plugins = ({ charset = 'utf8', isSplit = false } = {}) => [
  ...compile(),
  isSplit && retryableImports(),
  ...minify({ charset }),
  publishFiles(SDK),
];

/** Entries that pages reference keep their names; files loaded only by the SDK contain their hash. */
const split = {
  dir: SDK,
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
};

const ELEMENT = /packages\/player\/src\/index\.ts$/u;
/** What places the controls: the element itself, or the page. */
const LAYERS = /packages\/player\/src\/(?:stage\/layers|controls\/menus\/outside-press)\.ts$/u;

/** The control bar and the other layers of the stage, loaded with the first video, after the player's layout. */
const bar = oneChunk({
  name: 'bar',
  from: LAYERS,
  present: [ELEMENT],
  within: /packages\/player\/src\//u,
  also: /node_modules\/lit(?:-html|-element)?\/(?!decorators|directives\/(?:live|repeat)\.js)|\/decorators\/state\.js$|\/clock-time\.ts$|lucide\/.*\/(?:maximize|minimize|pause|picture-in-picture-2|rotate-ccw|skip-(?:back|forward)|volume-(?:1|x))\.mjs$/u,
});

/** The playback core, loaded together with the bar. */
const core = oneChunk({
  name: 'core',
  from: /packages\/player\/src\/element\/core\.ts$/u,
  present: [ELEMENT, LAYERS],
  within: /packages\/player\/src\//u,
  also: /player\/src\/(?:media\/(?:engine\/buffer-limits|network\/(?:public-address|require-headers))|text\/cue(?:-of-native)?)\.ts$/u,
});

/** Modules that a page imports beside the player, each as one file. */
const MODULES = ['analytics', 'cast', 'cmcd', 'companions', 'ima'];

export default [
  {
    input: {
      footlight: `${SOURCE}/footlight.ts`,
      player: `${SOURCE}/player.ts`,
      'multi-view': `${SOURCE}/multi-view.ts`,
      controls: `${SOURCE}/controls.ts`,
    },
    external: [EMBED],
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      ...plugins({ isSplit: true }),
      copyModule({ module: 'penpal', as: 'vendor/penpal.js' }),
      removeStale('chunks'),
    ],
    output: {
      ...split,
      paths: { [EMBED]: './embed.js' },
      onlyExplicitManualChunks: true,
      manualChunks: (id, graph) => bar(id, graph) ?? core(id, graph) ?? groupOf(id),
      experimentalMinChunkSize: LEAST_CHUNK,
    },
  },
  {
    input: {
      'guide-card': `${SOURCE}/guide-card.ts`,
      'live-now': `${SOURCE}/live-now.ts`,
      watchlist: `${SOURCE}/watchlist.ts`,
      'watch-together': `${SOURCE}/watch-together.ts`,
    },
    external: [PLAYER],
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins({ isSplit: true }), removeStale(ALONE)],
    output: {
      ...split,
      chunkFileNames: `${ALONE}/[name]-[hash].js`,
      paths: { [PLAYER]: './player.js' },
      experimentalMinChunkSize: LEAST_CHUNK_ALONE,
    },
  },
  ...MODULES.map((name) => ({
    input: `${SOURCE}/${name}.ts`,
    onwarn,
    plugins: plugins(),
    output: { file: `${SDK}/${name}.js`, format: 'es', sourcemap: true, inlineDynamicImports: true },
  })),
  {
    input: { embed: EMBED },
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins({ isSplit: true }), removeStale(WITH_FRAME)],
    output: {
      ...split,
      chunkFileNames: `${WITH_FRAME}/[name]-[hash].js`,
      onlyExplicitManualChunks: true,
      manualChunks: (id) => (REMOTE.test(id) ? 'remote' : undefined),
    },
  },
  {
    // The remote control is a single file in either format, because all of it is needed at once.
    input: `${SOURCE}/footlight-embed.ts`,
    onwarn,
    plugins: plugins({ charset: 'ascii' }),
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
