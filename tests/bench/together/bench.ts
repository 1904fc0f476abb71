/**
 * `npm run bench:together -- [--seconds 300]`: three browsers in one room, each over a slow and lossy connection of its
 * own; measures every second how far apart their pictures are. Exits with 1 when the median or the 95th percentile
 * exceeds the limit for members (ROOM-6).
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';
import { startService } from '../../service/started-service.js';
import { openSlowProxy, type SlowProxy } from './slow-proxy.js';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } });
const SECONDS = Number(values.seconds);
const MOST_APART_MS = 250;
/** Interval at which the host seeks back, because the film is 92 s long. */
const JUMP_EVERY_SECONDS = 60;
/** Samples within this time after a seek are ignored. */
const SETTLED_AFTER_SECONDS = 10;
const SAMPLE_MS = 1_000;
const LOSS = 0.05;
/** The range of one-way delays of each browser. */
const DELAYS = [
  ['Hanna', [0, 20]],
  ['Gil', [0, 200]],
  ['Ida', [100, 400]],
] as const;

/** The same random numbers in every run. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** Milliseconds of the film that correspond to 0 on this machine's clock, and whether it is playing. */
const look = (page: Page) =>
  page.evaluate(() => {
    const player = document.querySelector('footlight-player');
    return {
      shiftMs: (player?.currentTime ?? 0) * 1000 - (performance.timeOrigin + performance.now()),
      isPlaying: player?.state.isPlaying === true && !player.state.seeking,
    };
  });

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const service = await startService();
const executablePath = chromiumPath();
const browsers: Browser[] = [];
const proxies: SlowProxy[] = [];
try {
  const pages: Page[] = [];
  for (const [index, [name, delayMs]] of DELAYS.entries()) {
    const proxy = await openSlowProxy({ to: service.port, delayMs, loss: LOSS, random: seeded(index + 1) });
    proxies.push(proxy);
    const browser = await chromium.launch({
      args: chromiumArguments(),
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    browsers.push(browser);
    const page = await browser.newPage({ viewport: { width: 480, height: 400 } });
    pages.push(page);
    const [host] = pages;
    const room =
      host === page || host === undefined
        ? ''
        : `&room=${new URL(host.url()).searchParams.get('room') ?? ''}`;
    await page.goto(`http://localhost:${proxy.port}/live/1001/watch-together?kind=vod${room}`, {
      timeout: 120_000,
    });
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: room === '' ? 'Start a room' : 'Join', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.has('room'));
    if (host === page || host === undefined)
      await page.evaluate(() => document.querySelector('footlight-player')?.play());
    await page.waitForFunction(() => document.querySelector('footlight-player')?.state.isPlaying, undefined, {
      timeout: 120_000,
    });
    console.log(`${name} is in.`);
  }
  const [host] = pages;
  const all: number[] = [];
  const settled: number[] = [];
  let missing = 0;
  const waited: number[] = [];
  let jumpedAt = performance.now();
  const startedAt = performance.now();
  while (performance.now() - startedAt < SECONDS * 1000) {
    if (performance.now() - jumpedAt > JUMP_EVERY_SECONDS * 1000) {
      jumpedAt = performance.now();
      await host?.evaluate(() => document.querySelector('footlight-player')?.seek({ to: 10 }));
    }
    const seen = await Promise.all(pages.map(look));
    for (const [index, { isPlaying }] of seen.entries())
      if (!isPlaying) waited[index] = (waited[index] ?? 0) + 1;
    if (seen.every(({ isPlaying }) => isPlaying)) {
      const shifts = seen.map(({ shiftMs }) => shiftMs);
      const apart = Math.max(...shifts) - Math.min(...shifts);
      all.push(apart);
      if (performance.now() - jumpedAt > SETTLED_AFTER_SECONDS * 1000) settled.push(apart);
    } else missing += 1;
    await wait(SAMPLE_MS);
  }
  const row = (name: string, samples: readonly number[]): [median: number, p95: number] => {
    const sorted = samples.toSorted((one, other) => one - other);
    const [median, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)];
    console.log(
      `| ${name} | ${samples.length} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} |`,
    );
    return [median, p95];
  };
  console.log(
    `${SECONDS} s, ${pages.length} browsers, ${LOSS * 100} % lost; ${missing} s in which somebody was loading (${DELAYS.map(([name], index) => `${name} ${waited[index] ?? 0}`).join(', ')})`,
  );
  console.log('| farthest two, ms | samples | median | p95 | most |\n|---|---|---|---|---|');
  row('all samples', all);
  const [median, p95] = row(`${SETTLED_AFTER_SECONDS} s after a jump and later`, settled);
  process.exitCode = median <= MOST_APART_MS && p95 <= MOST_APART_MS ? 0 : 1;
} finally {
  for (const browser of browsers) await browser.close();
  for (const proxy of proxies) proxy.close();
  await service.stop();
}
