/**
 * `npm run bench:latency -- [--minutes 10] [--browsers chromium,firefox,webkit] [--protocols hls,dash] [--latency 3]`:
 * plays the demo's channel with low latency in each browser, one after another, and measures every second how long ago
 * what is shown was broadcast, by the dates of the stream and the clock of this machine, which is also that of the
 * service. Exits with 1 if a median exceeds the limit, or if playback stalled.
 */
import { parseArgs } from 'node:util';
import type { FootlightPlayer } from '@footlight/player';
import type { BrowserName, DrivenBrowser } from '../../browsers/driven-page.js';
import { launchPuppeteer } from '../../browsers/puppeteer-browser.js';
import { Tab } from '../../browsers/tab.js';
import { launchWebKit } from '../../browsers/webkit-browser.js';
import { startService } from '../../service/started-service.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    browsers: { type: 'string', default: 'chromium,firefox,webkit' },
    protocols: { type: 'string', default: 'hls,dash' },
    /** Seconds; the stream's own distance without it. */
    latency: { type: 'string' },
  },
});
const MINUTES = Number(values.minutes);
const CHANNEL = '2008';
const MOST_LATENCY_S = 3;
/** The catch-up after the start is over by then. */
const SETTLED_AFTER_MS = 20_000;
const SAMPLE_MS = 1000;

/** What the page has seen since the measurement began. */
interface Figures {
  readonly latencies: readonly number[];
  readonly targets: readonly number[];
  readonly rates: readonly number[];
  readonly stalls: number;
  /** Seconds. */
  readonly stalled: number;
  readonly seeks: number;
  readonly dropped: number;
  readonly error: string;
}

const launch = (name: BrowserName): Promise<DrivenBrowser> =>
  name === 'webkit' ? launchWebKit() : launchPuppeteer(name);

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const percentile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

const isReady = (): boolean => {
  const player = document.querySelector('footlight-player');
  return player?.state?.isPlaying === true && (player.state.live?.latency ?? null) !== null;
};

/** Runs in the page. */
const beginToMeasure = (_page: unknown, everyMs: number): void => {
  const player = document.querySelector('footlight-player') as FootlightPlayer;
  const media = player.shadowRoot?.querySelector('video') as HTMLVideoElement;
  const figures = {
    latencies: [] as number[],
    targets: [] as number[],
    rates: [] as number[],
    stalls: 0,
    stalled: 0,
    seeks: 0,
    dropped: 0,
    error: '',
  };
  let since: number | null = null;
  media.addEventListener('waiting', () => {
    figures.stalls += 1;
    since ??= performance.now();
  });
  media.addEventListener('playing', () => {
    if (since !== null) figures.stalled += (performance.now() - since) / 1000;
    since = null;
  });
  media.addEventListener('seeking', () => (figures.seeks += 1));
  player.addEventListener('footlight-error', ({ detail }) => (figures.error = detail.error.code));
  const before = media.getVideoPlaybackQuality().droppedVideoFrames;
  setInterval(() => {
    const { clockOrigin } = player;
    if (clockOrigin === null) return;
    figures.latencies.push(Date.now() / 1000 - (clockOrigin + media.currentTime));
    figures.targets.push(player.state.live?.targetLatency ?? 0);
    figures.rates.push(media.playbackRate);
    figures.dropped = media.getVideoPlaybackQuality().droppedVideoFrames - before;
  }, everyMs);
  Reflect.set(globalThis, 'latencyFigures', figures);
};

const measure = async (name: BrowserName, protocol: string): Promise<Figures> => {
  const latency = values.latency === undefined ? '' : `&latency=${values.latency}`;
  // The page of a frame has nothing but the player.
  const address = `${service.origin}/embed/live/${CHANNEL}?autoplay&muted&protocol=${protocol}${latency}`;
  const browser = await launch(name);
  try {
    const tab = new Tab(name, await browser.open());
    await tab.resize(640, 480);
    await tab.driven.goto(address);
    // The compiler of this file wraps functions in a call of it, and they run in the page as text.
    await tab.driven.evaluate('(globalThis.__name = (one) => one, "")', []);
    await tab.until(isReady);
    await pause(SETTLED_AFTER_MS);
    await tab.run(beginToMeasure, SAMPLE_MS);
    await pause(MINUTES * 60_000);
    return await tab.run(() => Reflect.get(globalThis, 'latencyFigures') as Figures);
  } finally {
    await browser.close();
  }
};

const service = await startService();
try {
  console.log(`Channel ${CHANNEL}, ${String(MINUTES)} minutes each\n`);
  console.log(
    '| browser | protocol | median | p95 | max | target | stalls | stalled | seeks | faster | slower | dropped |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  let isAsRequired = true;
  for (const name of values.browsers.split(',') as BrowserName[]) {
    for (const protocol of values.protocols.split(',')) {
      const figures = await measure(name, protocol);
      const { latencies, targets, rates, stalls, stalled, seeks, dropped, error } = figures;
      const seconds = (value: number): string => `${value.toFixed(2)} s`;
      const share = (part: number): string => `${((100 * part) / rates.length).toFixed(0)} %`;
      const cells = [
        name,
        protocol,
        seconds(percentile(latencies, 0.5)),
        seconds(percentile(latencies, 0.95)),
        seconds(Math.max(...latencies)),
        seconds(percentile(targets, 0.5)),
        String(stalls),
        seconds(stalled),
        String(seeks),
        share(rates.filter((rate) => rate > 1).length),
        share(rates.filter((rate) => rate < 1).length),
        `${String(dropped)}${error === '' ? '' : `, ${error}`}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
      isAsRequired &&= stalls === 0 && error === '' && percentile(latencies, 0.5) <= MOST_LATENCY_S;
    }
  }
  process.exitCode = isAsRequired ? 0 : 1;
} finally {
  await service.stop();
}
