import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

/** The quick gate: what can be known without running the product. */
const CHECKS = [
  ['types', 'tsc', ['-b']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['architecture', 'vitest', ['run', '--project', 'unit', 'tests/architecture', '--reporter=dot']],
];

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function check() {
  let failed = 0;
  for (const [name, command, parameters] of CHECKS) {
    const started = Date.now();
    const code = await run(tool(command), parameters, { quiet: true });
    if (code !== 0) failed += 1;
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return { passed: CHECKS.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
