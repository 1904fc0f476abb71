import { expect, test } from './product.js';
import { playerState } from './player-state.js';
import { playsPast } from './watched-player.js';

/** Much less than the width of a card. */
const CARD_GROWTH_PX = 40;

test('a title outside a list shows related titles: a card opens and plays, and going back restores the row', async ({
  page,
}) => {
  await page.goto('/video/1012');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Paper Moons');
  const related = page.getByRole('main').getByRole('region', { name: 'More like this' });
  await expect(related.locator('[data-card]')).toHaveCount(12);
  await expect(related.locator('[data-card="VOD:1012"]')).toHaveCount(0);

  const card = related.getByRole('link', { name: /The Quiet Mile/u });
  // Cards beside the focused one move aside, so the position is taken from the list.
  const track = related.getByRole('list');
  /** How far the list is scrolled, after it has come to rest: it scrolls in steps and may pause between two of them. */
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
  // The row scrolls by whole windows to the card and comes to rest there.
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
  await playsPast(page, 0);
  await page.goBack();
  await expect(heading).toHaveText('Paper Moons');
  await expect(card).toBeFocused();
  // At the end of the list the focused card extends it by a few pixels.
  await expect.poll(async () => Math.abs((await along()) - before)).toBeLessThan(CARD_GROWTH_PX);
});
