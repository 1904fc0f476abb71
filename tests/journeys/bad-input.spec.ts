import type { APIResponse } from '@playwright/test';
import { expect, test } from './product.js';

interface ErrorBody {
  readonly status: number;
  readonly code: string;
  readonly messages: string[];
  readonly requestId: string;
  readonly details?: { issues?: { field: string; found: string; allowed: string }[] };
}

const STACK = /\n\s+at |node_modules|\.ts:\d+/u;

/** The error body of an answer, having the form that every error has and nothing of the service's insides. */
const errorOf = async (answer: APIResponse): Promise<ErrorBody> => {
  const text = await answer.text();
  expect(text).not.toMatch(STACK);
  const body = JSON.parse(text) as ErrorBody;
  expect(body).toMatchObject({
    status: answer.status(),
    code: expect.any(String),
    requestId: expect.any(String),
  });
  expect(body.messages.length).toBeGreaterThan(0);
  return body;
};

const FORGED = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"admin","rol":"admin"}')}.`;

test.describe('bad input meets a clear error', () => {
  test('for ids that nothing has', async ({ request }) => {
    for (const [path, code] of [
      ['/api/v4/vod/nothing', 'VOD_NOT_FOUND'],
      ['/api/v4/event/nothing', 'EVENT_NOT_FOUND'],
      ['/api/v4/series/nothing', 'SERIES_NOT_FOUND'],
      ['/api/v4/season/nothing', 'SEASON_NOT_FOUND'],
      ['/api/v4/playlist/nothing', 'PLAYLIST_NOT_FOUND'],
      ['/api/v4/content/nothing', 'SECTION_NOT_FOUND'],
      ['/api/v9/nothing', 'NOT_FOUND'],
    ] as const) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect((await errorOf(answer)).code, path).toBe(code);
    }
  });

  test('for malformed JSON, wrong types and bodies above 1 MiB', async ({ request }) => {
    const json = { 'content-type': 'application/json' };
    const malformed = await request.post('/api/v2/login', { headers: json, data: Buffer.from('{"id":') });
    expect(malformed.status()).toBe(400);
    expect((await errorOf(malformed)).code).toBe('MALFORMED_JSON');

    const wrong = await request.post('/api/v2/login', { data: { id: 7, secret: 'x' } });
    expect(wrong.status()).toBe(400);
    expect((await errorOf(wrong)).details?.issues?.[0]).toMatchObject({
      field: 'body.id',
      allowed: expect.stringContaining('string'),
    });

    const number = await request.get('/api/v2/event/live?rpp=many');
    expect(number.status()).toBe(400);
    expect((await errorOf(number)).details?.issues?.[0]).toMatchObject({
      field: 'query.rpp',
      found: expect.stringContaining('many'),
    });

    const large = await request.post('/api/v2/login', {
      headers: json,
      data: Buffer.from(`{"id":"${'x'.repeat(1024 * 1024 + 1)}"}`),
    });
    expect(large.status()).toBe(413);
    expect((await errorOf(large)).code).toBe('BODY_TOO_LARGE');

    const type = await request.post('/api/v2/login', {
      headers: { 'content-type': 'text/plain' },
      data: 'id=1',
    });
    expect(type.status()).toBe(415);
    await errorOf(type);
  });

  test('for tokens that are forged or are no tokens', async ({ request }) => {
    for (const token of [FORGED, 'nonsense', 'a.b.c']) {
      const answer = await request.get('/api/v2/user/preferences', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status(), token).toBe(401);
      expect((await errorOf(answer)).code).toBe('TOKEN_INVALID');
    }
    const without = await request.get('/api/v2/user/preferences');
    expect(without.status()).toBe(401);
    await errorOf(without);
  });

  test('for stream addresses that are forged or taken elsewhere', async ({ request }) => {
    const manifest = await request.post('/api/v5/manifest/video/1001', { data: {} });
    expect(manifest.status()).toBe(200);
    const { streams } = (await manifest.json()) as { streams: { url: string }[] };
    const address = streams[0]?.url ?? '';
    expect((await request.get(address)).status()).toBe(200);

    const [, payload = '', signature = ''] = /\/media\/s\/([^./]+)\.([^/]+)\//u.exec(address) ?? [];
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [
      address.replace(signature, flipped),
      address.replace(payload, `${payload}x`),
      address.replace('lantern-coast', 'ringside'),
    ]) {
      const answer = await request.get(forged);
      expect(answer.status(), forged).toBe(403);
      expect((await errorOf(answer)).code).toBe('STREAM_ADDRESS_INVALID');
    }
  });

  test('for paths that would leave the media folder', async ({ request }) => {
    for (const path of [
      '/media/artwork/..%2f..%2fpackage.json',
      '/media/artwork/%2e%2e/%2e%2e/package.json',
      '/media/annotations/..%5c..%5cx/thumbnails.vtt',
    ]) {
      const answer = await request.get(path);
      expect([400, 403, 404], path).toContain(answer.status());
      expect(await answer.text()).not.toContain('footlight-workspace');
    }
  });
});
