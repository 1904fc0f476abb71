import { expect, test } from './product.js';

// A small viewport costs less and does not affect the examples.
test.use({ viewport: { width: 800, height: 600 } });

test.describe('the examples on their own origin', () => {
  test('are listed; a script tag adds player and live count to a host page, under its policy', async ({
    page,
    product,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${product.examplesOrigin}/examples/`);
    const links = page.getByRole('main').getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(3);
    const addresses = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
    );
    for (const address of addresses) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toMatch(/<title>[^<]+</u);
    }
    // No other journey opens these.
    for (const name of ['penpal', 'plugin']) {
      await page.goto(`${product.examplesOrigin}/examples/${name}/`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await page.goto(`${product.examplesOrigin}/examples/`);
    await page.getByRole('main').getByRole('link', { name: 'A script tag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.locator('footlight-live-now').getByRole('button', { name: /^Live now \d/u });
    await expect(button).toBeVisible();
    await button.click();
    await expect(page.locator('footlight-live-now').getByRole('link').first()).toBeVisible();
    // The list of live events may cover the player.
    await page.keyboard.press('Escape');
    await expect(page.locator('footlight-live-now').getByRole('link')).toHaveCount(0);

    const player = page.locator('footlight-player');
    await player.getByRole('button', { name: /^Play/u }).first().click();
    await expect
      .poll(() => player.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(0.2);
    expect(complaints).toEqual([]);
  });

  test('remote control: the host page plays, seeks, calls methods and logs messages', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.examplesOrigin}/examples/iframe/`);
    const video = page.frameLocator('iframe').locator('footlight-player video');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(0.2);

    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThanOrEqual(20);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);

    const method = page.getByRole('combobox', { name: 'Method' });
    const answer = page.locator('#answer');
    const log = page.getByRole('list', { name: 'Messages' });
    await expect.poll(() => method.locator('option').count()).toBeGreaterThan(20);
    for (const name of ['player.setRate', 'player.setSleepTimer', 'player.setOptions', 'player.getState']) {
      await method.selectOption(name);
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await expect(log).toContainText(`"method":"${name}"`);
      await expect(answer).toContainText(/^call → \{/u);
    }
    await method.selectOption('player.setVolume');
    await page.getByRole('textbox', { name: 'Parameters, as JSON' }).fill('{"volume":300}');
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(answer).toContainText('-32602 Invalid params {"path":"params.volume"');

    await page.getByRole('checkbox', { name: 'player.ended' }).uncheck();
    await expect(answer).toContainText('unsubscribe → {"subscribed":');
    await expect(answer).not.toContainText('player.ended');
    await page.getByRole('button', { name: 'Reload the frame' }).click();
    await expect(log).toContainText('player.destroyed');
    await expect.poll(() => log.getByText('"method":"player.initialize"').count()).toBe(2);
  });

  // Removing and reinserting a player is tested in embed-element.spec.ts.
  test('players in an article: loaded when near, one in a collapsed box, one in a component, one that is moved', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 640, height: 480 });
    await page.goto(`${product.examplesOrigin}/examples/embed/`);
    await expect(page.getByText(/^[1-3] of 10 players loaded/u)).toBeVisible();
    const folded = page.locator('#folded');
    await page.getByText('How the lamp was carried up').click();
    await folded.scrollIntoViewIfNeeded();
    await expect(folded.locator('iframe')).toHaveAttribute('title', /The Lantern Coast/u);
    await page.locator('film-card').scrollIntoViewIfNeeded();
    await expect(page.locator('film-card').locator('iframe')).toHaveAttribute('title', /The Lantern Coast/u);

    const moving = page.locator('#moving');
    await moving.scrollIntoViewIfNeeded();
    const video = moving.frameLocator('iframe').locator('footlight-player video').first();
    const time = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);
    await moving.frameLocator('iframe').getByRole('button', { name: /^Play/u }).first().click();
    await expect.poll(time).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'To the other side' }).click();
    await expect.poll(time).toBeGreaterThan(1.2);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(moving).toHaveCount(0);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(moving).toBeAttached();
  });

  test('the player: the choice plays or shows why not, commands return results, and slots hold the page’s controls', async ({
    page,
    product,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${product.examplesOrigin}/examples/player/`);
    const player = page.locator('footlight-player');
    const video = player.locator('video').first();
    // The selection of films, events and lists is tested by player-scenes.ts.
    await page.getByRole('button', { name: 'Only with a key' }).click();
    await player.getByRole('button', { name: /^Play/u }).first().press('Enter');
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => !media.paused && media.videoWidth > 0))
      .toBe(true);

    await page.getByRole('button', { name: 'Does not exist' }).click();
    await expect(player.getByRole('alert')).toContainText('We couldn’t find this video.');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('NOT_FOUND');

    await test.step('a plain address, another viewer, and commands with their results', async () => {
      const events = page.getByRole('list', { name: 'Events' });
      await page.getByRole('button', { name: 'By its address alone' }).click();
      await expect(player.getByRole('group', { name: /A film by its address/u })).toBeVisible();
      await expect(player.getByRole('button', { name: 'Chapters' })).toBeVisible();
      await expect(player.locator('track[kind="subtitles"]')).toHaveCount(3);

      await page.getByRole('button', { name: 'seek({ to: 60 })', exact: true }).click();
      await expect(events).toContainText('{"currentTime":60');
      await page.getByRole('button', { name: 'seek({ live: true })', exact: true }).click();
      await expect(events).toContainText('NOT_LIVE');

      await page.getByRole('button', { name: 'Not in this plan' }).click();
      await expect(player.getByRole('alert')).toBeVisible();
      await page.getByLabel('Viewer').selectOption({ label: 'Subscribed' });
      await page.getByRole('button', { name: 'play()', exact: true }).click();
      await expect(events).toContainText('{"paused":false}');
      await expect(player.getByRole('alert')).toBeHidden();
    });

    await test.step('controls of the page in the slots send commands and follow the state', async () => {
      await page.getByRole('button', { name: 'A film with everything' }).click();
      const time = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);
      await page.getByRole('combobox', { name: 'Controls' }).selectOption({ label: 'Own, in slots' });
      const own = player.locator('button[slot="play-button"]');
      await expect(own).toHaveAccessibleName('Play');
      await expect(player.locator('[part~="play-button"]')).toBeHidden();

      await own.click();
      await expect.poll(time).toBeGreaterThan(0.2);
      await expect(own).toHaveAccessibleName('Pause');
      await page.getByRole('button', { name: 'pause()', exact: true }).click();
      await expect(own).toHaveAccessibleName('Play');

      await page.getByRole('button', { name: 'seek({ to: 60 })', exact: true }).click();
      await expect.poll(time).toBeGreaterThanOrEqual(59);
      await player.getByRole('button', { name: 'Rewind 10 seconds' }).click();
      await expect.poll(time).toBeLessThan(55);
      await page.getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Español' });
      await expect(own).toHaveAccessibleName('Reproducir');

      await page.getByRole('combobox', { name: 'Controls' }).selectOption({ label: 'The player’s' });
      await expect(player.locator('[part~="play-button"]')).toBeVisible();
      await expect(own).toHaveCount(0);
    });
    expect(complaints).toEqual([]);
  });
});
