import type { APIRequestContext, Page } from '@playwright/test';
import type { FootlightPlayer, PlayerEventDetails } from '@footlight/player';
import { expect, test } from './product.js';

// A small viewport costs less and does not affect the counts.
test.use({ viewport: { width: 480, height: 320 } });

const WITH_ADS = '/video/1008?play=1';

/** The advertisement counters of the service so far, such as `northline PRE_ROLL start`. */
const counted = async (request: APIRequestContext): Promise<ReadonlyMap<string, number>> => {
  const text = await (await request.get('/metrics')).text();
  const lines = text.matchAll(
    /^footlight_ad_events_total\{ad="([^"]+)",placement="([^"]+)",event="([^"]+)",code="(\d*)"\} (\d+)$/gmu,
  );
  return new Map(
    Array.from(lines, ([, ad, placement, event, code, count]) => [
      [ad, placement, event, code].filter((word) => word !== '').join(' '),
      Number(count),
    ]),
  );
};

/** The increase of the counters, once it contains everything expected. */
const expectCounted = async (
  request: APIRequestContext,
  before: ReadonlyMap<string, number>,
  expected: readonly string[],
): Promise<void> => {
  await expect
    .poll(async () => {
      const now = await counted(request);
      return expected.filter((name) => (now.get(name) ?? 0) <= (before.get(name) ?? 0));
    })
    .toEqual([]);
};

const playerOf = (page: Page) => page.locator('footlight-player');

const stateOf = (page: Page) =>
  playerOf(page).evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    const { ad, currentTime, paused, ended, hasStarted } = (element as FootlightPlayer).state;
    const media = element.shadowRoot?.querySelector<HTMLVideoElement>('[part~="media"]');
    return { ad, currentTime, paused, ended, hasStarted, content: media?.paused === false };
  });

/** The events of advertisements, such as `adstart PRE_ROLL 1/2`, and the end. */
const adEventsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const type of ['footlight-adstart', 'footlight-adend'] as const)
      document.addEventListener(type, (event) => {
        const { placement, index, count } = (event as CustomEvent<PlayerEventDetails[typeof type]>).detail;
        heard.push(`${type.slice(10)} ${placement} ${String(index)}/${String(count)}`);
      });
    document.addEventListener('footlight-ended', () => heard.push('ended'));
  });
};

const seekTo = (page: Page, to: number) =>
  playerOf(page).evaluate(
    (element, place) =>
      (element as FootlightPlayer).seek({ to: place }).then(
        () => 'seeked',
        (error: { code: string }) => error.code,
      ),
    to,
  );

/** Playback rate so low that an advertisement does not end while it is examined. */
const SLOW = 0.1;

/** Seeks the current advertisement to where it can be skipped. */
const toItsSkipping = (page: Page): Promise<void> =>
  page.locator('footlight-player-ad video').evaluate((picture: HTMLVideoElement, slow) => {
    picture.currentTime = 4;
    picture.playbackRate = slow;
    picture.defaultPlaybackRate = slow;
  }, SLOW);

/** Plays the current advertisement at three times its speed. The next one starts slowly. */
const hurryAd = (page: Page): Promise<void> =>
  page.locator('footlight-player-ad video').evaluate((picture: HTMLVideoElement) => {
    picture.playbackRate = 3;
  });

const adOf = (page: Page) => page.locator('footlight-player-ad');

test.describe('a film with advertisements', () => {
  // Ad errors and seeking over a break are tested in ad-faults and ad-breaks.browser.test.ts of
  // packages/player/src/ads.
  test('plays pre-roll, mid-roll and post-roll ads, counts each, and opens the advertiser’s page in a new tab', async ({
    page,
    context,
    request,
  }) => {
    const before = await counted(request);
    await listen(page);
    await page.goto(WITH_ADS);

    // Pre-roll: a pod of two; the film does not advance, and seeking is refused.
    await expect(adOf(page).getByText('Ad 1 of 2')).toBeVisible();
    expect(await stateOf(page)).toMatchObject({
      ad: { placement: 'PRE_ROLL', index: 1, count: 2, advertiser: 'Northline', skipAfter: 4 },
      currentTime: 0,
      paused: false,
      hasStarted: false,
      content: false,
    });
    expect(await seekTo(page, 30)).toBe('UNSUPPORTED');
    await expect(playerOf(page).getByRole('slider', { name: /timeline/iu })).toBeHidden();
    await toItsSkipping(page);

    // Its link pauses the ad and opens a page without access to this one.
    const link = adOf(page).getByRole('link', { name: /Visit Northline \(opens a new tab\)/u });
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened.getByRole('heading', { name: 'Sleep across the water' })).toBeVisible();
    expect(new URL(opened.url()).origin).toBe(new URL(page.url()).origin);
    expect(await opened.evaluate(() => opener === null)).toBe(true);
    expect(await stateOf(page)).toMatchObject({ paused: true, content: false });
    await opened.close();
    await page.bringToFront();
    await playerOf(page).press('k');
    await expect.poll(async () => (await stateOf(page)).paused).toBe(false);

    await adOf(page).getByRole('button', { name: 'Skip ad' }).click();
    await expect(adOf(page).getByText('Ad 2 of 2')).toBeVisible();
    await hurryAd(page);
    await expect(adOf(page)).toBeHidden();
    await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(0.2);
    await expectCounted(request, before, [
      'northline PRE_ROLL impression',
      'northline PRE_ROLL start',
      'northline PRE_ROLL click',
      'northline PRE_ROLL pause',
      'northline PRE_ROLL resume',
      'northline PRE_ROLL skip',
      'saffron-row PRE_ROLL impression',
      'saffron-row PRE_ROLL firstQuartile',
      'saffron-row PRE_ROLL midpoint',
      'saffron-row PRE_ROLL thirdQuartile',
      'saffron-row PRE_ROLL complete',
    ]);
    expect((await counted(request)).get('northline PRE_ROLL complete') ?? 0).toBe(
      before.get('northline PRE_ROLL complete') ?? 0,
    );

    // Mid-roll: an exchange passes the request on; the film waits and resumes at the same position.
    expect(await seekTo(page, 19)).toBe('seeked');
    await expect(adOf(page).getByRole('link', { name: /Kestrel/u })).toBeVisible();
    const { currentTime } = await stateOf(page);
    expect(currentTime).toBeGreaterThanOrEqual(20);
    expect(currentTime).toBeLessThan(21);
    await hurryAd(page);
    await expect(adOf(page)).toBeHidden();
    await expect.poll(async () => (await stateOf(page)).content).toBe(true);
    expect((await stateOf(page)).currentTime).toBeLessThan(22);
    await expectCounted(request, before, [
      'evening-exchange MID_ROLL impression',
      'evening-exchange MID_ROLL complete',
      'kestrel MID_ROLL impression',
      'kestrel MID_ROLL complete',
    ]);

    // The exchange at 34 s yields no ad: the film is not interrupted, and the error is reported to the exchange.
    expect(await seekTo(page, 33.3)).toBe('seeked');
    await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(34.3);
    expect((await stateOf(page)).ad).toBeNull();
    await expectCounted(request, before, ['lost-exchange MID_ROLL error 301']);

    // Post-roll: the end of the film is reported after the last ad.
    expect(await seekTo(page, 45)).toBe('seeked');
    await expect.poll(async () => (await stateOf(page)).ad?.placement).toBe('POST_ROLL');
    await hurryAd(page);
    expect(await adEventsOn(page)).not.toContain('ended');
    expect((await stateOf(page)).ended).toBe(false);
    await expect.poll(() => adEventsOn(page)).toContain('ended');
    await expectCounted(request, before, ['saffron-row POST_ROLL complete']);
    expect(await adEventsOn(page)).toEqual([
      'adstart PRE_ROLL 1/2',
      'adend PRE_ROLL 1/2',
      'adstart PRE_ROLL 2/2',
      'adend PRE_ROLL 2/2',
      'adstart MID_ROLL 1/1',
      'adend MID_ROLL 1/1',
      'adstart POST_ROLL 1/1',
      'adend POST_ROLL 1/1',
      'ended',
    ]);
  });
});
