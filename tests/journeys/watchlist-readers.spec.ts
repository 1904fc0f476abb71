import { expect } from './product.js';
import { publish, type PublisherPage } from './publisher-page.js';
import { MEMBER, VIEWER, openWatchlists, readerOf } from './watchlist-page.js';
import { COAST, HARVEST, failing, faultsOf, hear, heardBy, test } from './watchlist-test.js';

test.describe('sharing', () => {
  test('copies the link, says so for two seconds, and whoever has it looks and saves', async ({
    page,
    context,
    request,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const viewer = await readerOf(request, product, VIEWER);
    const member = await readerOf(request, product, MEMBER);
    const list = await viewer.makeList('Sunday evenings', ['1001', '1008']);
    const at = await openWatchlists(page, product);
    await at.inline.getByRole('button', { name: /Sunday evenings/u }).click();
    await at.inline.getByRole('button', { name: 'Share' }).click();
    await expect(at.inline.getByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(at.inline.getByRole('button', { name: 'Share' })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const query = new URL(address).searchParams;
    expect([query.get('watchlistId'), query.get('owner'), query.get('utm_source')]).toEqual([
      list.id,
      list.owner,
      'share',
    ]);

    // A guest looks, and is asked to sign in to keep it.
    await page.goto(`${address}&viewer=`);
    await expect(at.shared.getByRole('link', { name: /The Lantern Coast/u })).toHaveAttribute(
      'href',
      `${product.origin}/video/1001?watchlistId=${list.id}&owner=${list.owner}`,
    );
    await expect(at.shared.getByRole('button', { name: 'Sign in to save this list' })).toBeVisible();
    await expect(at.shared.getByRole('button', { name: /^Move|^Take|Rename|Delete/u })).toHaveCount(0);

    await page.goto(`${address}&viewer=${MEMBER}`);
    await at.shared.getByRole('button', { name: 'Save this list' }).click();
    await expect(at.shared.getByText('Saved', { exact: true })).toBeVisible();
    expect(await member.listNames()).toEqual(['My list', 'Sunday evenings']);
    await expect(at.inline.getByRole('button', { name: /Sunday evenings.*Shared with you/u })).toBeVisible();
    await at.shared.getByRole('button', { name: 'Remove from my lists' }).click();
    await expect(at.shared.getByRole('button', { name: 'Save this list' })).toBeVisible();
    expect(await member.listNames()).toEqual(['My list']);
    expect(await viewer.listNames()).toEqual(['My list', 'Sunday evenings']);
  });

  test('hands on by the system where it does, and says where neither works', async ({
    page,
    request,
    product,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Reflect.set(globalThis, 'shared', shared);
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: ShareData) => {
          shared.push(data);
          return new Promise<void>((resolve) => Reflect.set(globalThis, 'finish', resolve));
        },
      });
    });
    const viewer = await readerOf(request, product, VIEWER);
    await viewer.makeList('Sunday evenings', ['1001']);
    const at = await openWatchlists(page, product);
    await at.inline.getByRole('button', { name: /Sunday evenings/u }).click();
    await at.inline.getByRole('button', { name: 'Share' }).click();
    await expect(at.inline.getByRole('button', { name: 'Sharing…' })).toBeVisible();
    await page.evaluate(() => (Reflect.get(globalThis, 'finish') as () => void)());
    await expect(at.inline.getByRole('button', { name: 'Shared' })).toBeVisible();
    const shared = await page.evaluate(() => Reflect.get(globalThis, 'shared') as ShareData[]);
    expect(shared).toEqual([{ title: 'Sunday evenings', url: expect.stringContaining('watchlistId=') }]);

    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { configurable: true, value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await at.inline.getByRole('button', { name: 'Share' }).click();
    await expect(at.inline.getByRole('button', { name: 'Couldn’t share' })).toBeVisible();
  });

  test('is not offered where the realm has it off', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    await viewer.makeList('Sunday evenings', ['1001']);
    await page.route('**/api/v2/realm', async (route) => {
      const answer = await route.fetch();
      const realm = (await answer.json()) as Record<string, object>;
      const socialSharing = { ...realm['socialSharing'], enabled: false };
      await route.fulfill({ response: answer, json: { ...realm, socialSharing } });
    });
    const at = await openWatchlists(page, product);
    await at.inline.getByRole('button', { name: /Sunday evenings/u }).click();
    await expect(at.inline.getByRole('button', { name: 'Rename' })).toBeVisible();
    await expect(at.inline.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});

test.describe('favourites', () => {
  test('toggle instead of opening, in every element and in the list of favourites', async ({
    page,
    request,
    product,
  }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const at = await openWatchlists(page, product);
    await at.heart(COAST).click();
    await expect(at.heart(COAST)).toHaveAccessibleName('The Lantern Coast is on my list');
    await expect(at.dialog).toHaveCount(0);
    await expect.poll(() => viewer.favourites()).toEqual(['1001']);
    await at.inline.getByRole('button', { name: /My list.*1 title/u }).click();
    await expect(at.inline.getByRole('link', { name: /The Lantern Coast/u })).toBeVisible();
    await at.heart(HARVEST).click();
    await expect(at.inline.getByRole('link')).toHaveCount(2);
    await at.inline.getByRole('button', { name: 'Remove The Lantern Coast' }).click();
    await expect(at.heart(COAST)).toHaveAccessibleName('Add The Lantern Coast to my list');
    await expect.poll(() => viewer.favourites()).toEqual(['1008']);
  });

  test('turn back where the service does not take them, and say so', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    const at = await openWatchlists(page, product);
    await hear(page, 'error', 'favouritechange');
    await expect(at.heart(COAST)).toBeVisible();
    const mend = await failing(page, /\/favourite\/vods\/1001$/u, 'PUT', 500, 'INTERNAL');
    await at.heart(COAST).click();
    await expect(at.heart(COAST)).toHaveAccessibleName('Not saved');
    await expect(at.heart(COAST)).toHaveAccessibleName('Add The Lantern Coast to my list');
    expect((await heardBy(page)).map(({ name, detail }) => [name, detail])).toEqual([
      ['error', { action: 'favourite', code: 'INTERNAL' }],
    ]);
    mend();
    await at.heart(COAST).click();
    await expect.poll(() => viewer.favourites()).toEqual(['1001']);
  });
});

test.describe('who may', () => {
  test('a guest has no way to add, but one to sign in, which the page may take', async ({
    page,
    product,
  }) => {
    const at = await openWatchlists(page, product, '?viewer=');
    await expect(at.adder(COAST).getByRole('link', { name: 'Sign in to keep lists' })).toHaveAttribute(
      'href',
      `${product.origin}/login?from=%2Fvideo%2F1001`,
    );
    await expect(page.locator('.card footlight-watchlist').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Readers with an account keep lists here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Everything I keep' })).toBeHidden();

    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Sign in to keep lists' }).click();
    await expect(frame.locator('#said')).toHaveText('footlight-signin: the page takes it from here.');

    await page.getByRole('combobox', { name: 'Viewer' }).selectOption({ label: 'Registered' });
    await expect(at.addButton(COAST)).toBeVisible();
  });

  test('what cannot be played has no button; what does not exist says so', async ({ page, product }) => {
    const at = await openWatchlists(page, product);
    await expect(at.addButton(COAST)).toBeVisible();
    await page.evaluate(() => {
      for (const item of ['1003', '9999', '1001']) {
        const element = document.createElement('footlight-watchlist');
        element.id = `probe-${item}`;
        element.setAttribute('item', item);
        document.querySelector('main')?.append(element);
      }
    });
    await expect(page.locator('#probe-1001').getByRole('button')).toBeVisible();
    await expect(page.locator('#probe-9999')).toContainText('We couldn’t find that video.');
    await expect(page.locator('#probe-1003').locator('button, a')).toHaveCount(0);
  });

  for (const [favourites, name] of [
    ['DISABLED', 'Add to a list: The Lantern Coast'],
    ['ENABLED', 'Add The Lantern Coast to my list'],
  ] as const)
    test(`with the system’s favourites ${favourites.toLowerCase()}, the button is “${name}”`, async ({
      page,
      product,
    }) => {
      await page.route('**/api/v2/realm', async (route) => {
        const answer = await route.fetch();
        const realm = (await answer.json()) as Record<string, object>;
        const watchlists = { enabled: true, systemDefinedFavourites: favourites };
        await route.fulfill({ response: answer, json: { ...realm, watchlists } });
      });
      const at = await openWatchlists(page, product);
      const element = at.adder(COAST);
      await element.evaluate((watchlist) => Reflect.set(watchlist, 'mode', undefined));
      await expect(element.getByRole('button')).toHaveAccessibleName(name);
    });

  test('where lists are off there are favourites, and no lists', async ({ page, product }) => {
    await page.route('**/api/v2/realm', async (route) => {
      const answer = await route.fetch();
      const realm = (await answer.json()) as Record<string, object>;
      const watchlists = { enabled: false, systemDefinedFavourites: 'DISABLED' };
      await route.fulfill({ response: answer, json: { ...realm, watchlists } });
    });
    const at = await openWatchlists(page, product);
    await expect(at.adder(COAST).getByRole('button')).toHaveAccessibleName(
      'Add The Lantern Coast to my list',
    );
    await expect(at.inline.locator('section')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Everything I keep' })).toBeHidden();
  });
});

test.describe('in somebody else’s page', () => {
  let published: PublisherPage | undefined;
  test.afterEach(async () => {
    await published?.close();
    published = undefined;
  });

  test('keeps to a strict policy with trusted types, also while a row is dragged by a finger', async ({
    page,
    request,
    product,
    complaints,
  }) => {
    const viewer = await readerOf(request, product, VIEWER);
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
    await expect(page.getByRole('link', { name: 'Sign in to keep lists' })).toBeVisible();
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

test.describe('for everybody', () => {
  test('the lists do not come: words, and another try', async ({ page, product }) => {
    const mend = await failing(page, /\/api\/v2\/watchlists\?/u, 'GET', 503, 'UNAVAILABLE');
    const at = await openWatchlists(page, product);
    await expect(at.inline.getByRole('alert')).toContainText('We couldn’t load your lists.');
    mend();
    await at.inline.getByRole('button', { name: 'Try again' }).click();
    await expect(at.inline.getByRole('button', { name: /My list/u })).toBeVisible();
  });

  test('who the viewer is does not come: words beside the title, and another try', async ({
    page,
    product,
  }) => {
    const mend = await failing(page, /\/api\/v2\/realm$/u, 'GET', 503, 'UNAVAILABLE');
    const at = await openWatchlists(page, product);
    await expect(at.adder(COAST)).toContainText('We couldn’t load your lists.');
    mend();
    await at.adder(COAST).getByRole('button', { name: 'Try again' }).click();
    await expect(at.addButton(COAST)).toBeVisible();
  });

  test('the code of the panel does not come: words, and another try', async ({ page, product }) => {
    const chunk = /\/watchlist-panel-in-shadow/u;
    await page.route(chunk, (route) => route.abort('connectionreset'));
    const at = await openWatchlists(page, product);
    await at.addButton(COAST).click();
    await expect(at.adder(COAST)).toContainText('We couldn’t load your lists.');
    await page.unroute(chunk);
    await at.adder(COAST).getByRole('button', { name: 'Try again' }).click();
    await expect(at.dialog).toBeVisible();
  });

  test('axe finds nothing in any view, light or dark', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    await viewer.makeList('Sunday evenings', ['1001', '1008', '1009']);
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
  });

  test('speaks Arabic, from right to left, on a phone', async ({ page, request, product }) => {
    const viewer = await readerOf(request, product, VIEWER);
    await viewer.makeList('أمسيات الأحد', ['1001', '1008']);
    await page.setViewportSize({ width: 320, height: 640 });
    const at = await openWatchlists(page, product);
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
});
