import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const workspace = mkdtempSync(path.join(tmpdir(), 'footlight-lint-'));

const write = (file: string, content: string): void => {
  const full = path.join(workspace, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};
const node = (...parameters: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: workspace,
    encoding: 'utf8',
  });
  return status === 0 ? 'passed' : `${stdout}${stderr}`;
};

const LINT = "process.exit(await (await import('./scripts/lint-stale.mjs')).lintWhatIsStale())";
const compileAndLint = (): string => {
  expect(node('node_modules/typescript/bin/tsc', '-b')).toBe('passed');
  return node('--input-type=module', '--eval', LINT);
};

const project = (references: string): string =>
  `{
    "extends": "../../tsconfig.base.json",
    "compilerOptions": {
      "outDir": "dist",
      "tsBuildInfoFile": "dist/.tsbuildinfo"
    },
    "include": ["src"],
    "references": ${references}
  }`;

/** Two projects, of which one calls the other, checked by the scripts of this workspace. */
beforeAll(() => {
  for (const name of ['run', 'stamps', 'lint-stale'])
    cpSync(path.join(ROOT, `scripts/${name}.mjs`), path.join(workspace, `scripts/${name}.mjs`));
  mkdirSync(path.join(workspace, 'node_modules/.bin'), { recursive: true });
  for (const name of ['typescript', 'oxlint', '.bin/oxlint'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(workspace, 'node_modules', name));
  write('package-lock.json', '{}');
  write(
    '.oxlintrc.json',
    '{ "rules": { "typescript/no-floating-promises": "error" }, "ignorePatterns": ["node_modules", "dist"] }',
  );
  write(
    'tsconfig.base.json',
    '{ "compilerOptions": { "composite": true, "types": [], "lib": ["ES2023"], "module": "ESNext" } }',
  );
  write(
    'tsconfig.json',
    '{ "files": [], "references": [{ "path": "packages/a" }, { "path": "packages/b" }] }',
  );
  write('packages/a/tsconfig.json', project('[]'));
  write('packages/a/src/a.ts', 'export const act = (): void => {};\n');
  write('packages/b/tsconfig.json', project('[{ "path": "../a" }]'));
  write('packages/b/src/b.ts', "import { act } from '../../a/src/a.js';\n\nact();\n");
});

afterAll(() => {
  rmSync(workspace, { recursive: true });
});

describe('the lint of what has changed', () => {
  it('finds a fault in a project that has not changed, when a type of another has', () => {
    expect(compileAndLint()).toBe('passed');
    write('packages/a/src/a.ts', 'export const act = async (): Promise<void> => {};\n');
    expect(compileAndLint()).toMatch(/no-floating-promises[^]+packages\/b\/src\/b\.ts/u);
    expect(compileAndLint()).toMatch(/no-floating-promises/u);
    write('packages/b/src/b.ts', "import { act } from '../../a/src/a.js';\n\nawait act();\n");
    expect(compileAndLint()).toBe('passed');
  });

  it('does not run for what has passed', () => {
    expect(compileAndLint()).toBe('passed');
    rmSync(path.join(workspace, 'node_modules/.bin/oxlint'));
    expect(compileAndLint()).toBe('passed');
    write('packages/b/src/b.ts', 'export {};\n');
    expect(compileAndLint()).toContain('ENOENT');
  });
});
