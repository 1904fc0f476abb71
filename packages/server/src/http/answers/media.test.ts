import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecrets } from '../../auth/secrets.js';
import type { OpenDatabase } from '../../database/database.js';
import { TEST_SECRET, createTestApplication } from '../../../testing/test-application.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { DEMO_MEDIA } from '@footlight/packager/testing';
import { createStreamSigner } from '@footlight/packager';

/** Tests media responses in the complete service, with its headers, rate limits and error responses. */

let database: OpenDatabase;
let app: FastifyInstance;
let video: (file: string) => string;
let channel: (file: string) => string;

beforeAll(async () => {
  database = await openTestDatabase();
  const realm = createTestRealm({
    languages: ['en', 'es'],
    requestsPerMinute: 10,
    folders: { catalogue: null, media: DEMO_MEDIA },
  });
  const made = await createTestApplication(database, { realm });
  ({ app } = made);
  const signer = createStreamSigner({
    secret: deriveSecrets(TEST_SECRET).streamAddresses,
    clock: made.clock,
  });
  const e = Math.floor(made.clock.now() / 1000) + 3600;
  const signed = (grant: { f: string; l?: string; w?: number }, file: string): string =>
    `/media/s/${signer.sign({ ...grant, e })}/${grant.f}/${file}`;
  video = (file) => signed({ f: 'vod/harvest-run' }, file);
  channel = (file) => signed({ f: 'live/2001', l: 'harvest-run', w: 7200 }, file);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('media within the service', () => {
  it('are available to pages of every origin', async () => {
    const reply = await app.inject({
      url: video('v360/0.m4s'),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'video/mp4',
    });
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: video('v360/0.m4s'),
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(preflight.headers['access-control-allow-headers']).toContain('Range');
  });

  it('are compressed if that helps, and otherwise sent as they are', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const list = await app.inject({ url: channel('v360.m3u8'), headers });
    expect(list.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(list.rawPayload).toString()).toContain('#EXT-X-MEDIA-SEQUENCE');
    expect(list.rawPayload.length).toBeLessThan(20_000);
    const segment = await app.inject({ url: video('v360/0.m4s'), headers });
    expect(segment.headers['content-encoding']).toBeUndefined();
    const part = await app.inject({ url: video('v360/0.m4s'), headers: { ...headers, range: 'bytes=0-99' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  });

  it('are exempt from the limit of requests per minute', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n += 1) statuses.add((await app.inject(video(`v180/${n % 24}.m4s`))).statusCode);
    expect([...statuses]).toEqual([200]);
  });

  it('are refused with messages in the caller’s language', async () => {
    const url = video('master.m3u8').replace('/vod/harvest-run/', '/vod/ringside/');
    const english = await app.inject({ url });
    expect(english.statusCode).toBe(403);
    expect(english.json()).toMatchObject({
      status: 403,
      code: 'STREAM_ADDRESS_INVALID',
      requestId: english.headers['x-request-id'],
    });
    const spanish = await app.inject({ url, headers: { 'accept-language': 'es' } });
    const words = (reply: typeof english) => reply.json<{ messages: string[] }>().messages[0];
    expect(words(english)).not.toBe(words(spanish));
  });

  it('respond with 404 and 405 like the rest of the service', async () => {
    const missing = await app.inject('/media/nothing/here');
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'MEDIA_NOT_FOUND']);
    const posted = await app.inject({ method: 'POST', url: video('master.m3u8') });
    expect(posted.statusCode).toBeGreaterThanOrEqual(404);
    expect(posted.statusCode).toBeLessThanOrEqual(405);
    expect(posted.json()).toMatchObject({ status: posted.statusCode });
  });

  it('include pictures, with the policy and the errors of media', async () => {
    for (let time = 0; time < 20; time += 1) {
      const reply = await app.inject({
        url: '/img/harvest-run/poster-240',
        headers: { accept: 'image/webp', origin: 'https://elsewhere.example', 'accept-encoding': 'gzip' },
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
        'access-control-allow-origin': '*',
        vary: 'Accept',
      });
      expect(reply.headers['content-encoding']).toBeUndefined();
    }
    for (const path of ['harvest-run/poster-241', 'harvest-run/logo-128', 'nothing/poster-240', 'nothing']) {
      const missing = await app.inject(`/img/${path}`);
      expect([path, missing.statusCode]).toEqual([path, 404]);
      expect(missing.json()).toMatchObject({ status: 404, code: 'MEDIA_NOT_FOUND' });
      expect(missing.headers['cache-control']).toBe('no-store');
    }
  });

  it('respond to malformed addresses without a server error', async () => {
    for (const url of [
      '/media/s/%E0%A4%A',
      '/media/s/%00',
      `/media/s/${'a'.repeat(4000)}`,
      '/media/s//..//..',
    ]) {
      const reply = await app.inject(url);
      expect([url.slice(0, 20), reply.statusCode < 500]).toEqual([url.slice(0, 20), true]);
      expect(reply.payload).not.toMatch(/at \w+ \(/);
    }
  });
});
