import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROJECTS = path.join(ROOT, 'tests/integrations/projects');
/** What npm has installed stays here between runs, for as long as a lock file is the same. */
const INSTALLED = path.join(ROOT, 'node_modules/.cache/integrations');
const TARBALLS = path.join(ROOT, 'dist/npm');
/** The version that all projects have, so that a run does not depend on the day. */
const LIT = 'lit@3.3.3';
const SCOPE = '@footlight';

export interface PreparedProject {
  readonly folder: string;
  /** Runs a script of its package.json. */
  run(script: string, environment?: Readonly<Record<string, string>>): void;
}

const npm = (folder: string, ...parameters: string[]): void => {
  execFileSync('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], {
    cwd: folder,
    stdio: 'pipe',
    // npm sets variables for its scripts by which the inner one would take the outer project for its own.
    env: withoutNpm(process.env),
  });
};

const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')));

/** The packed packages that a project needs; those that they depend on come with them. */
const tarballs = (): string[] =>
  Object.values(
    JSON.parse(readFileSync(path.join(TARBALLS, 'packed.json'), 'utf8')) as Record<string, string>,
  ).map((file) => path.join(TARBALLS, file));

const install = (folder: string): void => {
  const lock = path.join(folder, 'package-lock.json');
  const stamp = path.join(folder, 'node_modules/.installed');
  const wanted = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    if (wanted !== '') npm(folder, 'ci');
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  // The packages change with each build; npm would keep one of the same version.
  rmSync(path.join(folder, 'node_modules', SCOPE), { recursive: true, force: true });
  npm(folder, 'install', '--no-save', '--no-package-lock', LIT, ...tarballs());
};

/** Writes addresses of this run where the sources of a project have examples. */
const nameOrigins = (folder: string, origins: Readonly<Record<string, string>>): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') nameOrigins(file, origins);
    if (!entry.isFile() || !/\.(?:[jt]sx?|html|vue|svelte)$/u.test(entry.name)) continue;
    const before = readFileSync(file, 'utf8');
    const after = Object.entries(origins).reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) writeFileSync(file, after);
  }
};

/**
 * Copies a project, installs what it locks and the packed packages with npm, and names this run's origins in it.
 * @param source folder below `projects`, or of the repository
 * @param origins the origin of this run by the one in the sources
 */
export const prepareProject = (
  source: string,
  origins: Readonly<Record<string, string>>,
): PreparedProject => {
  const own = path.join(PROJECTS, source);
  const from = existsSync(own) ? own : path.join(ROOT, source);
  const folder = path.join(INSTALLED, source);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(path.join(folder, name), { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (file) => !file.includes('node_modules', from.length) });
  if (existsSync(path.join(folder, 'package.json'))) install(folder);
  nameOrigins(folder, origins);
  return {
    folder,
    run: (script, environment = {}) => {
      try {
        execFileSync('npm', ['run', '--silent', script], {
          cwd: folder,
          stdio: 'pipe',
          encoding: 'utf8',
          env: { ...withoutNpm(process.env), NODE_ENV: 'production', ...environment },
        });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`npm run ${script} in ${source}:\n${stdout}${stderr}`, { cause: error });
      }
    },
  };
};

/** Unpacks one of the packages, as a page without npm copies it. */
export const unpack = (name: string, folder: string): void => {
  const packed = JSON.parse(readFileSync(path.join(TARBALLS, 'packed.json'), 'utf8')) as Record<
    string,
    string
  >;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', [
    '-xzf',
    path.join(TARBALLS, packed[name] ?? ''),
    '-C',
    folder,
    '--strip-components=1',
  ]);
};
