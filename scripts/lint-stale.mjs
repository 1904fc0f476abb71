import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, tool } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamps.mjs';

/** What decides about every file. */
const SETTINGS = ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json'];

/**
 * The record of a project's last compilation: it has the hash of every file that the compiler read, also of the
 * declarations of other projects and packages, and thus changes with everything that the types depend on.
 */
const recordOf = (project) => {
  const [, file] = /"tsBuildInfoFile": "(.+)"/u.exec(readFileSync(`${ROOT}${project}/tsconfig.json`, 'utf8'));
  return path.join(project, file);
};

/** @returns {string[]} all files that oxlint would check */
const filesToLint = () =>
  execFileSync(process.execPath, [`${ROOT}node_modules/oxlint/bin/oxlint`, '--debug=files'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/**
 * What is checked together: the projects of the compiler, and all other files. Those may use any project, and so may the
 * examples, most of which the compiler does not read.
 */
function partsToLint() {
  const { references } = JSON.parse(readFileSync(`${ROOT}tsconfig.json`, 'utf8'));
  const projects = references.map((reference) => reference.path).filter((folder) => folder !== 'examples');
  const projectOf = (file) => projects.find((folder) => file.startsWith(`${folder}/`)) ?? 'others';
  const { others, ...files } = Object.groupBy(filesToLint(), projectOf);
  const part = (name, paths, inputs) => ({
    paths,
    stamp: `${ROOT}node_modules/.cache/lint/${name.replaceAll('/', '-')}`,
    isCompiled: inputs.every((input) => existsSync(`${ROOT}${input}`)),
    print: fingerprint([...SETTINGS, ...inputs]),
  });
  return [
    ...projects.map((folder) =>
      part(folder, [folder], [`${folder}/tsconfig.json`, recordOf(folder), ...(files[folder] ?? [])]),
    ),
    part(
      'others',
      others.map((file) => file.split('/')[0]),
      [...projects.map(recordOf), ...others],
    ),
  ];
}

/**
 * Lints, after the compiler has run, the projects of which a source or a type has changed since lint last passed.
 * @param {{ everything?: boolean }} [options] `everything`: also what has not changed
 * @returns {Promise<number>} the exit code
 */
export async function lintWhatIsStale({ everything = false } = {}) {
  const stale = partsToLint().filter(({ stamp, print }) => everything || !isFresh(stamp, print));
  if (stale.length === 0) return 0;
  const paths = new Set(stale.flatMap((part) => part.paths));
  const code = await run(tool('oxlint'), ['--type-aware', '--quiet', ...paths], { quiet: true });
  if (code === 0) for (const { stamp, print, isCompiled } of stale) if (isCompiled) writeStamp(stamp, print);
  return code;
}
