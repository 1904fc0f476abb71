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
        '--cache-location=node_modules/.cache/cspell',
        '--no-progress',
        '--no-summary',
      ]),
  ],
  [
    'architecture',
    () => quietly('vitest', ['run', '--project', 'unit', 'tests/architecture', '--reporter=dot']),
  ],
];

/**
 * @param {{ without?: string }} options a check to skip, because the caller runs it itself
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function check({ without } = {}) {
  const failures = [];
  const checks = CHECKS.filter(([name]) => name !== without);
  for (const [name, begin] of checks) {
    const started = Date.now();
    const code = await begin();
    if (code !== 0) failures.push(name);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return { passed: checks.length - failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
