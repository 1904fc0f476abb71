/**
 * `npm run bench:pages`: Lighthouse on the built site as the service serves it, for a phone on a slow connection
 * (simulated by Lighthouse), each page in a fresh profile; then the time to open pages whose links were hovered, on
 * this machine without simulation. The performance score uses blocking in processor time, printed next to Lighthouse's
 * own in wall-clock time. Exits with 1 when a page misses a goal. `-- --runs 3` takes the median of three, `-- --only
 * video` tests one page (or `openings`), `-- --why` prints what lowers a page's score.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { parseArgs } from 'node:util';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';
import { freePort, startService } from '../../service/started-service.js';
import { OPENS_WITHIN_MS, measureOpenings } from './openings.js';
import { blockingByProcessor, scoreWithBlocking } from './processor-time.js';

const PAGES = {
  home: '/home',
  series: '/series/5001',
  video: '/video/1001',
  search: '/search?query=night',
  schedule: '/schedule',
  guide: '/epg',
  section: '/section/films',
} as const;

/**
 * The simulated phone, in terms of Lighthouse's benchmark index: Lighthouse's own slowdown of four, applied to the
 * machines that it was chosen for (1500 to 2000).
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#benchmarking-cpu-power
 */
const PHONE_INDEX = 437;

/** Failed runs that are tolerated for a page. */
const MOST_FAILURES = 3;
/** Required scores, 0–100. */
const REQUIRED_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof REQUIRED_SCORES;
const CATEGORIES = Object.keys(REQUIRED_SCORES) as Category[];

const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
});

const launch = (args: readonly string[] = []) => {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArguments(), ...args],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
};

/** How many times slower than this machine the phone is: the median of five, because the machine may be busy. */
const slowdownOfPhone = async (): Promise<number> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const indexes: number[] = [];
    while (indexes.length < 5)
      indexes.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`));
    const index = indexes.toSorted((one, other) => one - other)[2] ?? 0;
    const slowdown = Math.max(1, index / PHONE_INDEX);
    console.log(`benchmark index ${index.toFixed(0)}: slowed down ${slowdown.toFixed(1)} times`);
    return slowdown;
  } finally {
    await browser.close();
  }
};

interface Measured {
  readonly lhr: Result;
  /** Milliseconds, see {@link blockingByProcessor}. */
  readonly blocking: number;
  /** The performance score with that blocking time, 0–100. */
  readonly performance: number;
}

const measure = async (address: string, cpuSlowdownMultiplier: number): Promise<Measured> => {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const outcome = await lighthouse(address, {
      port,
      output: 'json',
      onlyCategories: CATEGORIES,
      throttling: { cpuSlowdownMultiplier },
    });
    if (outcome === undefined) throw new Error(`Lighthouse said nothing of ${address}.`);
    const { lhr, artifacts } = outcome;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    const blocking = await blockingByProcessor(artifacts, cpuSlowdownMultiplier);
    return { lhr, blocking, performance: scoreWithBlocking(lhr, blocking) };
  } finally {
    await browser.close();
  }
};

const scoreByClock = ({ categories }: Result, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

const scoreOf = ({ lhr, performance }: Measured, category: Category): number =>
  category === 'performance' ? performance : scoreByClock(lhr, category);

/** The run with the median performance score. */
const medianOf = (results: readonly Measured[]): Measured | undefined =>
  results.toSorted((one, other) => one.performance - other.performance)[Math.floor(results.length / 2)];

const shortcomings = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const { title = id, displayValue = '', details } = audits[id] ?? {};
        return `  ${category}: ${title} ${displayValue} ${flags.why ? (JSON.stringify(details) ?? '').slice(0, 1500) : ''}`;
      }),
  );

const reportOpenings = async (origin: string): Promise<void> => {
  console.log('\n| opened from a link that was looked at | to its heading | asked |\n| --- | --- | --- |');
  for (const { name, ms } of await measureOpenings(origin)) {
    console.log(`| ${name} | ${ms} ms | < ${OPENS_WITHIN_MS} ms |`);
    if (!(ms < OPENS_WITHIN_MS)) process.exitCode = 1;
  }
};

const slowdown = await slowdownOfPhone();
const service = await startService();
try {
  const heads = ['page', ...CATEGORIES, 'blocking by processor', 'performance by clock', ...FIGURES];
  console.log(`| ${heads.join(' | ')} |`);
  console.log(`|${' --- |'.repeat(heads.length)}`);
  for (const [name, path] of Object.entries(PAGES)) {
    if (flags.only !== undefined && flags.only !== name) continue;
    const results: Measured[] = [];
    let failures = 0;
    while (results.length < Number(flags.runs))
      try {
        results.push(await measure(service.origin + path, slowdown));
      } catch (failure) {
        // Chromium occasionally records a trace without its beginning.
        failures += 1;
        if (failures > MOST_FAILURES) throw failure;
      }
    const result = medianOf(results);
    if (result === undefined) throw new Error('--runs takes a number from 1.');
    const scores = CATEGORIES.map((category) => scoreOf(result, category));
    const { lhr, blocking } = result;
    const figures = FIGURES.map((figure) => lhr.audits[figure]?.displayValue ?? '');
    const byClock = scoreByClock(lhr, 'performance');
    console.log(
      `| ${name} | ${scores.join(' | ')} | ${blocking.toFixed(0)} ms | ${byClock} | ${figures.join(' | ')} |`,
    );
    if (CATEGORIES.some((category) => scoreOf(result, category) < REQUIRED_SCORES[category])) {
      process.exitCode = 1;
      console.log(shortcomings(lhr).join('\n'));
    }
  }
  if (flags.only === undefined || flags.only === 'openings') await reportOpenings(service.origin);
} finally {
  await service.stop();
}
