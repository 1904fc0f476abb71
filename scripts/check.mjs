import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { lintWhatIsStale } from './lint-stale.mjs';
import { compile, run, tool } from './run.mjs';

const quietly = (name, parameters) => run(tool(name), parameters, { quiet: true });

/** The quick checks, which do not run the product. These follow one another: lint reads what the compiler writes. */
const TYPED = [
  ['types', () => compile()],
  ['lint', lintWhatIsStale],
];

/** Checks that wait for nothing, the longest first. */
const UNTYPED = [
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
  [
    'architecture',
    () => quietly('vitest', ['run', '--project', 'unit', 'tests/architecture', '--reporter=dot']),
  ],
  ['format', () => quietly('oxfmt', ['--check'])],
  // Files, exports and dependencies that nothing uses.
  ['unused', () => quietly('knip', ['--no-progress', '--cache'])],
];

/**
 * @param {{ without?: string, everything?: boolean }} options `without` is a check to skip, because the caller runs it
 * itself; `everything`: lint also what has not changed
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function check({ without, everything = false } = {}) {
  const failures = [];
  let passed = 0;
  const runInTurn = async (...lists) => {
    for (const list of lists)
      for (let next = list.shift(); next !== undefined; next = list.shift()) {
        const [name, begin] = next;
        const started = Date.now();
        const code = await begin({ everything });
        if (code === 0) passed += 1;
        else failures.push(name);
        console.log(
          `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
        );
      }
  };
  const untyped = UNTYPED.filter(([name]) => name !== without);
  await Promise.all([runInTurn([...TYPED], untyped), runInTurn(untyped)]);
  return { passed, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
