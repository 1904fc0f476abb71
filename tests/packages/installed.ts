import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TARBALLS = path.join(ROOT, 'dist/npm');

export interface PackageManifest {
  readonly name: string;
  readonly type: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Project {
  readonly folder: string;
  /** The unpacked packages by name. */
  readonly packages: ReadonlyMap<string, { readonly folder: string; readonly manifest: PackageManifest }>;
  remove(): void;
}

/** Packs what is stale, and returns the paths of the tarballs by package name. */
export const packedPackages = (): ReadonlyMap<string, string> => {
  execFileSync(process.execPath, ['scripts/pack.mjs'], { cwd: ROOT, stdio: 'pipe' });
  const packed = JSON.parse(readFileSync(path.join(TARBALLS, 'packed.json'), 'utf8')) as Record<
    string,
    string
  >;
  return new Map(Object.entries(packed).map(([name, file]) => [name, path.join(TARBALLS, file)]));
};

const link = (name: string, modules: string): void => {
  mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name), 'junction');
};

/**
 * Creates an empty project with the packages installed as npm would: unpacked from their tarballs, with nothing but
 * their declared dependencies, so that undeclared imports fail.
 * @param files further files of the project, by name
 * @param optional peer dependencies that a project installs for their types
 */
export const installProject = (
  files: Readonly<Record<string, string>>,
  optional: readonly string[] = [],
): Project => {
  const packed = packedPackages();
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-project-'));
  const modules = path.join(folder, 'node_modules');
  const packages = new Map<string, { folder: string; manifest: PackageManifest }>();
  for (const [name, tarball] of packed) {
    const place = path.join(modules, name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as PackageManifest;
    packages.set(name, { folder: place, manifest });
  }
  const declared = [...packages.values()].flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  const peers = [...packages.values()].flatMap(({ manifest }) =>
    Object.keys(manifest.peerDependencies ?? {}).filter(
      (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true,
    ),
  );
  for (const name of new Set([...declared, ...peers, ...optional]))
    if (!packages.has(name)) link(name, modules);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { folder, packages, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Paths of all files below a folder, relative to it. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
