import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Files and folders that the built service reads at run time, besides its npm packages, relative to the repository. */
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
const LEFT_OUT = new Set(['node_modules', '.angular']);

/**
 * Copies the service to a folder where `node packages/server/dist/bundle/main.js` runs; used for the image of
 * deploy/Dockerfile.
 * @param {string} folder
 */
export function layRuntimeTree(folder) {
  for (const part of PARTS) {
    const source = path.join(ROOT, part);
    if (!existsSync(source)) throw new Error(`${part} is missing: run npm run build first.`);
    const target = path.join(folder, part);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true, filter: (from) => !LEFT_OUT.has(path.basename(from)) });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Where to? node scripts/runtime-tree.mjs <folder>');
    process.exit(1);
  }
  layRuntimeTree(path.resolve(folder));
}
