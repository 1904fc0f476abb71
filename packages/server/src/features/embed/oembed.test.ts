import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

const ORIGIN = 'http://localhost:4600';
type Oembed = ResponseOf<'getOembed'>;

describeDemo('oEmbed', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });
  afterAll(() => app.close());

  const request = (url: string, more: Readonly<Record<string, string>> = {}) =>
    call(app, 'GET', `/api/v2/oembed?${new URLSearchParams({ url, ...more }).toString()}`);
  const describePage = async (path: string, more?: Readonly<Record<string, string>>): Promise<Oembed> =>
    (await request(ORIGIN + path, more)).body as Oembed;

  it.each([
    ['/video/1001/any-title', '/embed/vod/1001'],
    ['/live/2001', '/embed/live/2001'],
    ['/playlist/3001', '/embed/playlist/3001'],
    ['/embed/vod/1001', '/embed/vod/1001'],
    ['/video/1001?t=30&playlistId=3001&utm_source=x', '/embed/vod/1001?t=30&amp;playlistId=3001'],
    ['/es/video/1001', '/embed/vod/1001?language=es'],
  ])('embeds %s as %s', async (path, frame) => {
    const answer = await describePage(path);
    expect(answer).toMatchObject({
      type: 'video',
      version: '1.0',
      width: 640,
      height: 360,
      provider_url: ORIGIN,
    });
    expect(answer.html).toContain(`<iframe src="${ORIGIN}${frame}"`);
    expect(answer.title.length).toBeGreaterThan(0);
  });

  it('uses the language of the address', async () => {
    const [english, arabic] = [await describePage('/video/1001'), await describePage('/ar/video/1001')];
    expect(arabic.title).not.toBe(english.title);
    expect(arabic.html).toContain(`title="${arabic.title}"`);
  });

  it('keeps the frame and the thumbnail within the requested size', async () => {
    const small = await describePage('/video/1001', { maxwidth: '400', maxheight: '180' });
    expect(small).toMatchObject({ width: 320, height: 180 });
    expect(small.html).toContain('width="320" height="180"');
    expect(small.thumbnail_width ?? 0).toBeLessThanOrEqual(320);
    const usual = await describePage('/video/1001');
    expect(usual.thumbnail_url).toMatch(/^http:\/\/localhost:4600\/img\//u);
    expect(usual.thumbnail_width).toBeGreaterThan(0);
    expect(errorOf(await request(`${ORIGIN}/video/1001`, { maxwidth: '0' }))).toEqual({
      status: 400,
      code: 'INVALID_FIELD',
    });
  });

  it.each([
    'https://elsewhere.example/video/1001',
    'http://localhost:4600.elsewhere.example/video/1001',
    'http://user@localhost:46000/video/1001',
    'javascript:alert(1)',
    '/video/1001',
    `${ORIGIN}/video/99999999`,
    `${ORIGIN}/home`,
    `${ORIGIN}/account/1001`,
  ])('responds 404 for %s', async (url) => {
    expect(errorOf(await request(url))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('supports only JSON', async () => {
    expect((await request(`${ORIGIN}/video/1001`, { format: 'json' })).status).toBe(200);
    expect(errorOf(await request(`${ORIGIN}/video/1001`, { format: 'xml' }))).toEqual({
      status: 501,
      code: 'NOT_IMPLEMENTED',
    });
    expect(errorOf(await call(app, 'GET', '/api/v2/oembed'))).toMatchObject({ status: 400 });
  });

  it('allows requests from any origin', async () => {
    const { headers } = await call(app, 'GET', `/api/v2/oembed?url=${ORIGIN}/video/1001`, {
      headers: { origin: 'https://news.example' },
    });
    expect(headers['access-control-allow-origin']).toBe('*');
    const other = await call(app, 'GET', '/api/v4/vod/1001', { headers: { origin: 'https://news.example' } });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});
