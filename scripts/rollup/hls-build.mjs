import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { withoutLogs } from './without-logs.mjs';

const { resolve } = createRequire(import.meta.url);

/**
 * The features of hls.js that the player uses. Left out: reporting to content delivery networks (CMCD), advertisements
 * of the playlist (interstitials; the player shows them itself), trick play, and codecs within MPEG-TS that few streams have.
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

/**
 * What is built, by the specifier of its import. The second is loaded for streams in which those codecs are found, and for
 * pictures of I-frames on the timeline.
 */
const BUILDS = {
  'hls.js': { id: '\0build/hls.js', features: FEATURES },
  'hls.js/dist/hls.mjs': {
    id: '\0build/hls-m2ts.js',
    features: { ...FEATURES, IFRAMES: true, M2TS_ADVANCED_CODECS: true },
  },
};

/** Modules of unused features whose dependencies a flag alone would keep. */
// esbuild parses it as a Go regular expression, which has no `u` flag.
// oxlint-disable-next-line require-unicode-regexp
const LEFT_OUT = /\/(?:cmcd|interstitials)-controller$/;
// oxlint-disable-next-line require-unicode-regexp
const LEFT_OUT_WITHOUT_FRAMES = /\/(?:cmcd|iframe|interstitials)-controller$/;

const flagsOf = (features) =>
  Object.entries(features).map(([name, isIn]) => [`__USE_${name}__`, String(isIn)]);

const bundle = async (source, version, features) => {
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
      ...Object.fromEntries(flagsOf(features)),
      __VERSION__: JSON.stringify(version),
      __HLS_WORKER_BUNDLE__: 'undefined',
      __IN_WORKER__: 'false',
    },
    plugins: [
      {
        name: 'left-out',
        setup(bundling) {
          const filter = features.IFRAMES ? LEFT_OUT : LEFT_OUT_WITHOUT_FRAMES;
          bundling.onResolve({ filter }, () => ({ path: path.join(source, 'empty-es.js') }));
        },
      },
    ],
  });
  return outputFiles[0].text;
};

/**
 * Builds `hls.js` from its sources with the features that the player uses and without its log: seven tenths of the
 * published size.
 * @returns {import('rollup').Plugin}
 */
export const hlsBuild = () => {
  /** @type {Map<string, Promise<string>>} */
  const texts = new Map();
  return {
    name: 'hls-build',
    resolveId: {
      order: 'pre',
      handler: (source) => (Object.hasOwn(BUILDS, source) ? BUILDS[source].id : null),
    },
    async load(id) {
      const build = Object.values(BUILDS).find((one) => one.id === id);
      if (build === undefined) return null;
      const manifest = resolve('hls.js/package.json');
      const { version } = createRequire(import.meta.url)(manifest);
      if (!texts.has(id))
        texts.set(id, bundle(path.join(path.dirname(manifest), 'src'), version, build.features));
      return { code: withoutLogs(await texts.get(id), (code) => this.parse(code)), moduleSideEffects: false };
    },
  };
};
