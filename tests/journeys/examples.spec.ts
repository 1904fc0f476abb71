import { expect, test } from './product.js';

test.describe('the examples, on their own origin', () => {
  test('are listed, and each opens', async ({ page, product }) => {
    await page.goto(`${product.examplesOrigin}/examples/`);
    const links = page.getByRole('main').getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(3);
    const addresses = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
    );
    for (const address of addresses) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  });

  test('remote control: the host page plays, seeks and follows the player in its frame', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.examplesOrigin}/examples/iframe/`);
    const video = page.frameLocator('iframe').locator('footlight-player video');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThanOrEqual(20);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);
  });

  test('the player: what is chosen plays, and what cannot play says why', async ({ page, product }) => {
    await page.goto(`${product.examplesOrigin}/examples/player/`);
    const player = page.locator('footlight-player');
    const video = player.locator('video').first();
    for (const name of ['A film with everything', 'Only with a key', 'Ten minutes to look back']) {
      await page.getByRole('button', { name }).click();
      const play = player.getByRole('button', { name: /^Play/u }).first();
      await play.click();
      await expect
        .poll(() => video.evaluate((media: HTMLVideoElement) => !media.paused && media.videoWidth > 0))
        .toBe(true);
    }
    await page.getByRole('button', { name: 'Does not exist' }).click();
    await expect(player.getByRole('alert')).toContainText('We could not find this video.');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('NOT_FOUND');
  });

  test('a script tag: player and live count in somebody else’s page, under its policy', async ({
    page,
    product,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${product.examplesOrigin}/examples/script-tag/`);
    const button = page.locator('footlight-live-now').getByRole('button', { name: /events live now/u });
    await expect(button).toBeVisible();
    await button.click();
    await expect(page.locator('footlight-live-now').getByRole('link').first()).toBeVisible();

    const player = page.locator('footlight-player');
    await player.getByRole('button', { name: /^Play/u }).first().click();
    await expect
      .poll(() => player.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });
});

test('the reference of the calls is served, as a document and as a page', async ({ page, request }) => {
  const answer = await request.get('/api/openapi.json');
  const document = (await answer.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(document.openapi).toMatch(/^3\.1/u);
  expect(Object.keys(document.paths).length).toBeGreaterThan(80);
  await page.goto('/api/docs/');
  await page
    .getByRole('button', { name: /Expand operation|Content/u })
    .first()
    .click();
  await expect(page.getByText('A video, its access level and where to ask for playback.')).toBeVisible();
});
