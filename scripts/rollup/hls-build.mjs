import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const { resolve } = createRequire(import.meta.url);

/**
 * The features of hls.js that the player uses. Left out: reporting to content delivery networks (CMCD), advertisements
 * of the playlist (interstitials; ours are VAST), trick play, and codecs within MPEG-TS that browsers do not play.
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

/** Modules of unused features whose dependencies a flag alone would keep. */
// esbuild parses it as a Go regular expression, which has no `u` flag.
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
    // As in hls.js's own build: fields that are only declared are not emitted.
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
 * Builds `hls.js` from its sources with the features that the player uses: four fifths of the published size.
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
