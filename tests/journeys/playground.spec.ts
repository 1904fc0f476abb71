import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';

/** The console's complaints about policy violations of a page, and errors of its scripts. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|TrustedHTML/u.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

test('the playground: sets attributes, calls methods, shows events, parts and custom properties', async ({
  page,
}) => {
  // It loads every page of the playground.
  const complaints = complaintsOf(page);
  await page.goto('/docs/');
  await page.getByRole('link', { name: 'Playground' }).first().click();
  const player = page.locator('.scene footlight-player');
  const html = page.locator('[data-html]');
  const open = (name: string) => page.locator('summary', { hasText: name }).click();
  await expect(player.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  expect(await axeViolations(page, { without: ['footlight-player'] })).toEqual([]);

  await test.step('an attribute is set on the element and written into the HTML', async () => {
    await expect(html).toContainText('<footlight-player video="1001">');
    await page.getByRole('switch', { name: 'muted' }).check();
    await page.getByLabel('video-title').fill('A & "B"');
    await page.getByLabel('video-title').blur();
    await expect(player).toHaveAttribute('video-title', 'A & "B"');
    await expect(html).toContainText(
      '<footlight-player video="1001" muted video-title="A &amp; &quot;B&quot;">',
    );
    await page.locator('#attribute-controls').selectOption('none');
    await expect(player).toHaveAttribute('controls', 'none');
    await page.locator('#attribute-controls').selectOption('not set');
    await expect(player).not.toHaveAttribute('controls');
  });

  await test.step('a method is called, and an event is written down', async () => {
    await open('Methods');
    const play = page.getByRole('form', { name: 'play', exact: true });
    await play.getByRole('button').press('Enter');
    await expect(play.getByRole('status')).toContainText('→');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('footlight-statechange');
    const seek = page.getByRole('form', { name: 'seek', exact: true });
    await seek.getByRole('textbox').fill('{ "to": 40 }');
    await seek.getByRole('button').press('Enter');
    await expect(seek.getByRole('status')).toContainText('→');
    await expect
      .poll(() => player.evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThanOrEqual(40);
    const track = page.getByRole('form', { name: 'setRate', exact: true });
    await track.getByRole('textbox').fill('-3');
    await track.getByRole('button').press('Enter');
    await expect(track.getByRole('status')).toContainText('Failed');
  });

  await test.step('a read-only property shows its value', async () => {
    await open('Properties without');
    await expect(page.locator('[data-name="streamType"] output')).toHaveText('"on-demand"');
  });

  await test.step('parts are outlined, custom properties change the element, slots are filled', async () => {
    await open('Parts');
    await page.getByRole('switch', { name: 'play-button', exact: true }).check();
    await expect(page.locator('.playground [role="status"][data-told]')).toContainText('1 shown now');
    await open('Custom properties');
    await page.getByLabel('--footlight-glow').fill('rgb(1, 2, 3)');
    await expect(player).toHaveCSS('--footlight-glow', 'rgb(1, 2, 3)');
    await expect(html).toContainText('--footlight-glow: rgb(1, 2, 3);');
    await open('Slots');
    await page.getByRole('switch', { name: 'controls-end' }).check();
    await expect(player.locator('[slot="controls-end"]')).toHaveText('controls-end');
  });

  await test.step('language, direction and width surround the element', async () => {
    await page.locator('[data-language]').selectOption('ar');
    await expect(player).toHaveAttribute('language', 'ar');
    await page.locator('[data-direction]').selectOption('rtl');
    await page.locator('[data-width]').selectOption('320');
    await expect(page.locator('.scene')).toHaveCSS('width', '320px');
  });

  await test.step('every element appears, and nothing is cut off on a phone', async () => {
    const links = page.getByRole('navigation', { name: 'Elements' }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(5);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of addresses) {
      await page.goto(address);
      const tag = (await page.locator('.playground').getAttribute('data-tag')) ?? '';
      await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeViolations(page, { without: [tag] })).toEqual([]);
    }
  });
  expect(complaints).toEqual([]);
});
