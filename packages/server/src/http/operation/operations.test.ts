import type { ErrorBody } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.js';
import { call, errorOf } from '../../../testing/call.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { Metrics } from './metrics.js';

describe('endpoints for operators', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    const metrics = new Metrics({ ofProcess: true });
    database = await openTestDatabase((text, milliseconds) => metrics.recordQuery(text, milliseconds));
    ({ app } = await createTestApplication(database, { metrics }));
  });
  // The last test closes the database itself.
  afterAll(() => app.close());

  it('report health and readiness', async () => {
    expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await call(app, 'GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', database: 'postgres' },
    });
  });

  it('count requests by route, and queries', async () => {
    await call(app, 'GET', '/api/v4/vod/17');
    const { body } = await call(app, 'GET', '/metrics');
    expect(body).toMatch(
      /footlight_requests_total\{route="\/api\/v4\/vod\/:id",method="GET",status="\d+"\} 1/u,
    );
    expect(body).toMatch(/footlight_database_query_duration_seconds_count [1-9]/u);
    expect(body).toMatch(
      /footlight_request_duration_seconds_bucket\{le="\+Inf",route="\/api\/v4\/vod\/:id",method="GET"\} 1/u,
    );
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /mu);
  });

  it('show metrics only to the machine itself, and not to proxied callers', async () => {
    const far = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(403);
    const proxied = await call(app, 'GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(errorOf(proxied)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  it('show metrics to remote callers with the token or from a listed address', async () => {
    const own = await createTestApplication(database, {
      figuresAccess: { token: 'a token for the figures', addresses: ['203.0.113.0/24'] },
    });
    const statusFor = async (remoteAddress: string, authorization?: string): Promise<number> => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await own.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })).statusCode;
    };
    expect(await statusFor('198.51.100.7')).toBe(403);
    expect(await statusFor('198.51.100.7', 'Bearer another token')).toBe(403);
    expect(await statusFor('198.51.100.7', 'Bearer a token for the figures')).toBe(200);
    expect(await statusFor('203.0.113.9')).toBe(200);
    expect(await statusFor('203.0.113.9', 'Bearer another token')).toBe(403);
    await own.app.close();
  });

  it('send the headers of the realm file', async () => {
    const headersOf = async (settings: object) => {
      const own = await createTestApplication(database, { realm: createTestRealm({ headers: settings }) });
      const { headers } = await call(own.app, 'GET', '/healthz');
      await own.app.close();
      return [headers['strict-transport-security'], headers['permissions-policy']];
    };
    expect(await headersOf({})).toEqual(['max-age=31536000', 'camera=(), geolocation=(), microphone=()']);
    const settings = {
      strictTransportSeconds: 600,
      strictTransportSubDomains: true,
      permissionsPolicy: null,
    };
    expect(await headersOf(settings)).toEqual(['max-age=600; includeSubDomains', undefined]);
  });

  it('publish the contract as OpenAPI and as a readable page', async () => {
    const document = (await call(app, 'GET', '/api/openapi.json')).body as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/u);
    expect(Object.keys(document.paths)).toContain('/api/v4/vod/{id}');
    const page = await app.inject({ method: 'GET', url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    // The strict content security policy requires a page without inline scripts.
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/u);
  });

  it('report 503 with the reason while the disk is full or read-only', async () => {
    let issue: string | undefined = 'has 3 MB left, and needs 64';
    const full = await createTestApplication({ ...database, storageIssue: () => issue });
    const { status, body } = await call(full.app, 'GET', '/readyz');
    expect({ status, messages: (body as ErrorBody).messages }).toEqual({
      status: 503,
      messages: ['The data folder has 3 MB left, and needs 64.'],
    });
    issue = undefined;
    expect((await call(full.app, 'GET', '/readyz')).status).toBe(200);
    await full.app.close();
  });

  it('report 503 when the database is closed', async () => {
    await database.close();
    expect(errorOf(await call(app, 'GET', '/readyz'))).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect((await call(app, 'GET', '/healthz')).status).toBe(200);
  });
});
