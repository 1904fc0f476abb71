import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.js';

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(?<specifier>[^'"\n]+)\1/gu;

/** The specifiers that a file imports, including type imports and dynamic imports. */
export const importsOf = (file: string): string[] => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].flatMap(({ groups }) => groups?.['specifier'] ?? []);
};

/** The file that a relative specifier refers to; `undefined` when it is not one of our source files. */
export const resolveRelative = (file: string, specifier: string): string | undefined => {
  const bare = specifier.replace(/\?.*$/u, '');
  const target = path.join(path.dirname(file), bare);
  const candidates = [target, target.replace(/\.js$/u, '.ts'), target.replace(/\.js$/u, '.tsx')];
  return candidates.find(
    (candidate) => /\.(?:ts|tsx)$/u.test(candidate) && existsSync(path.join(ROOT, candidate)),
  );
};

/** The package of a bare specifier: `@a/b/c` → `@a/b`, `lit/decorators.js` → `lit`. */
export const packageOf = (specifier: string): string => {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/** Our files that a file imports by relative specifiers. */
export const relativeTargets = (file: string): string[] =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => resolveRelative(file, specifier) ?? []);
