import { BODY_BYTES_MAX, BODY_DEPTH_MAX, ISSUES_MAX, type ErrorBody } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.js';
import { createLog } from '../../log.js';
import { call, errorOf } from '../../../testing/call.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication } from '../../../testing/test-application.js';

describe('bad input', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  const logged: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ app } = await createTestApplication(database, {
      log: createLog({ level: 'info', stream: { write: (line) => void logged.push(line) } }),
      extraHandlers: {
        getVod: () => Promise.reject(new Error('secret words of a fault', { cause: new Error('its cause') })),
        getSeries: () => Promise.resolve({ wrong: 'shape' } as never),
        getSeason: async () => {
          await database.db.execute('select nothing from nowhere');
          throw new Error('not reached');
        },
      },
    }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const login = (body: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/v2/login', payload: body, headers: { 'content-type': type } });
  const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => ({
    status: statusCode,
    code: (JSON.parse(body) as ErrorBody).code,
  });

  it.each([
    ['{"id":', 'MALFORMED_JSON', 400],
    ['{"id":"a","secret":"b"} trailing', 'MALFORMED_JSON', 400],
    ['{"__proto__":{"id":"a"},"secret":"b"}', 'MALFORMED_JSON', 400],
    ['null', 'INVALID_FIELD', 400],
    ['[]', 'INVALID_FIELD', 400],
    ['"text"', 'INVALID_FIELD', 400],
    ['{}', 'INVALID_FIELD', 400],
    ['{"id":7,"secret":"b"}', 'INVALID_FIELD', 400],
    ['{"id":{"$ne":null},"secret":{"$ne":null}}', 'INVALID_FIELD', 400],
    ['{"id":"a","secret":"b","role":"admin"}', 'INVALID_FIELD', 400],
    [JSON.stringify({ id: 'a', secret: 'x'.repeat(201) }), 'INVALID_FIELD', 400],
    ['', 'INVALID_FIELD', 400],
  ])('responds to a body of %s with %s', async (body, code, status) => {
    expect(codeOf(await login(body))).toEqual({ status, code });
  });

  it('names each invalid field, what was found and what is allowed, but shows no secret', async () => {
    const response = await login('{"id":7,"secret":["hunter2"],"sceret":"x"}');
    const { details } = JSON.parse(response.body) as { details: { issues: unknown[] } };
    expect(details.issues).toEqual(
      expect.arrayContaining([
        { field: 'body.id', found: '7', allowed: 'string' },
        { field: 'body.secret', found: '(not shown)', allowed: 'string' },
        expect.objectContaining({ field: 'body.sceret', allowed: 'no such member; did you mean “secret”?' }),
      ]),
    );
    expect(response.body).not.toContain('hunter2');
  });

  it('responds with 413 to a body over 64 KiB, and with 415 to another content type', async () => {
    const large = JSON.stringify({ id: 'x'.repeat(BODY_BYTES_MAX), secret: '' });
    expect(codeOf(await login(large))).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(codeOf(await login('id=a', 'application/x-www-form-urlencoded'))).toEqual({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(codeOf(await login('{}', 'text/plain'))).toMatchObject({ status: 415 });
  });

  it('reports a limited number of issues, however many entries are wrong', async () => {
    const translations = (count: number) =>
      call(app, 'POST', '/api/v2/translations', { body: { keys: Array.from({ length: count }, () => 7) } });
    const { status, body } = await translations(500);
    expect(status).toBe(400);
    const { issues } = (body as ErrorBody).details as { issues: unknown[] };
    expect(issues).toHaveLength(ISSUES_MAX);
    expect(issues[19]).toEqual({ field: 'body.keys[19]', found: '7', allowed: 'string' });
    const { body: longer } = await translations(30_000);
    expect(JSON.stringify(longer)).toContain('at most 500 entries');
    expect(JSON.stringify(longer).length).toBeLessThan(4_000);
    expect(errorOf(await translations(300_000))).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('rejects a body that is nested too deep before parsing it', async () => {
    const nested = (depth: number) => login('['.repeat(depth) + ']'.repeat(depth));
    const answer = await nested(BODY_DEPTH_MAX + 1);
    expect(codeOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    expect((JSON.parse(answer.body) as ErrorBody).details).toEqual({
      issues: [
        {
          field: 'body',
          found: 'objects and arrays more than 8 deep',
          allowed: 'at most 8 of them in each other, the body itself included',
        },
      ],
    });
    expect((await nested(BODY_DEPTH_MAX)).body).toContain('[[[[[[[[]]]]]]]]');
    expect(codeOf(await login('{"id":'.repeat(5_000)))).toEqual({ status: 400, code: 'INVALID_FIELD' });
  });

  it('rejects numbers in the query that are malformed or out of bounds', async () => {
    const list = (query: string) => call(app, 'GET', `/api/v4/season/1?${query}`);
    for (const query of ['rpp=0', 'rpp=101', 'rpp=ten', 'rpp=1.5']) {
      const answer = await list(query);
      expect(errorOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
      expect(answer.body).toMatchObject({ details: { issues: [{ field: 'query.rpp' }] } });
    }
  });

  it('responds with 404 to unknown addresses, and with 405 to another method of known ones', async () => {
    expect(errorOf(await call(app, 'GET', '/api/v2/nothing/here'))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
    const other = await call(app, 'DELETE', '/api/v2/login');
    expect(errorOf(other)).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(other.headers['allow']).toBe('POST');
    expect((await call(app, 'GET', '/api/v4/vod/%E0%A4%A')).status).toBe(400);
    // Longer than any id: 404 rather than 405, because the method is correct.
    expect((await call(app, 'GET', `/api/v4/vod/${'a'.repeat(301)}`)).status).toBe(404);
  });

  it.each([
    ['an unexpected error', '/api/v4/vod/1'],
    ['a response that violates the contract', '/api/v4/series/1'],
    ['a failed query', '/api/v4/season/1'],
  ])('responds to %s with 500 and the request’s id, without other details', async (_name, url) => {
    logged.length = 0;
    const answer = await call(app, 'GET', url, { headers: { 'accept-language': 'es' } });
    expect(errorOf(answer)).toEqual({ status: 500, code: 'INTERNAL' });
    const { requestId, ...rest } = answer.body as ErrorBody;
    expect(Object.keys(rest).toSorted()).toEqual(['code', 'messages', 'status']);
    expect(JSON.stringify(answer)).not.toMatch(/secret words|its cause|\.ts:\d|node_modules|nowhere/u);
    const line = logged.find((one) => one.includes('request failed')) ?? '';
    expect(line).toContain(requestId);
    expect(line).toContain('stack');
  });

  it('explains in messages what is wrong with a call', async () => {
    const messagesOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as ErrorBody).messages;
    expect(messagesOf(await login('{"id":'))).toEqual(['The body is not valid JSON.']);
    expect(messagesOf(await login('id=a', 'text/plain'))).toEqual([
      'Send the body as JSON, with the content type application/json.',
    ]);
    expect(messagesOf(await app.inject({ method: 'GET', url: '/api/v2/login' }))).toEqual([
      'Use POST at this address.',
    ]);
    expect(messagesOf(await login('{"id":7}'))).toEqual([
      'Check the form and try again.',
      '“body.secret” is missing.',
      'Check “body.id”: 7 was sent, allowed: string.',
    ]);
  });

  it('words errors in a language that the realm supports', async () => {
    const inSpanish = await call(app, 'GET', '/api/v2/nothing', { headers: { 'accept-language': 'es-MX' } });
    // The test realm only supports English.
    expect((inSpanish.body as ErrorBody).messages[0]).toBe('There is nothing at this address.');
  });

  it('logs neither credentials nor stream keys', async () => {
    logged.length = 0;
    await call(app, 'POST', '/api/v2/login', { body: { id: 'private@example.org', secret: 'very private' } });
    await call(app, 'GET', '/media/s/the-key.of-it/vod/x/master.m3u8?token=also-private');
    const log = logged.join('\n');
    expect(log).not.toMatch(/private@example|very private|the-key|also-private/u);
    expect(log).toContain('/api/v2/login');
  });
});
