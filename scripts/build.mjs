import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, tool } from './run.mjs';

const BROWSER = [
  'contract',
  'tokens',
  'embed',
  'client',
  'domain',
  'i18n',
  'state',
  'ui',
  'player',
  'elements',
];
const sources = (names) => names.map((name) => `packages/${name}/src`);

/** What is built, from what, and where the stamp of the last build lies. */
const PARTS = [
  {
    name: 'service',
    inputs: [...sources(['contract', 'domain', 'i18n', 'server']), 'scripts/bundle-server.mjs'],
    output: 'packages/server/dist/bundle/main.js',
    build: bundleServer,
  },
  {
    name: 'SDK',
    inputs: [...sources(BROWSER), 'rollup.config.mjs', 'scripts/rollup'],
    output: 'packages/elements/dist/sdk/footlight.js',
    build: () => run(tool('rollup'), ['-c', '--silent'], { quiet: true }),
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
    ],
    output: 'site/dist/index.html',
    build: () => run(tool('vite'), ['build', 'site', '--logLevel', 'warn'], { quiet: true }),
  },
];

const TEST_FILE = /\.test\.tsx?$/u;

function* filesBelow(place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full)) return;
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
}

const fingerprint = (inputs) => {
  const hash = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`));
  for (const input of inputs) {
    const isFile = path.extname(input) !== '';
    const files = isFile
      ? [path.join(ROOT, input)].filter(existsSync)
      : [...filesBelow(input)].filter((file) => !TEST_FILE.test(file)).toSorted();
    for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Builds the parts whose sources have changed since they were last built. */
export async function buildWhatIsStale() {
  for (const part of PARTS) {
    const stamp = path.join(ROOT, path.dirname(part.output), '.stamp');
    const now = fingerprint(part.inputs);
    const fresh =
      existsSync(path.join(ROOT, part.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
    if (fresh) continue;
    console.log(`Building the ${part.name} …`);
    const code = await part.build();
    if (code !== 0) {
      console.error(`The ${part.name} could not be built; the reason stands above.`);
      process.exit(code);
    }
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await buildWhatIsStale();
}
