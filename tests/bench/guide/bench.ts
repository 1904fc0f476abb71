/**
 * `npm run bench:guide`: the guide with 100, 1,000 and 5,000 channels, with the service on a real PostgreSQL. Measures
 * the service's time for a page of channels, the time from the first page of channels until the guide is interactive,
 * the number of rendered programmes, and the frame times while scrolling, compared with a plain list of as many nodes
 * in the same run. Exits with 1 when a goal is missed.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';
import { startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { startService } from '../../service/started-service.js';
import { FilledGuide } from './filled-guide.js';

const SIZES = [100, 1000, 5000] as const;
const REQUESTS = 40;
const OPENINGS = 5;
const FRAMES = 240;
const TARGETS = {
  interactiveMs: 200,
  nodes: 600,
  frameMs: 16.7,
  /** Maximum ratio of the time for a page at the largest size to that at the smallest. */
  growth: 1.5,
} as const;
/** Without a graphics processor, frame times are compared with those of a plain list. */
const LATE_BESIDE_BARE = 1.25;
const HOUR_MS = 3_600_000;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** Durations of requests for pages throughout the guide, in milliseconds, sorted. */
const pageTimes = async (origin: string, channels: number): Promise<number[]> => {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const from = now + (request % 24) * 6 * HOUR_MS;
    const query = new URLSearchParams({
      from: new Date(from).toISOString(),
      to: new Date(from + 6 * HOUR_MS).toISOString(),
      rpp: '20',
      lastSeen: `b${41 + Math.floor((request / REQUESTS) * (channels - 70))}`,
    });
    const startedAt = performance.now();
    // Sequential, because the wait of a single viewer is measured.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${origin}/api/v4/epg?${query.toString()}`);
    // oxlint-disable-next-line no-await-in-loop
    const { channels: found } = (await answer.json()) as { readonly channels?: readonly unknown[] };
    if (found?.length !== 20) throw new Error(`A page of the guide came with status ${answer.status}.`);
    if (request > 4) times.push(performance.now() - startedAt);
  }
  return sorted(times);
};

/**
 * Milliseconds from the first page of channels, or from the press if that came later, until the guide reacts to keys.
 */
const openOnce = async (page: Page, origin: string): Promise<number> => {
  await page.goto(`${origin}/externalpage/terms`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true });
  await link.waitFor();
  await page.evaluate(() => {
    const measured = globalThis as { opened?: Promise<number> };
    measured.opened = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            if (document.querySelector('[data-guide-board] [data-stop="programme"]') === null) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const came = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.includes('/api/v4/epg?'))
                .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
              resolve(performance.now() - Math.max(timeStamp, Math.min(...came, Number.MAX_VALUE)));
            });
          }).observe(document, { subtree: true, childList: true, attributes: true }),
        { capture: true, once: true },
      );
    });
  });
  await link.click();
  return page.evaluate(() => (globalThis as { opened?: Promise<number> }).opened ?? Number.NaN);
};

interface Scrolled {
  readonly frames: readonly number[];
  /** The maximum number of programmes in the document. */
  readonly nodes: number;
}

/** Scrolls an element down and sideways by a little in each frame, and measures the frames. */
const scrolled = (page: Page, selector: string, node: string): Promise<Scrolled> =>
  page.evaluate(
    ([board, counted, frames]) =>
      new Promise<Scrolled>((resolve) => {
        const element = document.querySelector(board);
        if (element === null) throw new Error(`No ${board}`);
        const lengths: number[] = [];
        let [last, nodes, turn] = [performance.now(), 0, 0];
        const step = (now: number): void => {
          lengths.push(now - last);
          last = now;
          if (turn % 10 === 0) nodes = Math.max(nodes, element.querySelectorAll(counted).length);
          turn += 1;
          if (turn >= frames) {
            resolve({ frames: lengths.slice(2), nodes });
            return;
          }
          if (turn % 80 < 40) element.scrollTop += 24;
          else element.scrollLeft += 24;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [selector, node, FRAMES] as const,
  );

/** A scrollable area with as many nodes as the guide renders, without any code. */
const bareList = async (page: Page, nodes: number): Promise<Scrolled> => {
  await page.setContent(`<!doctype html><style>
    #board { block-size: 640px; overflow: auto; position: relative }
    #canvas { position: relative; inline-size: 20000px; block-size: 20000px }
    #canvas div { position: absolute; inline-size: 170px; block-size: 68px; background: #eee }
    </style><div id="board"><div id="canvas">${Array.from(
      { length: nodes },
      (_, place) =>
        `<div style="left:${(place % 20) * 180}px;top:${Math.floor(place / 20) * 72}px">Programme ${place}</div>`,
    ).join('')}</div></div>`);
  return scrolled(page, '#board', '#canvas div');
};

const late = (frames: readonly number[]): number =>
  frames.filter((length) => length > TARGETS.frameMs * 1.5).length / frames.length;

const postgres = await startPostgres();
const service = await startService({ env: { DATABASE_URL: postgres.databaseUrl } });
const guide = await FilledGuide.open(postgres.databaseUrl);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  console.log(
    '| channels | page of 20, median | p95 | interactive | programmes | frame p95 | late | bare p95 | bare late |',
  );
  console.log(`|${' --- |'.repeat(9)}`);
  const medians: number[] = [];
  for (const channels of SIZES) {
    await guide.grow(channels);
    const times = await pageTimes(service.origin, channels);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The compiler calls a helper to keep function names, which the page does not define.
    await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
    const openings: number[] = [];
    while (openings.length < OPENINGS) openings.push(await openOnce(page, service.origin));
    const own = await scrolled(page, '[data-guide-board]', '[data-programme]');
    const bare = await bareList(page, own.nodes);
    await page.close();
    const interactive = at(sorted(openings), 0.5);
    medians.push(at(times, 0.5));
    console.log(
      `| ${channels} | ${at(times, 0.5).toFixed(1)} ms | ${at(times, 0.95).toFixed(1)} ms | ${interactive.toFixed(0)} ms | ${own.nodes} | ${at(sorted(own.frames), 0.95).toFixed(1)} ms | ${(late(own.frames) * 100).toFixed(0)} % | ${at(sorted(bare.frames), 0.95).toFixed(1)} ms | ${(late(bare.frames) * 100).toFixed(0)} % |`,
    );
    const isSmooth =
      at(sorted(own.frames), 0.95) <= TARGETS.frameMs ||
      late(own.frames) <= Math.max(0.05, late(bare.frames) * LATE_BESIDE_BARE);
    if (interactive > TARGETS.interactiveMs || own.nodes > TARGETS.nodes || !isSmooth) process.exitCode = 1;
  }
  const [few = 0] = medians;
  if ((medians.at(-1) ?? 0) > few * TARGETS.growth) process.exitCode = 1;
} finally {
  await browser.close();
  await guide.close();
  await service.stop();
  await postgres.stop();
}
