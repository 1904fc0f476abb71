import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { changelogWith, kindAndText } from './changelog.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, tool } from './run.mjs';

/** Constants that browsers and the service send as their version. `tests/sizes/versions.test.ts` finds others. */
const CONSTANTS = [
  'packages/elements/src/embed/embed-frame.ts',
  'packages/embed/src/host/version.ts',
  'packages/server/src/http/documents/sdk-version.ts',
  'packages/widgets/src/embed/player-port.ts',
];

const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');
const change = (file, by) => writeFileSync(`${ROOT}${file}`, by(read(file)));
const versionOf = (file) => JSON.parse(read(file)).version;

const failWith = (code) => {
  if (code !== 0) process.exit(code);
};

await ensureInstalled();
const changes = readdirSync(`${ROOT}.changeset`)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .toSorted()
  .map((name) => kindAndText(read(`.changeset/${name}`), name));

// All packages have one version.
const before = versionOf('packages/embed/package.json');
// Fails without a changeset.
failWith(await run(tool('changeset'), ['version']));
const version = versionOf('packages/embed/package.json');

const swap = (text) => text.replace(`'${before}'`, `'${version}'`);
for (const file of CONSTANTS) change(file, swap);
change('package.json', (text) => text.replace(`"version": "${before}"`, `"version": "${version}"`));
const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
change('CHANGELOG.md', (text) => changelogWith(text, { version, date, changes }));
failWith(await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']));
console.log(`${before} → ${version}`);
