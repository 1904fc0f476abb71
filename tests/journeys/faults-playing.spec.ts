import type { Page, Route } from '@playwright/test';
import { expect, test } from './product.js';
import {
  SEGMENT,
  beginAt,
  openAlone,
  playsBetween,
  playsPast,
  seek,
  segmentOf,
  stateOf,
  timeOf,
  problemsOf,
  watchProblems,
} from './watched-player.js';

const player = (page: Page) => page.locator('footlight-player');

/** Records from now on how far playback jumps forwards or backwards, and how often the media fails. */
const watchMedia = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((media: HTMLVideoElement) => {
      const seen = { leap: 0, back: 0, breaks: 0 };
      let furthest = media.currentTime;
      Reflect.set(globalThis, 'seen', seen);
      media.addEventListener('error', () => (seen.breaks += 1));
      media.addEventListener('playing', () => {
        seen.back = Math.max(seen.back, furthest - media.currentTime);
      });
      media.addEventListener('timeupdate', () => {
        seen.leap = Math.max(seen.leap, media.currentTime - furthest);
        furthest = Math.max(furthest, media.currentTime);
      });
    });

const seenOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as { leap: number; back: number; breaks: number });

/** In seconds: about a segment and a half. A larger jump means that a part of the film was skipped or repeated. */
const MOST_MOVED = 3;

const expectContinuity = async (page: Page): Promise<void> => {
  const { leap, back } = await seenOf(page);
  expect(leap).toBeLessThan(MOST_MOVED);
  expect(back).toBeLessThan(MOST_MOVED);
};

/**
 * Corrupts a segment so that its file structure stays valid but its pictures cannot be decoded: frames keep their
 * lengths and types only.
 */
const spoil = (segment: Buffer): Buffer => {
  const spoilt = Buffer.from(segment);
  for (let box = 0; box + 8 <= spoilt.length; box += spoilt.readUInt32BE(box)) {
    if (spoilt.toString('latin1', box + 4, box + 8) !== 'mdat') continue;
    const end = box + spoilt.readUInt32BE(box);
    for (let unit = box + 8; unit + 5 <= end; unit += 4 + spoilt.readUInt32BE(unit))
      spoilt.fill(0xff, unit + 5, Math.min(end, unit + 4 + spoilt.readUInt32BE(unit)));
  }
  return spoilt;
};

// A small viewport costs far less and does not affect which data arrives when.
test.use({ viewport: { width: 320, height: 240 } });

/** Start position in seconds: the beginning of the fifth segment. */
const FROM = 8;
/** The first segment that a fault may affect; earlier ones play normally. */
const FIRST_FAULTY = 6;
const FAULTY_FROM = 12;

for (const protocol of ['hls', 'dash'] as const)
  test(`a film that plays over ${protocol} waits for the connection, retries, or skips what is broken`, async ({
    page,
    context,
  }) => {
    const goOn = (route: Route): Promise<void> => route.continue();
    let answer = goOn;
    await page.route(SEGMENT, (route) => answer(route));
    await openAlone(page, `protocol="${protocol}"`);

    /** Starts the film with a fault in later segments, which by default are held back until it plays. */
    const begin = async (fault: (route: Route) => Promise<void>, isDelayed = true): Promise<void> => {
      let markStarted = (): void => undefined;
      const started = new Promise<void>((resolve) => (markStarted = resolve));
      answer = async (route) => {
        if (segmentOf(route).number < FIRST_FAULTY) return route.continue();
        if (isDelayed) await started;
        return fault(route);
      };
      await beginAt(page, FROM);
      await playsBetween(page, FROM + 0.2, FAULTY_FROM);
      await watchProblems(page);
      await watchMedia(page);
      markStarted();
    };

    await test.step('offline: the buffer plays, then the film waits and resumes at its position', async () => {
      let isAway = false;
      let isBack = false;
      await begin(async (route) => {
        if (isBack) return route.continue();
        if (!isAway) {
          isAway = true;
          await context.setOffline(true);
        }
        return route.abort('internetdisconnected');
      });
      await expect.poll(async () => (await stateOf(page)).reconnecting, { timeout: 40_000 }).toBe(true);
      await expect(player(page).getByText('Reconnecting…').first()).toBeVisible();
      // The buffered amount depends on whether audio or video was ahead; a busy machine may stall for a moment long
      // before.
      let before = -1;
      await expect
        .poll(
          async () => {
            const { isPlaying, reconnecting, currentTime } = await stateOf(page);
            const stands = !isPlaying && reconnecting && currentTime === before;
            before = currentTime;
            return stands;
          },
          { timeout: 60_000, intervals: [2000] },
        )
        .toBe(true);
      const stoodAt = await timeOf(page);

      isBack = true;
      await context.setOffline(false);
      await playsPast(page, stoodAt + 0.3);
      await expect.poll(async () => (await stateOf(page)).reconnecting).toBe(false);
      expect((await stateOf(page)).code).toBeNull();
      await expectContinuity(page);
    });

    await test.step('the server is unavailable for a while: the film resumes at its position', async () => {
      let isDown = true;
      let refused = 0;
      await begin((route) => {
        if (!isDown) return route.continue();
        refused += 1;
        return route.fulfill({ status: 503, json: {} });
      });
      await expect.poll(async () => (await stateOf(page)).reconnecting, { timeout: 40_000 }).toBe(true);
      isDown = false;
      const { currentTime } = await stateOf(page);
      await playsPast(page, Math.max(currentTime, FAULTY_FROM) + 0.5);
      expect(refused).toBeGreaterThan(0);
      expect(await problemsOf(page)).not.toContain('NETWORK');
      await expectContinuity(page);
    });

    await test.step('requests without a response are repeated', async () => {
      const attempts = new Map<string, number>();
      await begin(async (route) => {
        const { isPicture, number } = segmentOf(route);
        const name = `${String(isPicture)} ${String(number)}`;
        const times = (attempts.get(name) ?? 0) + 1;
        attempts.set(name, times);
        // Never answered: neither with data nor with an error.
        if (number === FIRST_FAULTY && times === 1) return;
        await route.continue();
      });
      await playsPast(page, FAULTY_FROM + 0.5);
      expect(Math.max(...attempts.values())).toBeGreaterThan(1);
      expect((await stateOf(page)).code).toBeNull();
      await expectContinuity(page);
    });

    await test.step('pictures that fail to decode are skipped', async () => {
      let spoilt = 0;
      await begin(async (route) => {
        const { isPicture, number } = segmentOf(route);
        if (!isPicture || number !== FIRST_FAULTY) return route.continue();
        spoilt += 1;
        const response = await route.fetch();
        return route.fulfill({ response, body: spoil(await response.body()) });
      }, false);
      // Past the segment that cannot be decoded.
      await playsPast(page, FAULTY_FROM + 2.3);
      expect(spoilt).toBeGreaterThan(0);
      expect((await seenOf(page)).breaks).toBeGreaterThan(0);
      expect((await stateOf(page)).code).toBeNull();
    });

    await test.step('a retry after a fatal error resumes at the position', async () => {
      let isFailing = true;
      await begin((route) => (isFailing ? route.fulfill({ status: 410, json: {} }) : route.continue()));
      const fault = player(page).getByRole('alert');
      await expect(fault).toBeVisible({ timeout: 60_000 });
      isFailing = false;
      await fault.getByRole('button').click();
      // The first reported time after the retry is not at the start of the film.
      const resumedAt = await page.waitForFunction(() => {
        const media = document.querySelector('footlight-player')?.shadowRoot?.querySelector('video');
        return media && !media.seeking && media.currentTime > 0.5 ? media.currentTime : 0;
      });
      // Everything that had arrived was played first: two segments of two seconds.
      expect(await resumedAt.jsonValue()).toBeGreaterThan(FAULTY_FROM - 3);
    });

    await test.step('a seek within the buffer needs no connection', async () => {
      await begin(goOn);
      // Waits until enough is buffered for the time without a connection.
      await page.waitForFunction((until) => {
        const media = document.querySelector('footlight-player')?.shadowRoot?.querySelector('video');
        const last = (media?.buffered.length ?? 0) - 1;
        return media && last >= 0 && media.buffered.end(last) > until;
      }, FROM + 6);
      await context.setOffline(true);
      await seek(page, FROM + 4);
      await playsPast(page, FROM + 4.1);
      await seek(page, FROM + 1);
      await playsBetween(page, FROM + 1.1, FROM + 4);
      expect((await stateOf(page)).code).toBeNull();
      await context.setOffline(false);
      await seek(page, 80);
      await playsPast(page, 80.1);
      expect((await stateOf(page)).code).toBeNull();
    });
  });
