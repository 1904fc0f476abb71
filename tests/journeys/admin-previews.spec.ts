import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const editor = (page: Page) => page.getByLabel('Document (JSON)');
const issues = (page: Page) => page.getByRole('main').getByRole('status');
const drawing = (page: Page) => page.getByRole('region', { name: 'As viewers see it' });

/** Replaces the first occurrence of `found` after `after` in the editor by typing. */
const typeOver = async (page: Page, found: string, typed: string, after = ''): Promise<void> => {
  await editor(page).focus();
  await editor(page).evaluate(
    (area: HTMLTextAreaElement, [words = '', before = '']) => {
      const from = area.value.indexOf(words, area.value.indexOf(before));
      if (from < 0) throw new Error(`The document does not hold ${words}.`);
      area.setSelectionRange(from, from + words.length);
    },
    [found, after],
  );
  await page.keyboard.insertText(typed);
};

/** Opens a preview from the list of previews, going back to the list first if necessary. */
const choose = async (page: Page, address: string): Promise<void> => {
  const entry = page.getByRole('main').locator(`a[href="${address}"]`);
  const back = page.getByRole('main').locator('a[href$="/_admin/preview"]');
  await expect(entry.or(back)).toBeVisible();
  if (await back.isVisible()) await back.click();
  await entry.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
};

/** Checks that axe finds no faults and that nothing overflows a narrow or a wide window. */
const expectNoIssue = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [role="status"][aria-label]') === null,
  );
  expect(await axeViolations(page, { within: 'main' }), page.url()).toEqual([]);
  for (const width of [390, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${page.url()} at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

test('an administrator previews each document while typing, and sees its problems', async ({ page }) => {
  await signedIn(page, { email: 'admin@footlight.example' });
  await page.goto('/_admin/preview');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });

  await test.step('the preview of a section follows its document, and lists its problems', async () => {
    await choose(page, '/_admin/section-preview');
    await expect(issues(page)).toHaveText('No problems found.');
    await expectNoIssue(page);
    await typeOver(page, '"title": "', '"title": "Drawn before anybody sees it: ', '"buckets"');
    await expect(
      drawing(page).getByRole('heading', { name: 'Drawn before anybody sees it: ' }),
    ).toBeVisible();

    await typeOver(page, '"rowType": "basic"', '"rowType": "wide"', '"buckets"');
    await typeOver(page, 'Drawn before', 'Never drawn before');
    await expect(issues(page)).toContainText('1 problem.');
    await expect(issues(page).getByRole('listitem')).toHaveText(
      /^buckets\[0\]\.display\.rowType is .?"wide".?\. Allowed: .?"basic".?, .?"featured".?,? or .?"inline".?\.$/u,
    );
    await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(drawing(page).getByRole('heading', { name: 'Never drawn' })).toHaveCount(0);

    await typeOver(page, '"id": "home"', 'id: "home"');
    await expect(issues(page)).toHaveText('This isn’t valid JSON: check line 3, column 5.');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(issues(page)).toHaveText('No problems found.');

    await page.getByLabel('Section to start from').fill('films');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(/\?section=films$/u);
    await expect(editor(page)).toHaveValue(/"id": "films"/u);
  });

  await test.step('a document is loaded from a file', async () => {
    await choose(page, '/_admin/composed-page-preview');
    await expectNoIssue(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const document = {
      id: 'rules',
      title: 'Rules of the house',
      text: '# Quiet\n\nNo horns.',
      address: null,
    };
    await (
      await chooser
    ).setFiles({
      name: 'rules.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    });
    await expect(drawing(page).getByRole('heading', { name: 'Rules of the house' })).toBeVisible();
    await expect(drawing(page).getByText('No horns.')).toBeVisible();
    await typeOver(page, '"address":null', '"address":"https://nobody.example/page"');
    await expect(drawing(page).getByRole('alert')).toContainText(
      'isn’t allowed to frame https://nobody.example',
    );
  });

  await test.step('the preview of the navigation shows the typed menus in each layout', async () => {
    await choose(page, '/_admin/navbar-preview');
    await expectNoIssue(page);
    await typeOver(page, '"label": "Live"', '"label": "The harbour"');
    for (const layout of ['TOP', 'TOP_LEFT', 'SIDEBAR']) {
      await page.getByLabel('Layout').selectOption(layout);
      await expect(drawing(page).locator(`header[data-layout="${layout}"]`)).toBeVisible();
      await expect(drawing(page).getByRole('link', { name: 'The harbour' })).toBeVisible();
    }
    await page.getByLabel('Layout').selectOption('HAMBURGER');
    await expect(drawing(page).getByRole('link', { name: 'The harbour' })).toBeHidden();
    await drawing(page).getByRole('button', { name: 'Menu' }).click();
    await expect(drawing(page).getByRole('link', { name: 'The harbour' })).toBeVisible();
    // The page’s own navigation is unchanged.
    await expect(page.locator('header').first().getByRole('link', { name: 'The harbour' })).toHaveCount(0);
  });

  await test.step('the offer before a cancellation is drawn with its buttons', async () => {
    // The menu of the step before is still open over its page.
    await page.goto('/_admin/cancellation-promo-preview');
    await expectNoIssue(page);
    await drawing(page).getByRole('button').first().click();
    await expect(drawing(page).getByRole('status')).not.toBeEmpty();
  });

  await test.step('a plugin exchanges messages with the site, also in right-to-left, and does not navigate', async () => {
    await page.goto('/ar/_admin/plugin-preview?plugin=tides');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const messages = page.getByRole('log');
    await expect(messages.getByRole('listitem').first()).toContainText('{"footlight":"ready"}');
    await expect(messages).toContainText('"footlight":"welcome"');
    await expectNoIssue(page);
    // By key: the frame takes the height of its content, so its button moves under the mouse.
    await page.frameLocator('main iframe').getByRole('button').press('Enter');
    await expect(messages).toContainText('/video/1001');
    await expect(page).toHaveURL(/\/_admin\/plugin-preview/u);
  });

  await test.step('all previews are listed, including that of the not-found page', async () => {
    await page.locator('main a[href="/ar/_admin/preview"]').click();
    await expect(page).toHaveURL((url) => url.pathname === '/ar/_admin/preview');
    await expectNoIssue(page);
    await choose(page, '/ar/_admin/404-preview');
    await expectNoIssue(page);
  });
  expect(sent.filter((request) => request.includes('/content/'))).toEqual([]);
});
