import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

test.describe.configure({ mode: 'parallel' });

const VIEWER = 'viewer@footlight.example';

/** From where the page led, to where it was wanted. */
const signInAs = async (page: Page, email: string): Promise<void> => {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('footlight-demo');
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await page.waitForURL((address) => !/\/(?:login|entrar)$/u.test(address.pathname));
};

const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await signedIn(page, { email: 'admin@footlight.example' });
  await page.goto(path);
};

const editor = (page: Page) => page.getByLabel('Document (JSON)');
const issues = (page: Page) => page.getByRole('main').getByRole('status');
const drawing = (page: Page) => page.getByRole('region', { name: 'As viewers see it' });

/** Types over the first place that looks like this, after that one. */
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

test('a guest is led to sign-in and back; a viewer finds no such page', async ({ page }) => {
  await page.goto('/_admin/section-preview?section=films');
  await expect(page).toHaveURL(/\/login\?from=/u);
  await signInAs(page, VIEWER);
  await expect(page).toHaveURL(/\/_admin\/section-preview\?section=films$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('an administrator sees a row change as its document does, and what is wrong with one', async ({
  page,
}) => {
  await openAsAdmin(page, '/_admin/preview');
  await page.getByRole('main').getByRole('link', { name: 'Section' }).click();
  await expect(page).toHaveURL(/\/_admin\/section-preview$/u);
  await expect(issues(page)).toHaveText('No problems found.');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });

  await typeOver(page, '"title": "', '"title": "Drawn before anybody sees it: ', '"buckets"');
  await expect(drawing(page).getByRole('heading', { name: 'Drawn before anybody sees it: ' })).toBeVisible();

  await typeOver(page, '"rowType": "basic"', '"rowType": "wide"', '"buckets"');
  await typeOver(page, 'Drawn before', 'Never drawn before');
  await expect(issues(page)).toContainText('1 problem.');
  await expect(issues(page).getByRole('listitem')).toHaveText(
    /^buckets\[0\]\.display\.rowType holds .?"wide".?\. Allowed: .?"basic".?, .?"featured".?,? or .?"inline".?\.$/u,
  );
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(drawing(page).getByRole('heading', { name: 'Never drawn' })).toHaveCount(0);

  await typeOver(page, '"id": "home"', 'id: "home"');
  await expect(issues(page)).toHaveText('This isn’t valid JSON: check line 3, column 5.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(issues(page)).toHaveText('No problems found.');

  await page.getByLabel('Section to begin with').fill('films');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\?section=films$/u);
  await expect(editor(page)).toHaveValue(/"id": "films"/u);
  expect(sent.filter((request) => request.includes('/content/'))).toEqual([]);
});

test('a document comes from a file', async ({ page }) => {
  await openAsAdmin(page, '/_admin/composed-page-preview');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const document = { id: 'rules', title: 'Rules of the house', text: '# Quiet\n\nNo horns.', address: null };
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
  await expect(drawing(page).getByRole('alert')).toContainText('may not frame https://nobody.example');
});

test('the navigation stands in each layout with the menus that are typed', async ({ page }) => {
  await openAsAdmin(page, '/_admin/navbar-preview');
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
  // The page’s own navigation is what it was.
  await expect(page.locator('header').first().getByRole('link', { name: 'The harbour' })).toHaveCount(0);
});

test('a plugin talks with the site, and leads nowhere', async ({ page }) => {
  await openAsAdmin(page, '/_admin/plugin-preview?plugin=tides');
  const messages = page.getByRole('log');
  await expect(messages.getByRole('listitem').first()).toHaveText(/^Plugin \{"footlight":"ready"\}/u);
  await expect(messages).toContainText('"footlight":"welcome"');
  await page.frameLocator('main iframe').getByRole('button').click();
  await expect(messages).toContainText('/video/1001');
  await expect(page).toHaveURL(/\/_admin\/plugin-preview/u);
});

// In Arabic: every journey above reads a preview in English.
test('every preview has no fault and fits', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsAdmin(page, '/ar/_admin/preview');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const faults: string[] = [];
  for (const path of [
    'preview',
    'section-preview',
    'composed-page-preview',
    'navbar-preview',
    'plugin-preview?plugin=tides',
    '404-preview',
  ]) {
    const answer = await page.goto(`/ar/_admin/${path}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
    await page.waitForFunction(
      () =>
        document.querySelector('main h1') !== null &&
        document.querySelector('main [role="status"][aria-label]') === null,
    );
    for (const fault of await axeFaults(page)) faults.push(`${path}: ${fault}`);
    for (const width of [390, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) faults.push(`${path}: ${String(excess)} px too wide at ${String(width)} px`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect(faults).toEqual([]);
});
