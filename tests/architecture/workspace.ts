import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Member {
  /** Name without the scope: `player`. */
  readonly name: string;
  /** Folder relative to the root: `packages/player`. */
  readonly folder: string;
  /** Workspace packages that its package.json allows it to import. */
  readonly allowed: readonly string[];
  /** All packages that its package.json allows it to import. */
  readonly dependencies: readonly string[];
  /** Subpaths that it exports: `.`, `./frame`. */
  readonly exports: readonly string[];
}

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly exports?: Record<string, unknown>;
}

const SCOPE = '@footlight/';

const readMember = (folder: string): Member => {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
  const dependencies = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  });
  return {
    name: path.basename(folder),
    folder,
    allowed: dependencies.filter((name) => name.startsWith(SCOPE)).map((name) => name.slice(SCOPE.length)),
    dependencies,
    exports: Object.keys(manifest.exports ?? {}),
  };
};

/** The packages and the site. */
export const members: readonly Member[] = [
  ...readdirSync(path.join(ROOT, 'packages')).map((name) => readMember(`packages/${name}`)),
  readMember('site'),
];

const CODE = /\.(?:ts|tsx|mts|css)$/u;
const TEST = /\.test\.tsx?$/u;

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => CODE.test(file) && !file.includes('node_modules'));

/** Paths of all source files, including tests and what only they import, relative to the root. */
export const sourceFiles = (member: Member): string[] =>
  ['src', 'testing']
    .map((part) => `${member.folder}/${part}`)
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap(filesBelow);

/** Test files, and the files of `testing` folders. */
export const isTest = (file: string): boolean => TEST.test(file) || file.includes('/testing/');
