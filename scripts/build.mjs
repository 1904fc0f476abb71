import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.mjs';
import { bundleSimulators } from './bundle-simulators.mjs';
import { EMPTY_DATABASE, makeEmptyDatabase } from './empty-database.mjs';
import { ensureInstalled } from './install.mjs';
import { TARBALLS } from './pack/packages.mjs';
import { ROOT, run, tool } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamps.mjs';

const BROWSER = [
  'contract',
  'tokens',
  'player-contract',
  'embed',
  'client',
  'domain',
  'i18n',
  'state',
  'ui',
  'player',
  'widgets',
  'elements',
];
/** Tests and shells may have another one, with which Vite builds more and slower code. */
const PRODUCTION = { NODE_ENV: 'production' };
const sources = (names) => names.map((name) => `packages/${name}/src`);

/** Examples are built by the script in their own package.json, into a `dist` of their own. */
const example = (name) => ({
  name: `example in ${name}`,
  inputs: ['src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.js'].map(
    (input) => `examples/${name}/${input}`,
  ),
  output: `examples/${name}/dist/index.html`,
  build: () =>
    run('npm', ['run', 'build', '--silent', '--workspace', `examples/${name}`], {
      env: PRODUCTION,
      quiet: true,
    }),
});

/** The parts of the build: their inputs, and the output with the stamp of the last build. */
const PARTS = [
  {
    name: 'service',
    inputs: [...sources(['contract', 'domain', 'i18n', 'packager', 'server']), 'scripts/bundle-server.mjs'],
    output: 'packages/server/dist/bundle/main.js',
    build: bundleServer,
  },
  {
    name: 'empty database',
    // Its version is in package-lock.json, which is an input of every part.
    inputs: ['scripts/empty-database.mjs'],
    output: EMPTY_DATABASE,
    build: makeEmptyDatabase,
  },
  {
    name: 'simulators',
    inputs: [...sources(['simulators']), 'scripts/bundle-simulators.mjs', 'scripts/bundle-server.mjs'],
    output: 'packages/simulators/dist/bundle/main.js',
    build: bundleSimulators,
  },
  {
    name: 'SDK',
    inputs: [...sources(BROWSER), 'rollup.config.mjs', 'scripts/rollup'],
    output: 'packages/elements/dist/sdk/footlight.js',
    // A larger young generation avoids copying rollup's long-lived modules, which would take a fifth of its time.
    build: () =>
      run(tool('rollup'), ['-c', '--silent'], {
        env: { NODE_OPTIONS: '--max-semi-space-size=64' },
        quiet: true,
      }),
  },
  {
    name: 'manifest of the elements',
    inputs: [...sources(['player', 'elements']), 'scripts/manifest'],
    output: 'packages/elements/dist/manifest/custom-elements.json',
    build: () =>
      run(tool('cem'), ['analyze', '--config', 'scripts/manifest/manifest.config.mjs', '--quiet'], {
        quiet: true,
      }),
  },
  {
    name: 'site',
    inputs: [
      ...sources(BROWSER),
      'site/src',
      'site/index.html',
      'site/embed.html',
      'site/public',
      'site/vite.config.ts',
      'scripts/rollup/call-policies.mjs',
      'scripts/rollup/few-files.mjs',
      'scripts/rollup/hls-build.mjs',
      'scripts/rollup/page-list.mjs',
      'scripts/rollup/precompress.mjs',
    ],
    output: 'site/dist/index.html',
    // The client bundle, then the bundle for server rendering.
    build: async () => {
      for (const ssr of [[], ['--ssr']]) {
        const code = await run(tool('vite'), ['build', 'site', '--logLevel', 'warn', ...ssr], {
          env: PRODUCTION,
          quiet: true,
        });
        if (code !== 0) return code;
      }
      return 0;
    },
  },
  {
    name: 'documentation',
    // The reference of the elements is generated from it.
    after: 'manifest of the elements',
    inputs: [
      'docs',
      'CHANGELOG.md',
      ...sources(['embed', 'player', 'elements']),
      'packages/tokens/src/tokens.css',
      'packages/tokens/src/font-stand-ins.css',
      'site/public',
      'scripts/manifest',
    ],
    output: 'docs/dist/index.html',
    build: () =>
      run(tool('eleventy'), ['--config', 'docs/site/eleventy.config.mjs', '--quiet'], { quiet: true }),
  },
  ...['react', 'vue', 'svelte', 'angular'].map(example),
];

/** Each build takes up to half a gigabyte of memory. */
const PARALLEL = 4;

/** Tests and outputs of earlier builds do not count as sources. */
const NO_SOURCE = /\.test\.tsx?$|(?:^|[/\\])dist[/\\]/u;

/** The npm packages, which are not needed to start or test the product here. */
const PACKAGES = {
  name: 'packages',
  inputs: [
    ...sources([...BROWSER, 'react']),
    ...['embed', 'player', 'elements', 'react'].flatMap((name) => [
      `packages/${name}/package.json`,
      `packages/${name}/README.md`,
    ]),
    'LICENSE',
    'scripts/manifest',
    'scripts/pack',
    'scripts/rollup',
    'rollup.config.mjs',
  ],
  output: `${TARBALLS}/packed.json`,
  // Loaded on demand, because only packing needs its tools.
  build: async () => (await import('./pack/write-packages.mjs')).writePackages(),
};

const sourcePrint = ({ inputs }) => fingerprint(inputs, (file) => !NO_SOURCE.test(file));

async function buildPart(part) {
  const stamp = path.join(ROOT, path.dirname(part.output), '.stamp');
  if (existsSync(path.join(ROOT, part.output)) && isFresh(stamp, sourcePrint(part))) return;
  console.log(`Building the ${part.name} …`);
  const code = await part.build();
  if (code !== 0) {
    console.error(`The ${part.name} could not be built; the reason stands above.`);
    process.exit(code);
  }
  writeStamp(stamp, sourcePrint(part));
}

/** Builds the parts whose sources have changed since their last build, several at a time. */
export async function buildWhatIsStale(parts = PARTS) {
  const waiting = [...parts];
  const done = new Map();
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { name, after } = part;
      // A part is listed after its dependency, which is therefore already done or running.
      done.set(
        name,
        Promise.resolve(done.get(after)).then(() => buildPart(part)),
      );
      await done.get(name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, availableParallelism()) }, work));
}

/** Builds the stale ones of the parts with the given names. */
export const buildParts = (names) => buildWhatIsStale(PARTS.filter(({ name }) => names.includes(name)));

/** Builds the npm packages and the parts that go into them. */
export async function buildPackages() {
  await buildWhatIsStale(PARTS.filter(({ output }) => output.startsWith('packages/elements/')));
  await buildPart(PACKAGES);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  if (names.length > 0) await buildParts(names);
  else {
    await ensureInstalled();
    await buildWhatIsStale();
  }
}
