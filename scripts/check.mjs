import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { compile, run, tool } from './run.mjs';

const quietly = (name, parameters) => run(tool(name), parameters, { quiet: true });

/** The quick checks, which do not run the product. The lists run side by side. */
const CHECKS = [
  [
    ['types', () => compile()],
    // Reads declarations that the compiler has written.
    ['lint', () => quietly('oxlint', ['--type-aware', '--quiet'])],
  ],
  [
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
  ],
];

/**
 * @param {{ without?: string }} options a check to skip, because the caller runs it itself
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function check({ without } = {}) {
  const failures = [];
  let passed = 0;
  const runInTurn = async (checks) => {
    for (const [name, begin] of checks) {
      if (name === without) continue;
      const started = Date.now();
      const code = await begin();
      if (code === 0) passed += 1;
      else failures.push(name);
      console.log(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
    }
  };
  await Promise.all(CHECKS.map(runInTurn));
  return { passed, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
