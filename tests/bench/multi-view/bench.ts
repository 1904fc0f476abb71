/**
 * `npm run bench:multi-view`: four live streams at once in a browser for half a minute. Exits with 1 when too many
 * frames were dropped, or when a stream's resolution was lower than required.
 */
import { chromium } from '@playwright/test';
import type { FootlightMultiView } from '@footlight/player/multi-view';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.mjs';
import { startService } from '../../service/started-service.js';

const EVENTS = '2001,2002,2007,2008';
const MEASURED_MS = 30_000;
const LINES = 360;
const MOST_DROPPED = 0.05;
const READY_WITHIN_MS = 120_000;

interface Frames {
  readonly id: string;
  readonly lines: number;
  readonly total: number;
  readonly dropped: number;
}

const service = await startService();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${service.origin}/examples/multi-view/`);
  const views = page.locator('footlight-multi-view');
  await views.evaluate((element, events) => {
    element.setAttribute('layout', 'quad');
    element.setAttribute('events', events);
  }, EVENTS);

  const framesNow = () =>
    views.evaluate((element): Frames[] => {
      const several = element as FootlightMultiView;
      return several.views.map((view) => {
        const player = several.playerOf(view);
        const media = player?.shadowRoot?.querySelector('video');
        const quality = media?.getVideoPlaybackQuality();
        return {
          id: view.id,
          lines: media?.videoHeight ?? 0,
          total: quality?.totalVideoFrames ?? 0,
          dropped: quality?.droppedVideoFrames ?? 0,
        };
      });
    });

  await page.waitForFunction(
    ([events, lines]) => {
      const several = document.querySelector('footlight-multi-view');
      const ids = several?.views.map(({ id }) => id).join();
      return (
        ids === events &&
        several?.views.every((view) => {
          const player = several.playerOf(view);
          const height = player?.shadowRoot?.querySelector('video')?.videoHeight;
          return player?.state.isPlaying === true && height === lines;
        })
      );
    },
    [EVENTS, LINES] as const,
    { timeout: READY_WITHIN_MS },
  );

  const before = await framesNow();
  await page.waitForTimeout(MEASURED_MS);
  const after = await framesNow();

  console.log(
    `Four streams of ${String(LINES)} lines, ${String(MEASURED_MS / 1000)} s, Chromium ${browser.version()}\n`,
  );
  console.log('| event | lines | frames | dropped | share |\n|---|---|---|---|---|');
  const measured = after.map(({ id, lines, total, dropped }, at) => ({
    id,
    lines,
    total: total - (before[at]?.total ?? 0),
    dropped: dropped - (before[at]?.dropped ?? 0),
  }));
  const row = (name: string, lines: string, total: number, dropped: number) =>
    console.log(
      `| ${name} | ${lines} | ${String(total)} | ${String(dropped)} | ${((100 * dropped) / total).toFixed(2)} % |`,
    );
  for (const { id, lines, total, dropped } of measured) row(id, String(lines), total, dropped);
  const sum = (field: 'total' | 'dropped') => measured.reduce((all, one) => all + one[field], 0);
  row('all', '', sum('total'), sum('dropped'));

  const isAsRequired = measured.every(({ lines, total }) => lines === LINES && total > 0);
  process.exitCode = isAsRequired && sum('dropped') / sum('total') < MOST_DROPPED ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
}
