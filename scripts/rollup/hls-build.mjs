import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const { resolve } = createRequire(import.meta.url);

/**
 * What of hls.js the player uses. Left out: reporting to content delivery networks (CMCD), advertisements of the
 * playlist (interstitials; ours are VAST), trick play, and codecs within MPEG-TS that browsers do not play.
 * @see https://github.com/video-dev/hls.js/blob/master/build-config.js
 */
const FEATURES = {
  ALT_AUDIO: true,
  CMCD: false,
  CONTENT_STEERING: true,
  EME_DRM: true,
  IFRAMES: false,
  INTERSTITIALS: false,
  M2TS_ADVANCED_CODECS: false,
  MEDIA_CAPABILITIES: true,
  SUBTITLES: true,
  VARIABLE_SUBSTITUTION: true,
};

/** Modules of what is left out, where a flag alone would not keep their dependencies out. */
// esbuild reads it as an expression of Go, which knows no `u`.
// oxlint-disable-next-line require-unicode-regexp
const LEFT_OUT = /\/(?:cmcd|iframe|interstitials)-controller$/;

const flags = Object.entries(FEATURES).map(([name, isIn]) => [`__USE_${name}__`, String(isIn)]);

const bundle = async (source, version) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default, ErrorTypes, Events } from './exports-named.ts';`,
      resolveDir: source,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // As its own build has it: fields that are only declared are no fields.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    define: {
      ...Object.fromEntries(flags),
      __VERSION__: JSON.stringify(version),
      __HLS_WORKER_BUNDLE__: 'undefined',
      __IN_WORKER__: 'false',
    },
    plugins: [
      {
        name: 'left-out',
        setup(bundling) {
          bundling.onResolve({ filter: LEFT_OUT }, () => ({ path: path.join(source, 'empty-es.js') }));
        },
      },
    ],
  });
  return outputFiles[0].text;
};

/**
 * `hls.js` from its own sources, with what the player uses: four fifths of what is published.
 * @returns {import('rollup').Plugin}
 */
export const hlsBuild = () => {
  const ID = '\0build/hls.js';
  let text;
  return {
    name: 'hls-build',
    resolveId: {
      order: 'pre',
      handler: (source) => (source === 'hls.js' ? ID : null),
    },
    async load(id) {
      if (id !== ID) return null;
      const manifest = resolve('hls.js/package.json');
      const { version } = createRequire(import.meta.url)(manifest);
      text ??= await bundle(path.join(path.dirname(manifest), 'src'), version);
      return { code: text, moduleSideEffects: false };
    },
  };
};
