import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserName, DrivenBrowser } from '../browsers/driven-page.js';
import { launchPuppeteer } from '../browsers/puppeteer-browser.js';
import { Tab } from '../browsers/tab.js';
import { launchWebKit } from '../browsers/webkit-browser.js';
import { CASES } from './cases/all-cases.js';
import { Lanes } from './lanes.js';
import type { MediaCase, Outcome, Side } from './media-case.js';
import { measure } from './page.js';
import { make } from './recipes.js';
import { serveCorpus, type CorpusServer } from './server.js';
import { verdictOf, type Verdict } from './verdict.js';

/** How long an error is watched, to see whether more follows it. */
const AFTER_ERROR_MS = 6000;
const LOOK_EVERY_MS = 500;
/** A plain engine that has neither played nor failed for this long never will. */
const ENGINE_MS = 12_000;
/** A page that has not asked for its stream for this long never will. */
const UNASKED_MS = 30_000;
const START_MS = 240_000;
/** Of a case, from the start of the run. */
const LIMIT_MS = 3_600_000;
/** Cases that are watched at a time; most only wait. WebKit, without a graphics card, takes most of a core to play. */
const AT_A_TIME: Readonly<Record<BrowserName, number>> = { chromium: 3, firefox: 3, webkit: 2 };
/** A case that is worse is watched again, alone: what a busy machine causes does not repeat. */
const MOST_LOOKS = 3;

/** Two browsers, because they play nothing in a tab behind. Both play at the same time, under the same load. */
type Lane = Readonly<Record<Side, DrivenBrowser>>;

const browser = inject('browser');
let all: readonly Lane[] = [];
let lanes: Lanes<Lane>;
let server: CorpusServer;
let making: Promise<unknown> = Promise.resolve();
const counts = { better: 0, equal: 0, worse: 0 };
const repeated: string[] = [];

beforeAll(async () => {
  const launch = () => (browser === 'webkit' ? launchWebKit() : launchPuppeteer(browser));
  const launchLane = async (): Promise<Lane> => {
    const [player, engine] = await Promise.all([launch(), launch()]);
    return { player, engine };
  };
  all = await Promise.all(Array.from({ length: AT_A_TIME[browser] }, launchLane));
  lanes = new Lanes(all);
  server = await serveCorpus(CASES);
}, START_MS);

afterAll(async () => {
  const { better, equal, worse } = counts;
  console.log(
    `${browser}: ${String(better + equal + worse)} cases: ${String(better)} better, ${String(equal)} equal, ${String(worse)} worse${repeated.length === 0 ? '' : `\nworse at first, but not alone:\n${repeated.join('\n')}`}`,
  );
  await Promise.all(all.flatMap((lane) => Object.values(lane)).map((one) => one.close()));
  await server.close();
});

/** Of a page that has not responded yet. */
const NOTHING_SEEN: Outcome = {
  played: 0,
  currentTime: 0,
  startedMs: null,
  error: null,
  errorMs: null,
  details: {},
  errors: 0,
  duration: null,
  width: 0,
  ended: false,
  isHeard: null,
  strangers: [],
  pictures: [],
  requested: [],
  thrown: [],
  state: {},
  shown: '',
  frozenMs: 0,
};

const watch = async (item: MediaCase, side: Side, one: DrivenBrowser): Promise<Outcome> => {
  const page = await one.open();
  const tab = new Tab(browser, page);
  let outcome = NOTHING_SEEN;
  try {
    await page.goto(server.pageOf(item, side));
    const openedAt = performance.now();
    let changedAt = openedAt;
    let before = '';
    for (;;) {
      outcome = { ...(await tab.run(measure)), requested: server.requested(item, side) };
      const now = performance.now();
      const seen = `${String(outcome.errors)} ${outcome.played.toFixed(1)}`;
      if (seen !== before) changedAt = now;
      before = seen;
      const isStuck = side === 'engine' && outcome.played === 0 && now - changedAt > ENGINE_MS;
      const hasFailed = outcome.error !== null && now - changedAt > AFTER_ERROR_MS;
      // How long the code of a player takes to load depends on the machine, so both get their time from the first request.
      const watched = server.secondsOf(item, side);
      const isLate = watched === null ? now - openedAt > UNASKED_MS : watched > item.seconds;
      if (isStuck || hasFailed || outcome.ended || isLate) return outcome;
      await wait(LOOK_EVERY_MS);
    }
  } catch (error) {
    // A driver reports a page that stands for too long as an error of its own.
    return { ...outcome, error: 'NO_RESPONSE', details: { message: String(error).slice(0, 200) }, errors: 1 };
  } finally {
    await page.close();
  }
};

interface Look extends Verdict {
  readonly player: Outcome;
  readonly engine: Outcome;
}

const lookAt = async (item: MediaCase, lane: Lane): Promise<Look> => {
  const [player, engine] = await Promise.all([
    watch(item, 'player', lane.player),
    watch(item, 'engine', lane.engine),
  ]);
  return { ...verdictOf(item, player, engine), player, engine };
};

const summaryOf = ({ played, startedMs, error, errorMs, details, errors }: Outcome): string =>
  [
    `${played.toFixed(1)} s`,
    startedMs === null ? 'never started' : `first second after ${String(startedMs)} ms`,
    ...(error === null
      ? []
      : [`${error} after ${String(errorMs)} ms ${JSON.stringify(details)} ×${String(errors)}`]),
  ].join(', ');

const lineOf = ({ name }: MediaCase, { is, reasons, player, engine }: Look): string =>
  `${is.padEnd(6)} ${name}: ${reasons.join('; ')}\n    player: ${summaryOf(player)}\n    engine: ${summaryOf(engine)}${is === 'worse' ? `\n    requested: ${player.requested.join(' ')}` : ''}`;

/** So that the last lane does not wait for a long one. */
const LONGEST_FIRST = CASES.toSorted((one, other) => other.seconds - one.seconds);

/** PLAY-20, PLAY-22 */
test.concurrent.each(LONGEST_FIRST.map((item) => [item.name, item] as const))(
  '%s',
  async (_name, item) => {
    // One after the other, since they share what they are made from.
    for (const recipe of item.recipes) await (making = making.then(() => make(recipe)));
    const looks = [await lanes.run((lane) => lookAt(item, lane))];
    for (;;) {
      const last = looks.at(-1);
      if (last === undefined) break;
      console.log(lineOf(item, last));
      if (last.is !== 'worse' || looks.length === MOST_LOOKS) break;
      looks.push(await lanes.alone((lane) => lookAt(item, lane)));
    }
    const result = looks.at(-1);
    if (result === undefined) throw new Error('The case was not watched.');
    counts[result.is] += 1;
    if (looks.length > 1 && result.is !== 'worse')
      repeated.push(`${item.name}: ${looks.flatMap(({ reasons }) => reasons).join('; ')}`);
    expect(result.is === 'worse' ? lineOf(item, result) : '').toBe('');
  },
  LIMIT_MS,
);
