import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Files and folders that the built service reads at run time, relative to the repository. */
const PARTS = [
  'LICENSE',
  'package.json',
  'packages/server/package.json',
  'packages/server/bin',
  'packages/server/dist/bundle',
  'packages/server/dist/empty-database',
  'packages/server/migrations',
  'packages/server/footlight.config.schema.json',
  'packages/elements/dist/sdk',
  'site/dist',
  'docs/dist',
  'examples',
  'demo/footlight.config.json',
  'demo/catalogue',
  'demo/media',
];

/** Folders created by tools, which are not distributed. */
const LEFT_OUT = new Set(['node_modules', '.angular', '.next']);
const leavesOut = (root, from) =>
  path
    .relative(root, from)
    .split(path.sep)
    .some((name) => LEFT_OUT.has(name));

const SERVER = 'packages/server';
const COMMAND = `${SERVER}/bin/footlight.mjs`;

/**
 * The npm packages that the service needs at run time, relative to the repository. Those of the workspace are part of its
 * bundle.
 */
const packages = () =>
  execFileSync('npm', ['ls', `--workspace=${SERVER}`, '--omit=dev', '--all', '--parseable'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n')
    .map((found) => path.relative(ROOT, found))
    .filter((found) => found.includes('node_modules') && !found.startsWith('node_modules/@footlight/'));

/**
 * Copies the service with its packages to a folder where `node packages/server/dist/bundle/main.js` runs without an
 * installation; used for the image of deploy/Dockerfile.
 * @param {string} folder
 */
export function layRuntimeTree(folder) {
  for (const part of [...PARTS, ...packages()]) {
    const source = path.join(ROOT, part);
    if (!existsSync(source)) throw new Error(`${part} is missing: run npm run build first.`);
    const target = path.join(folder, part);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true, filter: (from) => !leavesOut(source, from) });
  }
  // Without this link npm would look for a program of this name in the public registry.
  const link = path.join(folder, 'node_modules/.bin/footlight');
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), path.join(folder, COMMAND)), link);
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Where to? node scripts/runtime-tree.mjs <folder>');
    process.exit(1);
  }
  layRuntimeTree(path.resolve(folder));
}
