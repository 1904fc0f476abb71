import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhatIsStale } from './build.mjs';
import { check } from './check.mjs';
import { HOW_TO_GET_CHROMIUM, chromiumPath } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, tool } from './run.mjs';

const RESULTS = `${ROOT}test-results`;
const VITEST_JSON = `${RESULTS}/vitest.json`;
const PLAYWRIGHT_JSON = `${RESULTS}/playwright.json`;

async function requireChromium() {
  if (chromiumPath() !== undefined) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.error(HOW_TO_GET_CHROMIUM);
  process.exit(1);
}

/** A run that left no figures has not run: that is one failure. */
const figures = (file, read) =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };

/** A failure outside any test (a suite that does not load, a worker that dies) shows only in the exit code. */
const withExitCode = ({ passed, failed }, code) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
});

async function vitest() {
  const code = await run(tool('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_JSON}`,
  ]);
  return withExitCode(
    figures(VITEST_JSON, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
    code,
  );
}

async function playwright() {
  const code = await run(tool('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_JSON },
  });
  return withExitCode(
    figures(PLAYWRIGHT_JSON, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    })),
    code,
  );
}

await ensureInstalled();
await requireChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const totals = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  totals.passed += passed;
  totals.failed += failed;
};
add(await check());
await buildWhatIsStale();
add(await vitest());
add(await playwright());

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
