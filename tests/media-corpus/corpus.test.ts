import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenBrowser } from '../browsers/driven-page.js';
import { launchPuppeteer } from '../browsers/puppeteer-browser.js';
import { Tab } from '../browsers/tab.js';
import { launchWebKit } from '../browsers/webkit-browser.js';
import { CASES } from './cases/all-cases.js';
import type { MediaCase, Outcome } from './media-case.js';
import { measure } from './page.js';
import { make } from './recipes.js';
import { serveCorpus, type CorpusServer } from './server.js';
import { verdictOf } from './verdict.js';

/** How long an error is watched, to see whether more follows it. */
const AFTER_ERROR_MS = 6000;
const LOOK_EVERY_MS = 500;
/** A plain engine that has neither played nor failed for this long never will. */
const ENGINE_MS = 12_000;
const LIMIT_MS = 240_000;

const browser = inject('browser');
/** Two, because browsers play nothing in a tab behind. */
let browsers: Readonly<Record<'player' | 'engine', DrivenBrowser>>;
let server: CorpusServer;

beforeAll(async () => {
  const launch = () => (browser === 'webkit' ? launchWebKit() : launchPuppeteer(browser));
  const [player, engine] = await Promise.all([launch(), launch()]);
  browsers = { player, engine };
  server = await serveCorpus(CASES);
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all(Object.values(browsers).map((one) => one.close()));
  await server.close();
});

const watch = async (item: MediaCase, side: 'player' | 'engine'): Promise<Outcome> => {
  const page = await browsers[side].open();
  const tab = new Tab(browser, page);
  try {
    await page.goto(server.pageOf(item, side));
    const until = performance.now() + item.seconds * 1000;
    let changedAt = performance.now();
    let before = '';
    for (;;) {
      const outcome = { ...(await tab.run(measure)), requested: server.requested(item, side) };
      const now = performance.now();
      const seen = `${String(outcome.errors)} ${outcome.played.toFixed(1)}`;
      if (seen !== before) changedAt = now;
      before = seen;
      const isStuck = side === 'engine' && outcome.played === 0 && now - changedAt > ENGINE_MS;
      const isOver = isStuck || outcome.ended || (outcome.error !== null && now - changedAt > AFTER_ERROR_MS);
      if (isOver || now > until) return outcome;
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    await page.close();
  }
};

const summaryOf = ({ played, startedMs, error, errorMs, details, errors }: Outcome): string =>
  [
    `${played.toFixed(1)} s`,
    startedMs === null ? 'never started' : `first second after ${String(startedMs)} ms`,
    ...(error === null
      ? []
      : [`${error} after ${String(errorMs)} ms ${JSON.stringify(details)} ×${String(errors)}`]),
  ].join(', ');

/** PLAY-20 */
test.each(CASES.map((item) => [item.name, item] as const))(
  '%s',
  async (_name, item) => {
    for (const recipe of item.recipes) await make(recipe);
    const [player, engine] = await Promise.all([watch(item, 'player'), watch(item, 'engine')]);
    const { is, reasons } = verdictOf(item, player, engine);
    const line = `${is.padEnd(6)} ${item.name}: ${reasons.join('; ')}\n    player: ${summaryOf(player)}\n    engine: ${summaryOf(engine)}${is === 'worse' ? `\n    requested: ${player.requested.join(' ')}` : ''}`;
    console.log(line);
    expect(is === 'worse' ? line : '').toBe('');
  },
  LIMIT_MS,
);
