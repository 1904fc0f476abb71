import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { PlaybackData, StreamDrm } from '@footlight/contract';
import { MOVING_PER_S, watchFor } from './painted-frames.js';
import { expect, test } from './product.js';

const PROTECTED = '/api/v5/manifest/video/1007';
const LICENCE = '/api/v2/drm/clearkey';

const drmOf = async (request: APIRequestContext, protocol: 'HLS' | 'DASH'): Promise<StreamDrm> => {
  const answer = await request.post(PROTECTED, { data: { protocols: [protocol] } });
  const { streams } = (await answer.json()) as PlaybackData;
  const drm = streams[0]?.drm;
  if (drm === null || drm === undefined) throw new Error('The stream is not protected.');
  return drm;
};

/** The key ids that a ticket is for. */
const keyIdsOf = ({ jwtToken }: StreamDrm): string[] => {
  const claims = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return (JSON.parse(claims) as { kids: string[] }).kids;
};

/** The ticket with another end, signed as this very service signs: by the secret in its data folder. */
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

test.describe('a protected film', () => {
  for (const protocol of ['hls', 'dash'] as const) {
    test(`plays through ${protocol} with a DRM licence`, async ({ page }) => {
      const statuses = licenceStatuses(page);
      const encrypted = page.waitForRequest((request) =>
        new RegExp(`/${protocol === 'hls' ? 'cbcs' : 'cenc'}/vod/.+/v\\d+/0\\.m4s$`, 'u').test(request.url()),
      );
      await page.goto(`/video/1007?play=1&protocol=${protocol}`);
      const video = page.locator('footlight-player video');
      const watched = await watchFor(video, 3.2);
      expect(watched.frames).toBeGreaterThan(3.2 * MOVING_PER_S);
      expect(watched.currentTime).toBeGreaterThan(3);
      await encrypted;
      expect(statuses.length).toBeGreaterThan(0);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await video.evaluate((media) => (media as HTMLVideoElement).mediaKeys !== null)).toBe(true);
    });

    test(`says so and stops asking when the licence is refused through ${protocol}`, async ({
      page,
      product,
    }) => {
      const statuses = licenceStatuses(page);
      await page.route(`**${PROTECTED}`, async (route) => {
        const answer = await route.fetch();
        const data = (await answer.json()) as PlaybackData;
        const streams = data.streams.map((stream) => ({
          ...stream,
          drm:
            stream.drm === null
              ? null
              : {
                  ...stream.drm,
                  jwtToken: endingAt(stream.drm.jwtToken, Date.now() / 1000 - 1, product.dataFolder),
                },
        }));
        await route.fulfill({ response: answer, json: { ...data, streams } });
      });
      await page.goto(`/video/1007?play=1&protocol=${protocol}`);
      await expect(page.getByText(/licence for this video has expired/iu).first()).toBeVisible();
      const asked = statuses.length;
      expect(new Set(statuses)).toEqual(new Set([403]));
      expect(asked).toBeLessThanOrEqual(8);
      const painted = await page
        .locator('footlight-player video')
        .evaluateAll((videos) => videos.map((media) => (media as HTMLVideoElement).currentTime));
      expect(painted.every((time) => time === 0)).toBe(true);
    });
  }
});

/** Lets `change` have its way with the protection in the film's playback data. */
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

test.describe('what is wrong with a protected film is said in words', () => {
  // Which fault is which, whatever engine tells of it: packages/player/src/media/drm/drm-fault.test.ts, drm-obstacle.test.ts.
  const fault = (page: Page) => page.locator('footlight-player').getByRole('alert');

  test('a ticket for another film', async ({ page, request }) => {
    // HLS and DASH are encrypted with keys of their own, so that one's ticket is the wrong one for the other.
    const { jwtToken } = await drmOf(request, 'HLS');
    await withDrm(page, (drm) => ({ ...drm, jwtToken }));
    await page.goto('/video/1007?play=1&protocol=dash');
    await expect(fault(page)).toContainText(/is for another video/iu);
  });

  test('no ticket', async ({ page }) => {
    await withDrm(page, (drm) => ({ ...drm, jwtToken: '' }));
    await page.goto('/video/1007?play=1&protocol=hls');
    await expect(fault(page)).toContainText(/couldn’t get a licence/iu);
  });

  test('no key system', async ({ page }) => {
    await withDrm(page, (drm) => ({ ...drm, keySystems: ['com.microsoft.playready'] }));
    await page.goto('/video/1007?play=1&protocol=dash');
    await expect(fault(page)).toContainText(/can’t play protected videos/iu);
    await expect(fault(page).getByRole('button')).toHaveText('Go back');
  });

  test('a page that may not play protected videos', async ({ page }) => {
    await page.route('**/video/1007*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'encrypted-media=()' };
      await route.fulfill({ response, headers });
    });
    await page.goto('/video/1007?play=1');
    await expect(page.locator('footlight-player').getByRole('alert')).toContainText(
      /doesn’t allow protected videos/iu,
    );
  });

  test('a page that is not secure', async ({ page, product }) => {
    await page.route('http://plain.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      // The service knows itself by another name; with it, the page would be one of another origin.
      const { origin: _origin, ...headers } = await route.request().allHeaders();
      const response = await route.fetch({ url: `${product.origin}${pathname}${search}`, headers });
      await route.fulfill({ response });
    });
    await page.goto('http://plain.example/video/1007?play=1');
    await expect(page.locator('footlight-player').getByRole('alert')).toContainText(
      /secure \(https\) pages/iu,
    );
    // The stream of events that the page follows never ends by itself.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the DRM licence call', () => {
  test('answers a good ticket with its key and refuses all others', async ({ request, product }) => {
    const hls = await drmOf(request, 'HLS');
    const dash = await drmOf(request, 'DASH');
    const ask = async (kids: string[], token?: string): Promise<readonly [number, unknown]> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await request.post(LICENCE, { data: { kids, type: 'temporary' }, headers });
      return [answer.status(), await answer.json()];
    };
    const [kid = ''] = keyIdsOf(hls);
    expect(await ask([kid], hls.jwtToken)).toEqual([
      200,
      { keys: [{ kty: 'oct', kid, k: expect.stringMatching(/^[\w-]{22}$/u) }], type: 'temporary' },
    ]);
    expect(await ask([kid])).toMatchObject([401, { code: 'UNAUTHORISED' }]);
    const now = Date.now() / 1000;
    // The control: a ticket signed here is as good as the service’s own, so that its end alone is what is refused.
    expect((await ask([kid], endingAt(hls.jwtToken, now + 60, product.dataFolder)))[0]).toBe(200);
    expect(await ask([kid], endingAt(hls.jwtToken, now - 1, product.dataFolder))).toMatchObject([
      403,
      { code: 'DRM_TOKEN_EXPIRED' },
    ]);
    expect(await ask([kid], `${hls.jwtToken}x`)).toMatchObject([403, { code: 'DRM_TOKEN_INVALID' }]);
    expect(await ask([kid], dash.jwtToken)).toMatchObject([403, { code: 'DRM_KEY_DENIED' }]);
  });
});
