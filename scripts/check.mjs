import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { compile, run, tool } from './run.mjs';

const quietly = (name, parameters) => run(tool(name), parameters, { quiet: true });

/** The quick checks, which do not run the product. */
const CHECKS = [
  ['types', () => compile()],
  ['lint', () => quietly('oxlint', ['--type-aware', '--quiet'])],
  ['format', () => quietly('oxfmt', ['--check'])],
  // The dictionary of the project is scripts/spelling/words.txt.
  [
    'spelling',
    () =>
      quietly('cspell', [
        '--config=scripts/spelling/cspell.json',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=node_modules/.cache/cspell',
        '--no-progress',
        '--no-summary',
      ]),
  ],
  // Files, exports and dependencies that nothing uses.
  ['unused', () => quietly('knip', ['--no-progress', '--cache'])],
  [
    'architecture',
    () => quietly('vitest', ['run', '--project', 'unit', 'tests/architecture', '--reporter=dot']),
  ],
];

/**
 * Runs the checks side by side, as many at a time as there are processors.
 * @param {{ without?: string }} options a check to skip, because the caller runs it itself
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function check({ without } = {}) {
  const failures = [];
  const checks = CHECKS.filter(([name]) => name !== without);
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, begin] = next;
      const started = Date.now();
      const code = await begin();
      if (code !== 0) failures.push(name);
      console.log(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: checks.length - failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
