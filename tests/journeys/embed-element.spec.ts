import type { Page } from '@playwright/test';
import type { FootlightPlayer, PlayerEventDetails } from '@footlight/player';
import type { StartedService } from '../service/started-service.js';
import { expect, test } from './product.js';
import { publish, type Article, type PublisherPage } from './publisher-page.js';

/** The element has the methods of the player, which return promises. */
type FootlightEmbed = FootlightPlayer;

test.use({ viewport: { width: 640, height: 480 } });

let published: PublisherPage | undefined;
test.afterEach(async () => {
  await published?.close();
  published = undefined;
});

/** @param offset from the service's port: 2 may frame the player, 3 may not */
const open = async (
  page: Page,
  { origin, port }: StartedService,
  body: string,
  more: { readonly offset?: number; readonly policy?: string } = {},
): Promise<void> => {
  const article = (): Article => ({
    scripts: [`${origin}/sdk/embed.js`],
    body,
    ...(more.policy === undefined ? {} : { policy: more.policy }),
  });
  published = await publish(port + (more.offset ?? 2), origin, article);
  await page.goto(published.address);
  await page.waitForFunction(() => customElements.get('footlight-embed') !== undefined);
};

const element = (page: Page) => page.locator('footlight-embed').first();

const video = (page: Page) => page.frameLocator('footlight-embed iframe').first().locator('video').first();

const timeOf = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime);

/** Calls a method of the element as a page does, and returns its outcome. */
const call = (page: Page, method: keyof FootlightEmbed, ...given: unknown[]): Promise<unknown> =>
  element(page).evaluate(
    async (embed, [name, args]) => {
      const act = Reflect.get(embed, name) as (...of: unknown[]) => Promise<unknown>;
      try {
        return await act.apply(embed, args);
      } catch (error) {
        const { code, details, message } = error as { code: string; details: object; message: string };
        return { code, details, message };
      }
    },
    [method, given] as [string, unknown[]],
  );

const stateOf = (page: Page, field: string): Promise<unknown> =>
  element(page).evaluate(
    (embed, name) => Reflect.get((embed as FootlightEmbed).state, name) as unknown,
    field,
  );

/** The number of player frames created so far. */
const countFrames = (page: Page): Promise<number> =>
  page
    .locator('footlight-embed')
    .evaluateAll(
      (embeds) => embeds.filter((embed) => embed.shadowRoot?.querySelector('iframe') !== null).length,
    );

test.describe('<footlight-embed> in a host page', () => {
  test('plays where the browser denies storage, and so does the site', async ({ page, product }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('Storage is denied.', 'SecurityError');
          },
        });
    });
    await open(page, product, '<footlight-embed video="1001" muted></footlight-embed>');
    await element(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => stateOf(page, 'isPlaying')).toBe(true);
    await page.goto('/video/1001');
    await page.getByRole('button', { name: /^Play/u }).first().click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('footlight-player')?.state.isPlaying))
      .toBe(true);
    expect(errors).toEqual([]);
  });

  // PLAY-13
  test('starts by keyboard, and resumes at its position after it was moved', async ({ page, product }) => {
    let letFrame: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (letFrame = resolve));
    await page.route('**/embed/vod/**', async (route) => {
      await released;
      await route.continue();
    });
    await open(
      page,
      product,
      '<section id="a"><footlight-embed video="1001" muted language="en"></footlight-embed></section><section id="b"></section>',
    );

    await test.step('it starts by keyboard with its own play button, before the frame has loaded', async () => {
      await page.keyboard.press('Tab');
      const button = page.getByRole('button', { name: 'Play', exact: true });
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      letFrame();
      await expect.poll(() => stateOf(page, 'isPlaying')).toBe(true);
      // The focus is in the frame, so the player's keyboard shortcuts work at once.
      await page.keyboard.press('k');
      await expect.poll(() => stateOf(page, 'paused')).toBe(true);
    });

    await test.step('it resumes at its position after it was moved, and after it was removed and reinserted', async () => {
      await call(page, 'play');
      await call(page, 'seek', { to: 30 });
      await call(page, 'setVolume', { volume: 25 });
      await expect.poll(() => stateOf(page, 'volume')).toBe(25);
      await expect.poll(() => stateOf(page, 'currentTime')).toBeGreaterThan(30);

      await page.evaluate(() =>
        document.querySelector('#b')?.append(document.querySelector('footlight-embed') ?? ''),
      );
      await expect.poll(() => timeOf(page)).toBeGreaterThan(30.2);
      await expect.poll(() => stateOf(page, 'isPlaying')).toBe(true);
      expect(await call(page, 'getState', ['volume', 'muted'])).toMatchObject({
        state: { volume: 25, muted: true },
      });

      await call(page, 'pause');
      await call(page, 'seek', { to: 40 });
      await page.evaluate(() => {
        const embed = document.querySelector('footlight-embed');
        Reflect.set(globalThis, 'kept', embed);
        embed?.remove();
      });
      // PLAY-13: the button that replaces the player states the position where it resumes.
      const button = await page.evaluate(() => {
        const { shadowRoot } = Reflect.get(globalThis, 'kept') as HTMLElement;
        return shadowRoot?.querySelector('[part="start-button"]')?.ariaLabel;
      });
      expect(button).toMatch(/^Resume from 0:(?:39|40)$/u);
      // Calls made while the element is detached wait until it returns.
      const waiting = page.evaluate(() => (Reflect.get(globalThis, 'kept') as FootlightEmbed).setRate(1.25));
      await page.evaluate(() =>
        document.querySelector('#a')?.append(Reflect.get(globalThis, 'kept') as Element),
      );
      expect(await waiting).toEqual({ playbackRate: 1.25 });
      await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(39.5);
      expect(await call(page, 'getState', ['paused', 'volume'])).toMatchObject({
        state: { paused: true, volume: 25 },
      });
    });
  });

  test('has the methods, the events and the error actions of the player', async ({ page, product }) => {
    await open(page, product, '<main></main>');
    await page.evaluate(() => {
      const events: [string, unknown][] = [];
      Reflect.set(globalThis, 'heard', events);
      for (const name of ['ready', 'statechange', 'ended', 'error', 'erroraction', 'skipmarker'])
        document.addEventListener(`footlight-${name}`, (event) => {
          const { detail } = event as CustomEvent<{ error?: { code: string } }>;
          events.push([name, detail.error === undefined ? detail : { code: detail.error.code }]);
        });
      const embed = Object.assign(document.createElement('footlight-embed'), { video: '1001', muted: true });
      document.querySelector('main')?.append(embed);
    });
    const eventsOf = (name: string) =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(globalThis, 'heard') as [string, unknown][])
            .filter(([type]) => type === wanted)
            .map(([, detail]) => detail),
        name,
      );

    await test.step('its methods settle with the result of the player', async () => {
      expect(await call(page, 'play')).toEqual({ paused: false });
      expect(await call(page, 'seek', { to: 20 })).toMatchObject({ currentTime: expect.closeTo(20, 0) });
      expect(await call(page, 'setVolume', { volume: 35, muted: false })).toEqual({
        volume: 35,
        muted: false,
      });
      expect(await call(page, 'setRate', 1.5)).toEqual({ playbackRate: 1.5 });
      expect(await call(page, 'setTextTrack', { language: 'es' })).toMatchObject({
        selectedTextTrack: { language: 'es' },
      });
      expect(await call(page, 'setSleepTimer', 'end')).toEqual({ sleepTimer: { until: 'end' } });
      expect(await call(page, 'setPreferences', { skipSetting: 'auto' })).toMatchObject({
        skipSetting: 'auto',
      });
      expect(await call(page, 'pause')).toEqual({ paused: true });
      expect(await call(page, 'getState', ['volume', 'paused'])).toMatchObject({
        state: { volume: 35, paused: true },
      });
      await expect.poll(() => stateOf(page, 'title')).toBe('The Lantern Coast');
      await expect.poll(() => eventsOf('ready')).toEqual([{ id: '1001' }]);
      expect(await call(page, 'setVolume', { volume: 300 })).toMatchObject({
        code: 'INVALID_PARAMS',
        details: { path: 'params.volume' },
      });
      expect(await call(page, 'setTextTrack', { language: 'xx' })).toMatchObject({ code: 'TRACK_NOT_FOUND' });
      expect(await call(page, 'next')).toMatchObject({ code: 'NO_NEIGHBOUR' });
      expect(await call(page, 'load', { id: 'none', kind: 'vod' })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call(page, 'load', { id: '1003', kind: 'vod' })).toMatchObject({ code: 'ACCESS_DENIED' });
      expect(await call(page, 'load', { id: '2001', kind: 'live' })).toMatchObject({
        id: '2001',
        kind: 'live',
      });
      await expect(page.locator('footlight-embed iframe')).toHaveAttribute('title', /^Video player: ./u);
      await expect.poll(() => eventsOf('ready')).toContainEqual({ id: '2001' });
    });

    await test.step('it emits the events of the player', async () => {
      await page.evaluate(() => (Reflect.get(globalThis, 'heard') as unknown[]).splice(0));
      await call(page, 'setSleepTimer', null);
      await call(page, 'load', { id: '1001', kind: 'vod' });
      await call(page, 'play');
      await expect.poll(() => eventsOf('ready')).toEqual([{ id: '1001' }]);
      await expect
        .poll(() => eventsOf('statechange'))
        .toContainEqual(expect.objectContaining({ revision: expect.any(Number) }));
      const duration = Number(await stateOf(page, 'duration'));
      await call(page, 'seek', { to: duration - 0.5 });
      await expect.poll(() => eventsOf('ended')).toEqual([{ id: '1001' }]);
      await element(page).evaluate((embed) => embed.setAttribute('video', '1003'));
      await expect.poll(() => eventsOf('error')).toEqual([{ code: 'ACCESS_DENIED' }]);
    });

    await test.step('it links to the page of a locked title, unless the host page handles that itself', async () => {
      const frame = page.frameLocator('footlight-embed iframe');
      const link = frame.getByRole('link', { name: 'How to watch' });
      await expect(link).toHaveAttribute('href', new RegExp(`^${product.origin}/video/1003`, 'u'));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(frame.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await element(page).evaluate((embed) => embed.setAttribute('error-actions', 'purchase'));
      const button = frame.getByRole('button', { name: 'How to watch' });
      await expect(button).toBeVisible();
      await expect(link).toHaveCount(0);
      await button.click();
      await expect.poll(() => eventsOf('erroraction')).toEqual([{ code: 'ACCESS_DENIED' }]);
    });
  });

  test('follows its attributes before and after the frame has loaded, under a strict policy', async ({
    page,
    product,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      // A frame that is slow to answer has its service asked (PAGE-75), which this policy refuses.
      if (/Content Security Policy|Refused to|violates/u.test(text) && !text.includes('/api/v2/realm'))
        complaints.push(text);
    });
    const { origin } = product;
    await open(
      page,
      product,
      `<footlight-embed video="1001" muted volume="0.4" start-at="12" loop="" auto-advance="off"
        controls="none" subtitle-language="en" language="es" preload="auto"></footlight-embed>`,
      {
        policy: `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    );
    const frame = page.locator('footlight-embed iframe');
    await expect(frame).toHaveAttribute(
      'allow',
      /autoplay; fullscreen; encrypted-media; picture-in-picture/u,
    );
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe(`${origin}/embed/vod/1001`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      t: '12',
      muted: 'true',
      volume: '40',
      loop: 'true',
      autoAdvance: 'false',
      controls: 'none',
      subtitleLanguage: 'en',
      language: 'es',
      preload: 'auto',
    });
    const player = page.frameLocator('footlight-embed iframe').locator('footlight-player');
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(12);
    await expect.poll(() => stateOf(page, 'volume')).toBe(40);
    await expect(player.getByRole('button')).toHaveCount(0);

    await element(page).evaluate((embed) => {
      embed.setAttribute('controls', 'default');
      embed.removeAttribute('muted');
      embed.setAttribute('volume', '0.7');
      embed.setAttribute('language', 'pt');
    });
    await expect(player.getByRole('button', { name: 'Reproduzir' }).first()).toBeVisible();
    await expect.poll(() => stateOf(page, 'volume')).toBe(70);
    await expect.poll(() => stateOf(page, 'muted')).toBe(false);

    await element(page).evaluate((embed) => {
      embed.removeAttribute('video');
      embed.setAttribute('live', '2001');
    });
    await expect.poll(() => stateOf(page, 'type')).toBe('live');
    await element(page).evaluate((embed) => embed.removeAttribute('live'));
    await expect.poll(() => stateOf(page, 'id')).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('loads nothing until it is near the viewport, with ten of them on a page', async ({
    page,
    product,
  }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const article = Array.from(
      { length: 10 },
      (_, at) => `<section><footlight-embed video="1001" muted id="e${at}"></footlight-embed></section>`,
    );
    const spacer = '<div class="spacer"></div>';
    await open(
      page,
      product,
      `<style>.spacer{height:3000px}footlight-embed{width:480px}</style><h1>An article</h1>
          <details><summary>More</summary><footlight-embed video="1001" muted></footlight-embed></details>
          <article></article>${spacer}${article.join(spacer)}`,
    );
    expect(await countFrames(page)).toBe(0);
    expect(requestedPaths.filter((path) => path.startsWith('/embed/'))).toEqual([]);

    await test.step('it loads when its collapsed box is opened, and plays in a shadow root', async () => {
      await page.getByText('More').click();
      await expect.poll(() => countFrames(page)).toBe(1);
      await call(page, 'play');
      await expect.poll(() => timeOf(page)).toBeGreaterThan(0);

      const paused = await page.locator('article').evaluate(async (article) => {
        const root = article.attachShadow({ mode: 'closed' });
        const embed = document.createElement('footlight-embed');
        embed.setAttribute('video', '1001');
        embed.toggleAttribute('muted', true);
        root.append(embed);
        return (await embed.play()).paused;
      });
      expect(paused).toBe(false);
      await call(page, 'pause');
    });

    await test.step('ten of them load only when they are near, eager or called', async () => {
      await page.locator('#e3').scrollIntoViewIfNeeded();
      await expect.poll(() => countFrames(page)).toBe(2);
      await page.locator('#e4').evaluate((embed) => embed.setAttribute('loading', 'eager'));
      await expect.poll(() => countFrames(page)).toBe(3);
      // A method creates the frame of its own element.
      const played = page.locator('#e8').evaluate((embed) => (embed as FootlightEmbed).play());
      expect(await played).toEqual({ paused: false });
      expect(await countFrames(page)).toBe(4);

      const volumes = await page
        .locator('#e3, #e4, #e8')
        .evaluateAll((embeds) =>
          Promise.all(embeds.map((embed, at) => (embed as FootlightEmbed).setVolume({ volume: at * 10 }))),
        );
      expect(volumes.map((sound) => sound.volume)).toEqual([0, 10, 20]);
    });
  });

  // PAGE-75
  test('leaves the console of the page empty while its frame is slow to answer', async ({
    page,
    product,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // The library asks whether the service is there, once as anybody and once as this page.
    let asked = 0;
    const isAsked = new Promise<void>((resolve) => {
      page.on('response', (response) => {
        if (response.request().method() === 'HEAD' && (asked += 1) === 2) resolve();
      });
    });
    await page.route(/\/embed\/vod\//u, async (route) => {
      await isAsked;
      await route.continue();
    });
    await open(page, product, '<footlight-embed video="1001" loading="eager"></footlight-embed>');
    await expect.poll(() => stateOf(page, 'id')).toBe('1001');
    expect(asked).toBe(2);
    expect(errors).toEqual([]);
  });

  test('reports that no player answered to a page that may not frame it', async ({ page, product }) => {
    await open(page, product, '<footlight-embed video="1001" language="es"></footlight-embed>', {
      offset: 3,
    });
    const reportedError = await element(page).evaluate(
      (embed) =>
        new Promise<string>((resolve) =>
          embed.addEventListener(
            'footlight-error',
            (event) => {
              const { error } = (event as CustomEvent<PlayerEventDetails['footlight-error']>).detail;
              resolve(`${error.code} ${error.message}`);
            },
            { once: true },
          ),
        ),
    );
    expect(reportedError).toMatch(/^ORIGIN_NOT_ALLOWED No player answered from .*embed\.allowedOrigins/u);
    await expect(element(page).getByRole('alert')).toContainText('no se puede reproducir en este sitio web');
    await expect(element(page).getByRole('button', { name: 'Reintentar' })).toBeHidden();
  });
});
