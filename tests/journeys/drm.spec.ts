import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { PlaybackData, StreamDrm } from '@footlight/contract';
import { MOVING_PER_S, watchFor } from './painted-frames.js';
import { expect, test } from './product.js';
import { beginAt, openAlone, playsPast } from './watched-player.js';
import type { FootlightPlayer } from '@footlight/player';

const FILM = '1007';
const PROTECTED = `/api/v5/manifest/video/${FILM}`;
const LICENCE = '/api/v2/drm/clearkey';

// A small viewport costs less and does not affect the encryption.
test.use({ viewport: { width: 320, height: 240 } });

const drmOf = async (request: APIRequestContext, protocol: 'HLS' | 'DASH'): Promise<StreamDrm> => {
  const answer = await request.post(PROTECTED, { data: { protocols: [protocol] } });
  const { streams } = (await answer.json()) as PlaybackData;
  const drm = streams[0]?.drm;
  if (drm === null || drm === undefined) throw new Error('The stream is not protected.');
  return drm;
};

/** The ticket with another expiry, signed like the service's own with the secret in its data folder. */
const endingAt = (jwtToken: string, seconds: number, dataFolder: string): string => {
  const [head = '', body = ''] = jwtToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(seconds) })).toString('base64url');
  const secret = readFileSync(path.join(dataFolder, 'secret'), 'utf8').trim();
  const key = Buffer.from(hkdfSync('sha256', secret, 'footlight', 'drm tokens', 32));
  const signature = createHmac('sha256', key).update(`${head}.${changed}`).digest('base64url');
  return `${head}.${changed}.${signature}`;
};

const licenceStatuses = (page: Page): number[] => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === LICENCE) statuses.push(response.status());
  });
  return statuses;
};

/** Applies `change` to the DRM information of the film's playback data. */
const withDrm = (page: Page, change: (drm: StreamDrm) => StreamDrm) =>
  page.route(`**${PROTECTED}`, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as PlaybackData;
    const streams = data.streams.map((stream) => ({
      ...stream,
      drm: stream.drm === null ? null : change(stream.drm),
    }));
    await route.fulfill({ response: answer, json: { ...data, streams } });
  });

/** Plays a protected address with the DRM settings of its page, and records what its interceptors are called with. */
const playAddress = (page: Page, { url, licenceUrl, headers }: ProtectedAddress) =>
  page.locator('footlight-player').evaluate(
    async (element, given) => {
      await customElements.whenDefined('footlight-player');
      const player = element as FootlightPlayer;
      const licences: InterceptedLicence[] = [];
      Object.assign(window, { licences });
      player.network = {
        requestInterceptor: async (request) => {
          await Promise.resolve();
          if (request.type !== 'licence') return;
          const { url: address, keySystem, body } = request;
          licences.push({
            at: 'request',
            address,
            keySystem,
            text: new TextDecoder().decode(body ?? undefined),
          });
          request.headers['Authorization'] = given.headers['Authorization'] ?? '';
        },
        responseInterceptor: async (response) => {
          await Promise.resolve();
          const { type, url: address, keySystem, data } = response;
          if (type !== 'licence' || typeof data === 'string') return;
          licences.push({ at: 'response', address, keySystem, text: new TextDecoder().decode(data) });
        },
      };
      player.drm = {
        systems: { 'org.w3.clearkey': { licenceUrl: given.licenceUrl, headers: given.headers } },
      };
      player.src = given.url;
    },
    { url, licenceUrl, headers },
  );

interface ProtectedAddress {
  readonly url: string;
  readonly licenceUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface InterceptedLicence {
  readonly at: 'request' | 'response';
  readonly address: string;
  readonly keySystem: string | null;
  readonly text: string;
}

const fault = (page: Page) => page.locator('footlight-player').getByRole('alert');

// How errors are classified: packages/player/src/media/drm/drm-error.test.ts, drm-support.test.ts. Which tickets are
// refused: packages/server/src/features/playback/drm-licence.test.ts.
for (const [protocol, mode, other] of [
  ['hls', 'cbcs', 'DASH'],
  ['dash', 'cenc', 'HLS'],
] as const)
  test(`a protected film over ${protocol} shows what is wrong with its licence, and plays with a valid one`, async ({
    page,
    request,
    product,
  }) => {
    const statuses = licenceStatuses(page);
    const manifests: string[] = [];
    page.on('request', (sent) => {
      if (/\.(?:mpd|m3u8)(?:\?|$)/u.test(sent.url())) manifests.push(new URL(sent.url()).pathname);
    });
    let change = (drm: StreamDrm): StreamDrm => drm;
    await withDrm(page, (drm) => change(drm));
    await openAlone(page, `protocol="${protocol}" error-actions="back"`);
    const video = page.locator('footlight-player video').first();

    await test.step('with an expired token, after which it stops requesting licences', async () => {
      change = ({ jwtToken, ...drm }) => ({
        ...drm,
        jwtToken: endingAt(jwtToken, Date.now() / 1000 - 1, product.dataFolder),
      });
      await beginAt(page, 0, FILM);
      await expect(fault(page)).toContainText(/licence for this video has expired/iu);
      expect(new Set(statuses)).toEqual(new Set([403]));
      expect(statuses.length).toBeLessThanOrEqual(8);
      expect(await video.evaluate((media) => (media as HTMLVideoElement).currentTime)).toBe(0);
    });

    await test.step('with a token for another film', async () => {
      // HLS and DASH are encrypted with different keys, so the ticket of one is invalid for the other.
      const { jwtToken } = await drmOf(request, other);
      change = (drm) => ({ ...drm, jwtToken });
      await beginAt(page, 0, FILM);
      await expect(fault(page)).toContainText(/is for another video/iu);
    });

    await test.step('without a token', async () => {
      change = (drm) => ({ ...drm, jwtToken: '' });
      await beginAt(page, 0, FILM);
      await expect(fault(page)).toContainText(/couldn’t get a licence/iu);
    });

    await test.step('without a supported key system', async () => {
      change = (drm) => ({ ...drm, keySystems: ['com.microsoft.playready'] });
      await beginAt(page, 0, FILM);
      await expect(fault(page)).toContainText(/can’t play protected videos/iu);
      await expect(fault(page).getByRole('button')).toHaveText('Go back');
    });

    await test.step('with a valid token', async () => {
      change = (drm) => drm;
      statuses.length = 0;
      const encrypted = page.waitForRequest((sent) =>
        new RegExp(`/${mode}/vod/.+/v\\d+/0\\.m4s$`, 'u').test(sent.url()),
      );
      await beginAt(page, 0, FILM);
      // Past the first segment boundary.
      const watched = await watchFor(video, 2.5);
      expect(watched.frames).toBeGreaterThan(2 * MOVING_PER_S);
      expect(watched.currentTime).toBeGreaterThan(2);
      await encrypted;
      await expect(fault(page)).toHaveCount(0);
      expect(statuses.length).toBeGreaterThan(0);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await video.evaluate((media) => (media as HTMLVideoElement).mediaKeys !== null)).toBe(true);
      // Nothing of the other protocol was requested.
      const [own, foreign] = protocol === 'hls' ? ['.m3u8', '.mpd'] : ['.mpd', '.m3u8'];
      expect(manifests.some((path) => path.endsWith(own))).toBe(true);
      expect(manifests.filter((path) => path.endsWith(foreign))).toEqual([]);
    });
  });

// PLAY-44, PLAY-46
for (const protocol of ['hls', 'dash'] as const)
  test(`a protected address over ${protocol} plays with the settings of its key system, and its licences pass the page`, async ({
    page,
    request,
    product,
  }) => {
    const name = protocol === 'hls' ? 'HLS' : 'DASH';
    const answer = await request.post(PROTECTED, { data: { protocols: [name] } });
    const { streams } = (await answer.json()) as PlaybackData;
    const [stream] = streams;
    const token = stream?.drm?.jwtToken ?? '';
    const { href: url } = new URL(stream?.url ?? '', product.origin);
    const licenceUrl = `${product.origin}${LICENCE}`;
    await openAlone(page, `protocol="${protocol}" autoplay`);

    await playAddress(page, { url, licenceUrl, headers: { Authorization: `Bearer ${token}` } });
    await playsPast(page, 1);
    const licences = (await page.evaluate(() => Reflect.get(window, 'licences'))) as InterceptedLicence[];
    const requested = licences.find(({ at }) => at === 'request');
    expect(requested).toMatchObject({ address: licenceUrl, keySystem: 'org.w3.clearkey' });
    expect(JSON.parse(requested?.text ?? '')).toHaveProperty('kids');
    const received = licences.find(({ at }) => at === 'response');
    expect(received).toMatchObject({ address: licenceUrl, keySystem: 'org.w3.clearkey' });
    expect(JSON.parse(received?.text ?? '')).toHaveProperty('keys');

    await page.reload();
    await playAddress(page, { url, licenceUrl, headers: {} });
    await expect(fault(page)).toContainText(/couldn’t get a licence/iu);
    const details = await page
      .locator('footlight-player')
      .evaluate((element) => (element as FootlightPlayer).state.error?.details);
    // PLAY-45
    expect(details).toMatchObject({ loading: 'licence', status: 401, url: `${product.origin}/…/clearkey` });
  });

test('a page that may not play protected videos shows an error', async ({ page }) => {
  await openAlone(page, `autoplay video="${FILM}"`, '', { 'permissions-policy': 'encrypted-media=()' });
  await expect(fault(page)).toContainText(/doesn’t allow protected videos/iu);
});

test('a page that is not secure shows an error', async ({ page, product }) => {
  const plain = 'http://plain.example';
  await page.route(`${plain}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Without the `origin` header, because the service does not know this host name and would treat the page as
    // foreign.
    const { origin: _origin, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ url: `${product.origin}${pathname}${search}`, headers });
    await route.fulfill({ response });
  });
  await openAlone(page, `autoplay video="${FILM}"`, plain);
  await expect(fault(page)).toContainText(/secure \(https\) pages/iu);
  // Requests of the page may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
