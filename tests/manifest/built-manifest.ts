import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const MANIFEST = join(ROOT, 'packages/elements/dist/manifest/custom-elements.json');

export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

export interface Declaration {
  readonly tagName: string;
  readonly description?: string;
  readonly attributes?: readonly (Described & { readonly fieldName?: string })[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
  readonly members?: readonly (Described & { readonly kind: string })[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

/** The elements of `custom-elements.json` by tag; the file is built if it does not exist. */
export const builtManifest = (): ReadonlyMap<string, Declaration> => {
  if (!existsSync(MANIFEST))
    execFileSync(
      join(ROOT, 'node_modules/.bin/cem'),
      ['analyze', '--config', 'scripts/manifest/manifest.config.mjs', '--quiet'],
      { cwd: ROOT, stdio: 'ignore' },
    );
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return new Map(
    manifest.modules.flatMap(({ declarations }) =>
      declarations.map((declaration) => [declaration.tagName, declaration] as const),
    ),
  );
};

export const names = (list: readonly Described[] | undefined): string[] =>
  (list ?? []).map(({ name }) => name);

/** Source files of a package, without tests. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file) && !file.includes('testing/'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
