import type { Page } from '@playwright/test';
import type { FootlightMultiView } from '@footlight/player/multi-view';
import { axeViolations } from './axe.js';
import { layoutIssues } from './player-layout.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

interface ShownView {
  readonly id: string;
  readonly plays: boolean;
  readonly isAudible: boolean;
  /** Vertical resolution of the rendition that plays. */
  readonly lines: number;
}

const viewsOf = (page: Page): Promise<readonly ShownView[]> =>
  page.locator('footlight-multi-view').evaluate((element) => {
    const several = element as FootlightMultiView;
    return several.views.map((view) => {
      const state = several.playerOf(view)?.state;
      return {
        id: view.id,
        plays: state?.isPlaying === true,
        isAudible: state?.muted === false,
        lines: state?.activeQuality?.height ?? 0,
      };
    });
  });

const idsOf = async (page: Page): Promise<string> => (await viewsOf(page)).map(({ id }) => id).join(' ');

const audibleOn = async (page: Page): Promise<string> =>
  (await viewsOf(page)).flatMap(({ id, isAudible }) => (isAudible ? [id] : [])).join(' ');

const layoutOf = (page: Page): Promise<string> =>
  page.locator('footlight-multi-view').evaluate((element) => (element as FootlightMultiView).layout);

const expectPlaying = (page: Page, ids: string) =>
  expect
    .poll(async () => (await viewsOf(page)).flatMap(({ id, plays }) => (plays ? [id] : [])).join(' '), {
      timeout: 45_000,
    })
    .toBe(ids);

interface Beat {
  readonly playbackSessionId: string;
  readonly layout: string;
  readonly videos: readonly { readonly id: string }[];
  readonly ended?: boolean;
}

test.describe('several live events at once', () => {
  test('are added from two to four, heard one at a time, reordered, and counted as one screen', async ({
    page,
  }) => {
    test.slow();
    const beats: Beat[] = [];
    const statuses: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/multiviewHeartbeat')) beats.push(request.postDataJSON() as Beat);
    });
    page.on('response', (answer) => {
      if (answer.url().endsWith('/multiviewHeartbeat')) statuses.push(answer.status());
    });
    await signedIn(page, { email: 'member@footlight.example' });
    await page.goto('/multi-video/2001');
    await expect(page.locator('footlight-multi-view')).toBeVisible();

    await expectPlaying(page, '2001 2002');
    expect([await layoutOf(page), await audibleOn(page)]).toEqual(['twoUp', '2001']);
    // Reported as one screen of the account.
    await expect.poll(() => statuses[0]).toBe(200);
    expect(beats[0]).toMatchObject({ layout: 'twoUp' });

    const strip = page.getByRole('toolbar', { name: 'Live now' });
    await strip.getByRole('button', { name: 'Add Night Market, open late' }).click();
    await expectPlaying(page, '2001 2002 2007');
    expect(await layoutOf(page)).toBe('threeUp');
    await strip.getByRole('button', { name: 'Add North of Quiet: the watch' }).click();
    await expectPlaying(page, '2001 2002 2007 2008');
    expect(await layoutOf(page)).toBe('quad');
    await expect(strip.getByRole('button', { name: 'Remove North of Quiet: the watch' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // The two views that started first load no higher resolution than those added later.
    await expect
      .poll(async () => Math.max(...(await viewsOf(page)).map(({ lines }) => lines)), { timeout: 45_000 })
      .toBeLessThanOrEqual(360);

    // By a click on a picture, and by a key.
    await page.locator('footlight-multi-view .view[data-key="live:2007"] footlight-player').click();
    await expect.poll(() => audibleOn(page)).toBe('2007');
    await page.keyboard.press('2');
    await expect.poll(() => audibleOn(page)).toBe('2002');
    expect(await axeViolations(page)).toEqual([]);
    expect(await layoutIssues(page)).toEqual([]);

    // Shift and an arrow key swap views without interrupting playback.
    const name = page.getByRole('button', { name: 'Ringside Tonight: listening' });
    await name.focus();
    await page.keyboard.press('Shift+ArrowDown');
    expect(await idsOf(page)).toBe('2001 2008 2007 2002');
    await expect(page.getByText('Ringside Tonight is now view 4 of 4')).toBeAttached();
    await expectPlaying(page, '2001 2008 2007 2002');
    await name.focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => idsOf(page)).toBe('2001 2008 2007');

    // The layout is restored after a reload, and leaving the page frees the screen.
    await page.reload();
    await expectPlaying(page, '2001 2008 2007');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => beats.some(({ ended }) => ended === true)).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  // Left-to-right is tested above.
  test('have no accessibility faults in any right-to-left layout, and fit every window', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 640, height: 480 });
    await page.goto('/ar/multi-video/2001');
    await expectPlaying(page, '2001 2002');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Paused, because the layout does not depend on playback, and pausing saves decoding.
    await page.locator('footlight-multi-view').evaluate(async (element) => {
      const several = element as FootlightMultiView;
      await Promise.all(several.views.map(async (view) => several.playerOf(view)?.pause()));
    });
    for (const layout of ['pip', 'quad', 'threeUp', 'twoUp'] as const) {
      await page.locator('footlight-multi-view').evaluate((element, wanted) => {
        (element as FootlightMultiView).layout = wanted;
      }, layout);
      for (const width of [320, 2560, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        // The views follow the window one frame later.
        await expect
          .poll(
            () =>
              page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
            { message: `${layout} at ${String(width)} px` },
          )
          .toBeLessThanOrEqual(0);
      }
      expect(await axeViolations(page), layout).toEqual([]);
      expect(await layoutIssues(page), layout).toEqual([]);
    }
  });
});
