import { execFileSync } from 'node:child_process';
import { ROOT, run, tool } from './run.mjs';

const CODE = /\.(?:ts|tsx|mts|mjs|js)$/u;
const FORMATTED = /\.(?:ts|tsx|mts|mjs|js|css|json|ya?ml|html)$/u;
const SPELLED = /\.(?:ts|tsx|mts|mjs|js|css|md|html|json|ya?ml)$/u;

const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

const DIFF = ['diff', '--name-only', '--diff-filter=d', '-z'];
/** Undefined for all files. */
const filesFor = (kind) => {
  if (kind === '--staged') return git(...DIFF, '--cached');
  if (kind === '--changed')
    return [...git(...DIFF, 'HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
  return undefined;
};

const kind = process.argv[2];
const files = filesFor(kind);
// Types of a few files take as long as those of their packages, so a commit does not wait for them.
const oxlint = kind === '--staged' ? ['--quiet'] : ['--type-aware', '--quiet'];
const spelling = [
  '--config=scripts/spelling/cspell.json',
  '--no-progress',
  '--no-summary',
  '--no-must-find-files',
];

const check = async (name, parameters, kinds) => {
  const chosen = files?.filter((file) => kinds.test(file)) ?? [];
  return files !== undefined && chosen.length === 0
    ? 0
    : run(tool(name), parameters.concat(chosen), { quiet: true });
};

const codes = await Promise.all([
  check('oxlint', oxlint, CODE),
  check('oxfmt', ['--check', '--no-error-on-unmatched-pattern'], FORMATTED),
  check('cspell', spelling, SPELLED),
]);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
