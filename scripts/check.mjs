import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

/** The quick gate: what can be known without running the product. */
const CHECKS = [
  // Checkers of one project repeat each other's work: several are quicker only with more than two cores.
  ['types', 'tsc', ['-b', '--checkers', '1', '--builders', '2']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['architecture', 'vitest', ['run', '--project', 'unit', 'tests/architecture', '--reporter=dot']],
];

/** @returns {Promise<{ passed: number, failures: string[] }>} */
export async function check() {
  const failures = [];
  for (const [name, command, parameters] of CHECKS) {
    const started = Date.now();
    const code = await run(tool(command), parameters, { quiet: true });
    if (code !== 0) failures.push(name);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return { passed: CHECKS.length - failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
