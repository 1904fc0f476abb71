import { expect } from './product.js';
import { publish, type PublisherPage } from './publisher-page.js';
import { MEMBER, VIEWER, openWatchlists, viewerOf } from './watchlist-page.js';
import { COAST, faultsOf, test } from './watchlist-test.js';

test('a list is shared by its link, which guests view and members save', async ({
  page,
  context,
  request,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const viewer = await viewerOf(request, product, VIEWER);
  const member = await viewerOf(request, product, MEMBER);
  const list = await viewer.makeList('Sunday evenings', ['1001', '1008']);
  const at = await openWatchlists(page, product);
  await at.inline.getByRole('button', { name: /Sunday evenings/u }).click();
  await at.inline.getByRole('button', { name: 'Share' }).click();
  await expect(at.inline.getByText('Link copied')).toBeVisible();
  await expect(at.inline.getByRole('button', { name: 'Share' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const query = new URL(address).searchParams;
  expect([query.get('watchlistId'), query.get('owner'), query.get('utm_source')]).toEqual([
    list.id,
    list.owner,
    'share',
  ]);

  await test.step('a guest views it, and is asked to sign in to save it', async () => {
    await page.goto(`${address}&viewer=`);
    await expect(at.shared.getByRole('link', { name: /The Lantern Coast/u })).toHaveAttribute(
      'href',
      `${product.origin}/video/1001?watchlistId=${list.id}&owner=${list.owner}`,
    );
    await expect(at.shared.getByRole('button', { name: 'Sign in to save this list' })).toBeVisible();
    await expect(at.shared.getByRole('button', { name: /^Move|^Take|Rename|Delete/u })).toHaveCount(0);
  });

  await test.step('a guest can’t add titles, but gets a sign-in link, which the host page may handle', async () => {
    await expect(at.adder(COAST).getByRole('link', { name: 'Sign in to create lists' })).toHaveAttribute(
      'href',
      `${product.origin}/login?from=%2Fvideo%2F1001`,
    );
    await expect(page.locator('.card footlight-watchlist').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Readers with an account keep lists here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Everything I keep' })).toBeHidden();

    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Sign in to create lists' }).click();
    await expect(frame.locator('#said')).toHaveText('footlight-signin: the page takes it from here.');
  });

  await test.step('a member signs in and saves it', async () => {
    await page.getByRole('combobox', { name: 'Viewer' }).selectOption({ label: 'Subscribed' });
    await expect(at.addButton(COAST)).toBeVisible();
    await at.shared.getByRole('button', { name: 'Save this list' }).click();
    await expect(at.shared.getByText('Saved', { exact: true })).toBeVisible();
    expect(await member.listNames()).toEqual(['My list', 'Sunday evenings']);
    await expect(at.inline.getByRole('button', { name: /Sunday evenings.*Shared with you/u })).toBeVisible();
    await at.shared.getByRole('button', { name: 'Remove from my lists' }).click();
    await expect(at.shared.getByRole('button', { name: 'Save this list' })).toBeVisible();
    expect(await member.listNames()).toEqual(['My list']);
    expect(await viewer.listNames()).toEqual(['My list', 'Sunday evenings']);
  });
});

test.describe('in a host page', () => {
  let published: PublisherPage | undefined;
  test.afterEach(async () => {
    await published?.close();
    published = undefined;
  });

  test('works under a strict policy with trusted types, also while a row is dragged by touch', async ({
    page,
    request,
    product,
    complaints,
  }) => {
    const viewer = await viewerOf(request, product, VIEWER);
    const list = await viewer.makeList('Sunday evenings', ['1001', '1008', '1009']);
    const { origin, port } = product;
    await page.exposeFunction('complain', (words: string) => void complaints.push(words));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        const { complain } = globalThis as unknown as { readonly complain: (words: string) => void };
        complain(`${effectiveDirective}: ${blockedURI} ${sample}`);
      });
    });
    published = await publish(port + 2, origin, () => ({
      policy: [
        "default-src 'none'",
        `script-src ${origin}`,
        "style-src 'none'",
        `connect-src ${origin}`,
        `img-src ${origin}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      scripts: [`${origin}/sdk/watchlist.js`],
      body: `<footlight-watchlist list="${list.id}" inline></footlight-watchlist>`,
    }));
    await page.goto(published.address);
    await expect(page.getByRole('link', { name: 'Sign in to create lists' })).toBeVisible();
    await page.evaluate((token) => {
      const { Footlight } = globalThis as unknown as {
        readonly Footlight: { readonly configure: (wanted: { getToken: () => Promise<string> }) => void };
      };
      Footlight.configure({ getToken: () => Promise.resolve(token) });
    }, viewer.token);
    const handle = page.getByRole('button', { name: /^Move The Lantern Coast/u });
    const last = await page.getByRole('button', { name: /^Move Evening Post/u }).boundingBox();
    const first = await handle.boundingBox();
    if (first === null || last === null) throw new Error('The handles are not drawn.');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: first.x + first.width / 2, y }],
      });
    const [from, to] = [first.y + first.height / 2, last.y + last.height];
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
    await expect(page.locator('[data-lifted="pointer"]')).toHaveCount(1);
    await touch('touchEnd', to);
    await expect.poll(() => viewer.videosOf(list.id)).toEqual(['1008', '1009', '1001']);
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toBeFocused();
  });
});

test('no view has accessibility faults, in light or dark; in Arabic it is right-to-left and fits a phone', async ({
  page,
  request,
  product,
}) => {
  const viewer = await viewerOf(request, product, VIEWER);
  await viewer.makeList('Sunday evenings', ['1001', '1008', '1009']);
  await viewer.makeList('أمسيات الأحد', ['1001', '1008']);
  const at = await openWatchlists(page, product);
  await expect(at.inline.getByRole('button', { name: /Sunday evenings/u })).toBeVisible();
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: theme });
    expect(await faultsOf(page), `the page, ${theme}`).toEqual([]);
    await at.addButton(COAST).click();
    await at.dialog.getByRole('button', { name: 'Create a list' }).click();
    await at.dialog.getByRole('textbox').fill('x'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(at.dialog.getByRole('alert')).toBeVisible();
    expect(await faultsOf(page), `adding, ${theme}`).toEqual([]);
    await at.dialog.getByRole('button', { name: 'Manage lists' }).click();
    await at.dialog.getByRole('button', { name: /Sunday evenings/u }).click();
    await at.dialog.getByRole('button', { name: /^Move The Lantern Coast/u }).press('Enter');
    expect(await faultsOf(page), `a lifted row, ${theme}`).toEqual([]);
    await page.keyboard.press('Escape');
    await at.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(at.dialog).toHaveCount(0);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('combobox', { name: 'Words' }).selectOption({ label: 'العربية' });
  await at.card(COAST).getByRole('button', { name: 'أضف إلى قائمة: ساحل الفوانيس' }).click();
  await expect(at.dialog.locator('[data-panel]')).toHaveAttribute('dir', 'rtl');
  await expect(at.dialog.getByRole('heading')).toContainText('أضف إلى قائمة');
  await at.dialog.getByRole('button', { name: 'إدارة القوائم' }).click();
  await at.dialog.getByRole('button', { name: /أمسيات الأحد/u }).click();
  await expect(at.dialog.getByRole('link')).toHaveCount(2);
  const overflow = await at.dialog.evaluate((dialog) => ({
    wide: dialog.scrollWidth - dialog.clientWidth,
    width: dialog.getBoundingClientRect().width,
  }));
  expect(overflow).toEqual({ wide: 0, width: 320 });
  const [handle, remove] = await Promise.all([
    at.dialog.getByRole('button', { name: /^انقل ساحل الفوانيس/u }).boundingBox(),
    at.dialog.getByRole('button', { name: 'أخرج ساحل الفوانيس' }).boundingBox(),
  ]);
  expect(handle?.x ?? 0).toBeGreaterThan(remove?.x ?? Infinity);
  expect(await faultsOf(page)).toEqual([]);
});
