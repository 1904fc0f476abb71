import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { howToGetPackages, missingPackages } from './browsers.mjs';
import { buildPackages, buildWhatIsStale } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, tool } from './run.mjs';

const RESULTS = `${ROOT}test-results`;
const PLAYWRIGHT_JSON = `${RESULTS}/playwright.json`;

function requirePackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.error(howToGetPackages(missing));
  process.exit(1);
}

/**
 * A run without a report counts as one failure. So does an error outside any test (a suite that fails to load, a worker
 * that crashes), which shows only in the exit code.
 */
function figures(name, file, code, read) {
  const { passed, failures, unsteady } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], unsteady: [] };
  if (failures.length === 0 && code !== 0) failures.push(`${name} ended with code ${code}`);
  return { passed, failures, unsteady };
}

const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${relative(ROOT, name)}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(ROOT, name)} › ${fullName}\n${failureMessages.join('\n')}`,
      ),
  ]);

/** The journeys with a given status, each with the errors of all its attempts. */
const journeysThat = (isSuch, suite, path = []) => [
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => isSuch(status)))
    .map(({ title, tests }) =>
      [
        [...path, title].join(' › '),
        ...tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ].join('\n'),
    ),
  ...(suite.suites ?? []).flatMap((inner) => journeysThat(isSuch, inner, [...path, inner.title])),
];
const allThat = (isSuch, { suites }) => suites.flatMap((suite) => journeysThat(isSuch, suite, [suite.title]));
/** Skipped journeys count as failed. */
const hasFailed = (status) => status !== 'expected' && status !== 'flaky';
const isUnsteady = (status) => status === 'flaky';

async function vitest(name = 'vitest', parameters = []) {
  const json = `${RESULTS}/${name}.json`;
  const code = await run(tool('vitest'), [
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${json}`,
  ]);
  return figures(name, json, code, (results) => ({
    passed: results.numPassedTests,
    failures: unitFailures(results),
    unsteady: [],
  }));
}

async function playwright() {
  const code = await run(tool('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_JSON },
  });
  return figures('playwright', PLAYWRIGHT_JSON, code, (results) => ({
    passed: results.stats.expected + results.stats.flaky,
    failures: [...results.errors.map(({ message }) => message), ...allThat(hasFailed, results)],
    unsteady: allThat(isUnsteady, results),
  }));
}

await ensureInstalled();
requirePackages();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// Types are checked while the parts are built, since the build does not use the compiler's output. The architecture
// tests are skipped here, because Vitest runs them.
const [checked] = await Promise.all([
  check({ without: 'architecture', everything: true }),
  buildWhatIsStale(),
]);
// Their types are what was just compiled. Tests that pack find them fresh, and measure no build.
await buildPackages();
// The journeys of three browsers run one at a time and mostly wait for the film, so they run beside Vitest; the other
// journeys follow them.
const journeys = async () => [
  await vitest('browsers', ['--config=vitest.browsers.config.ts']),
  await playwright(),
];
const [unit, ofBrowsers] = await Promise.all([vitest(), journeys()]);
const parts = [checked, unit, ...ofBrowsers];
const failures = parts.flatMap((part) => part.failures);

const unsteady = parts.flatMap((part) => part.unsteady ?? []);

if (unsteady.length > 0) console.log(`\nPassed only when tried again:\n\n${unsteady.join('\n\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${parts.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
