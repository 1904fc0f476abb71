import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT, onParentExit, run } from './run.mjs';

/** A package of its own, so that only machines with an older Node fetch another one. */
const FOLDER = 'scripts/node';
const PACKAGES = `${ROOT}${FOLDER}/node_modules`;
/** npm searches this folder first when it runs a script or a tool. */
const LINK = `${ROOT}node_modules/.bin/node`;

const { engines } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/**
 * Whether a version is in a range of the form `^22.1.2 || >=24.3`, the form of `engines` here.
 * @param {string} version
 * @param {string} [range]
 */
export const isSupported = (version, range = engines.node) => {
  const [major, minor, patch] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, kind, numbers] = /^(?<kind>\^|>=)(?<numbers>[\d.]+)$/u.exec(part.trim());
    const [fromMajor, fromMinor = 0, fromPatch = 0] = numbers.split('.').map(Number);
    if (major !== fromMajor) return kind === '>=' && major > fromMajor;
    return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
  });
};

const runs = (file) => spawnSync(file, ['--version']).status === 0;

/** The fetched Node; undefined if none was fetched or it does not run on this system. */
const fetchedNode = () => {
  if (!existsSync(PACKAGES)) return undefined;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return readdirSync(PACKAGES)
    .map((name) => path.join(PACKAGES, name, file))
    .find((candidate) => existsSync(candidate) && runs(candidate));
};

async function fetchNode() {
  console.log(`Node ${process.versions.node} is too old: fetching a newer one for this folder (once) …`);
  await run('npm', [
    'ci',
    '--prefix',
    FOLDER,
    '--workspaces=false',
    '--include=optional',
    '--loglevel=error',
  ]);
  return fetchedNode();
}

const REFUSAL = `Footlight needs Node ${engines.node.replaceAll('||', 'or')}; this is ${process.versions.node}.
Another one could not be fetched with npm. Install it, for example with "nvm install" or from https://nodejs.org/.`;

/**
 * Makes npm use the fetched Node for the scripts and tools of the workspace, if the installed one is too old.
 * @returns {Promise<string | undefined>} why that is not possible
 */
export async function linkNode() {
  const node = fetchedNode() ?? (isSupported(process.versions.node) ? undefined : await fetchNode());
  if (node === undefined) return isSupported(process.versions.node) ? undefined : REFUSAL;
  if (process.platform === 'win32') return undefined;
  rmSync(LINK, { force: true });
  symlinkSync(path.relative(path.dirname(LINK), node), LINK);
  return undefined;
}

/** Runs this program again with another Node, and exits as it does. */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH']}` },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends it to both.
  process.on('SIGINT', () => {});
  if (process.env['npm_lifecycle_event'] !== undefined) onParentExit(() => child.kill('SIGTERM'));
  return new Promise(() => {
    child.on('exit', (code) => process.exit(code ?? 1));
  });
}

/** Returns only on a supported Node: otherwise runs the program again with one, or exits with what to do. */
export async function requireNode() {
  if (isSupported(process.versions.node)) return;
  const node = fetchedNode() ?? (await fetchNode());
  if (node !== undefined) await runAgain(node);
  console.error(REFUSAL);
  process.exit(1);
}
