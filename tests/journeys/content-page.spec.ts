import { axeFaults } from './axe.js';
import { expect, test } from './product.js';
import { playerState } from './player-state.js';
import { playsPast, stateOf } from './watched-player.js';

/** Much less than a card is wide. */
const CARD_GROWTH_PX = 40;

test('the page of a title tells its name, year, length, rating, what it is about, and what can be done', async ({
  page,
}) => {
  for (const address of ['/interstitial/1001', '/video/1001']) {
    await page.goto(address);
    const content = page.getByRole('main');
    await expect(content.getByRole('heading', { level: 1, name: 'The Lantern Coast' })).toBeVisible();
    const about = content.getByRole('list', { name: 'About' }).first();
    await expect(about).toContainText('2026');
    await expect(about).toContainText('2 min');
    await expect(about.getByText('6', { exact: true })).toBeVisible();
    await expect(about).toContainText('Suitable from 6');
    await expect(content.getByText(/A keeper who has never seen the sea by day\./u).first()).toBeVisible();
    await expect(content.getByRole('link', { name: 'Trailer' })).toBeVisible();
    await expect(content.getByRole('button', { name: 'Share' })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a title that was started is left for the page that one came from, and can be started once more', async ({
  page,
}) => {
  await page.goto('/interstitial/1001');
  const watch = page.getByRole('main').getByRole('link', { name: /^(?:Watch now|Continue)/u });
  await watch.click();
  await expect(page).toHaveURL(/\/video\/1001/u);
  await playsPast(page, 0.3);
  await page.goBack();
  await expect(page).toHaveURL(/\/interstitial\/1001/u);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'The Lantern Coast' }),
  ).toBeVisible();
  await watch.click();
  await expect(page).toHaveURL(/\/video\/1001/u);
  await expect.poll(async () => (await stateOf(page)).isPlaying).toBe(true);
});

test('a title that is like another takes its place on the page, and plays there', async ({ page }) => {
  await page.goto('/video/1010?play=1&playlistId=3001');
  await playsPast(page, 0.3);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const card = page.getByRole('main').getByRole('region', { name: 'Up next' }).getByRole('link').first();
  const title = await card.innerText();
  const id = /\/video\/(\d+)/u.exec((await card.getAttribute('href')) ?? '')?.[1] ?? '';
  await card.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/video/${id}`, 'u'));
  await expect(heading).not.toHaveText(before);
  expect(title).toContain(await heading.textContent());
  await expect.poll(async () => (await playerState(page.locator('main footlight-player'))).id).toBe(id);
  await playsPast(page, 0.3);
});

test('a title in no list shows what is like it: a card takes its place and plays, and back is where one was', async ({
  page,
}) => {
  await page.goto('/video/1012');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Paper Moons');
  const related = page.getByRole('main').getByRole('region', { name: 'More like this' });
  await expect(related.locator('[data-card]')).toHaveCount(12);
  await expect(related.locator('[data-card="VOD:1012"]')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  const card = related.getByRole('link', { name: /The Quiet Mile/u });
  // Cards beside the one that has the focus move aside: the list says how far it has gone.
  const track = related.getByRole('list');
  /** How far it has gone once it has come to rest: it moves in steps, and may stand between two of them for a frame. */
  const along = () =>
    track.evaluate(
      (list) =>
        new Promise<number>((resolve) => {
          let at = Number.NaN;
          let still = 0;
          const look = (): void => {
            still = list.scrollLeft === at ? still + 1 : 0;
            at = list.scrollLeft;
            if (still < 30) requestAnimationFrame(look);
            else resolve(Math.round(at));
          };
          look();
        }),
    );
  const unmoved = await along();
  await card.focus();
  // The row has gone to the card, whole windows of cards at once, and has come to rest there.
  await expect(card).toBeInViewport({ ratio: 1 });
  let before = unmoved;
  await expect(async () => {
    before = await along();
    expect(before).not.toBe(unmoved);
  }).toPass();
  await card.press('Enter');
  await expect(page).toHaveURL(/\/video\/1014/u);
  await expect(heading).toHaveText('The Quiet Mile');
  await expect.poll(async () => (await playerState(page.locator('main footlight-player'))).id).toBe('1014');
  await playsPast(page, 0.3);
  await page.goBack();
  await expect(heading).toHaveText('Paper Moons');
  await expect(card).toBeFocused();
  // At the end of a list, a card that has the focus makes it longer by a few pixels.
  await expect.poll(async () => Math.abs((await along()) - before)).toBeLessThan(CARD_GROWTH_PX);
});

test('what is like a title says that it did not come, and comes when it is asked for again', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/related', (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto('/interstitial/1003');
  const content = page.getByRole('main');
  const again = content.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect(
    content.getByRole('region', { name: 'More like this' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(again).toHaveCount(0);
});
