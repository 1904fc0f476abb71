import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UPLOADS_PATH, type EncodingJob, type ResponseOf } from '@footlight/contract';
import { FolderStore, findFfmpeg } from '@footlight/packager';
import { createMovingClock, type MovingClock } from '@footlight/packager/testing/moving-clock';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EncodingJobsRepository } from '../../encoding/encoding-jobs.repository.js';
import { UploadFolder } from '../../encoding/upload-folder.js';
import { UploadsService } from '../../encoding/uploads.service.js';
import type { Realm } from '../../realm/load-realm.js';
import { call, errorOf } from '../../../testing/call.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';

/** Long, because films are made with a low priority, which a busy machine leaves little. */
const TIMEOUT_MS = 300_000;
const WITHIN = { timeout: TIMEOUT_MS, interval: 100 };
const HOUR_MS = 3_600_000;
const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };

const metadataOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

describeWithDatabase('uploads of films', ({ database }) => {
  let folder: string;
  let realm: Realm;
  let app: FastifyInstance;
  let appClock: MovingClock;
  let origin: string;
  let editor: string;
  let viewer: string;
  let film: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footlight-uploads-'));
    await mkdir(join(folder, 'media'));
    const file = join(folder, 'bars.mp4');
    const bars = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=25:d=1'];
    const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    await promisify(execFile)(findFfmpeg(process.env), ['-v', 'error', ...bars, ...coded, file]);
    film = await readFile(file);
    realm = createTestRealm({
      folders: { media: join(folder, 'media') },
      encoding: { largestGigabytes: 10_000 },
      signIn: { attemptsPerMinute: 10_000 },
    });
    ({ app, clock: appClock } = await createTestApplication(database(), {
      realm,
      uploadsFolder: join(folder, 'uploads'),
    }));
    viewer = (await signUpSomebody(app)).token;
    const { email, secret } = await signUpSomebody(app);
    await database().db.execute(sql`update accounts set role = 'editor' where email = ${email}`);
    const { body } = await call(app, 'POST', '/api/v2/login', { body: { id: email, secret } });
    editor = (body as ResponseOf<'login'>).authorisationToken;
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: Buffer,
    token = editor,
  ): Promise<Response> =>
    fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  const create = (
    values: Readonly<Record<string, string>>,
    size: number,
    token = editor,
  ): Promise<Response> =>
    send(
      'POST',
      UPLOADS_PATH,
      { ...TUS, 'upload-length': String(size), 'upload-metadata': metadataOf(values) },
      undefined,
      token,
    );
  /** Uploads a file with its creation. @returns the id of the upload */
  const upload = async (values: Readonly<Record<string, string>>, bytes: Buffer): Promise<string> => {
    const headers = {
      ...BYTES,
      'upload-length': String(bytes.length),
      'upload-metadata': metadataOf(values),
    };
    const response = await send('POST', UPLOADS_PATH, headers, bytes);
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 201, text: '' });
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const job = async (id: string): Promise<ResponseOf<'getEncodingJob'>> => {
    const answer = await call(app, 'GET', `/api/v2/admin/encoding-jobs/${id}`, { token: editor });
    expect(answer.status).toBe(200);
    return answer.body as ResponseOf<'getEncodingJob'>;
  };
  const over = (id: string): Promise<ResponseOf<'getEncodingJob'>> =>
    vi.waitFor(async () => {
      const found = await job(id);
      expect(['succeeded', 'failed']).toContain(found.job.state);
      return found;
    }, WITHIN);
  /** Sends a part of what it announces and breaks off. */
  const breakOff = (path: string, bytes: Buffer, announced: number): Promise<void> =>
    new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${editor}`,
        ...BYTES,
        'upload-offset': '0',
        'content-length': announced,
      };
      const sending = httpRequest(origin + path, { method: 'PATCH', headers });
      sending.on('error', () => resolve());
      sending.write(bytes);
      const sent = join(folder, 'uploads', path.split('/').at(-1) ?? '');
      void vi
        .waitFor(async () => expect((await stat(sent)).size).toBe(bytes.length), WITHIN)
        .then(() => sending.destroy());
    });

  // ACCT-58
  it(
    'go on where they were interrupted, and become drafts that editors publish',
    { timeout: TIMEOUT_MS },
    async () => {
      const words = Buffer.from('1\n00:00:00,200 --> 00:00:00,800\nBonjour\n');
      const captions = await upload({ filename: 'Harbour.fr.srt' }, words);
      const values = {
        filename: String.raw`C:\films\Harbour Walk.mp4`,
        title: 'The Harbour',
        id: 'harbour',
        captions,
      };
      const created = await create(values, film.length);
      expect(created.status).toBe(201);
      const path = created.headers.get('location') ?? '';
      expect(path).toMatch(new RegExp(`^${UPLOADS_PATH}/[0-9a-f]{32}$`, 'u'));
      expect(created.headers.get('upload-expires')).not.toBeNull();
      expect(created.headers.get('x-request-id')).not.toBeNull();

      const part = film.subarray(0, 1000);
      await breakOff(path, part, film.length);
      const head = await send('HEAD', path, TUS);
      expect(head.headers.get('upload-offset')).toBe(String(part.length));
      expect(head.headers.get('upload-length')).toBe(String(film.length));
      const wrong = await send('PATCH', path, { ...BYTES, 'upload-offset': '0' }, film);
      expect(wrong.status).toBe(409);
      const rest = film.subarray(part.length);
      const done = await send('PATCH', path, { ...BYTES, 'upload-offset': String(part.length) }, rest);
      expect(done.status).toBe(204);

      const { job: made, log } = await over(path.split('/').at(-1) ?? '');
      expect(made).toMatchObject({
        filmId: 'harbour',
        title: 'The Harbour',
        fileName: 'Harbour Walk.mp4',
        state: 'succeeded',
        progress: 1,
        error: null,
        begunBy: expect.stringMatching(/^Person/u) as string,
      } satisfies Partial<EncodingJob>);
      const text = log.map((line) => line.text).join('\n');
      expect(text).toContain('Film harbour is in films/harbour/');
      expect(text).not.toContain(folder);
      await vi.waitFor(async () => expect(await readdir(join(folder, 'uploads'))).toEqual([]), WITHIN);

      expect(errorOf(await call(app, 'GET', '/api/v4/vod/harbour')).code).toBe('VOD_NOT_FOUND');
      const at = '/api/v2/admin/entries/vods/harbour';
      expect((await call(app, 'GET', at, { token: editor })).body).toMatchObject({
        state: 'draft',
        version: 1,
      });
      await call(app, 'PUT', at, { token: editor, body: { version: 1, action: 'publish' } });
      expect((await call(app, 'GET', '/api/v4/vod/harbour')).body).toMatchObject({
        title: 'The Harbour',
        subtitleLanguages: ['fr'],
      });
      expect((await call(app, 'GET', '/api/v2/admin/film-issues', { token: editor })).body).toEqual({
        films: 1,
        issues: [],
      });
      const { rows } = await database().db.execute(
        sql`select details from audit_log where action = 'filmUploaded'`,
      );
      expect(rows).toEqual([{ details: { film: 'harbour', file: 'Harbour Walk.mp4' } }]);
    },
  );

  // ACCT-60
  it('that are no film fail with the reason, and can be begun again', { timeout: TIMEOUT_MS }, async () => {
    appClock.advance(1000);
    const id = await upload({ filename: 'letter.mp4' }, Buffer.from('This is a letter.'));
    const { job: failed } = await over(id);
    expect(failed).toMatchObject({ state: 'failed', filmId: 'letter', progress: 0 });
    expect(failed.error).toMatch(/^file: found "letter\.mp4", which ffmpeg cannot read; allowed: a film/u);
    const change = (what: string, body?: object) =>
      call(app, what === 'priority' ? 'PUT' : 'POST', `/api/v2/admin/encoding-jobs/${id}/${what}`, {
        token: editor,
        ...(body === undefined ? {} : { body }),
      });
    for (const [what, body] of [
      ['cancel', undefined],
      ['priority', { priority: 3 }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await change(what, body)).toMatchObject({
        status: 409,
        body: { code: 'ENCODING_JOB_STATE_CONFLICT', details: { state: 'failed' } },
      });
    expect((await change('retry')).body).toMatchObject({ state: 'queued', attempts: 0, error: null });
    await change('priority', { priority: 3 });
    expect((await over(id)).job).toMatchObject({ state: 'failed', attempts: 1 });
    const list = async (query: string) =>
      (await call(app, 'GET', `/api/v2/admin/encoding-jobs?${query}`, { token: editor }))
        .body as ResponseOf<'listEncodingJobs'>;
    expect((await list('state=failed')).jobs.map((one) => one.id)).toEqual([id]);
    const first = await list('rpp=1');
    expect(first.paging.moreDataAvailable).toBe(true);
    const next = await list(`rpp=1&lastSeen=${first.paging.lastSeen}`);
    expect(next.jobs.map((one) => one.filmId)).toEqual(['harbour']);
    const missing = await call(app, 'GET', `/api/v2/admin/encoding-jobs/${'0'.repeat(32)}`, {
      token: editor,
    });
    expect(errorOf(missing)).toEqual({ status: 404, code: 'ENCODING_JOB_NOT_FOUND' });
  });

  // ACCT-58
  it.each([
    ['GET', '/api/v2/admin/encoding-jobs', undefined],
    ['GET', '/api/v2/admin/encoding-jobs/none', undefined],
    ['POST', '/api/v2/admin/encoding-jobs/none/retry', undefined],
    ['POST', '/api/v2/admin/encoding-jobs/none/cancel', undefined],
    ['PUT', '/api/v2/admin/encoding-jobs/none/priority', { priority: 1 }],
    ['GET', '/api/v2/admin/film-issues', undefined],
  ] as const)('are for editors only: %s %s', async (method, path, body) => {
    const options = body === undefined ? {} : { body };
    expect(errorOf(await call(app, method, path, { ...options, token: viewer }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(errorOf(await call(app, method, path, options)).status).toBe(401);
  });

  // ACCT-58
  it('are for editors only', async () => {
    expect((await create({ filename: 'a.mp4' }, 10, viewer)).status).toBe(403);
    const response = await create({ filename: 'a.mp4' }, 10);
    const path = response.headers.get('location') ?? '';
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      for (const [token, status] of [
        [viewer, 403],
        ['', 401],
      ] as const)
        // oxlint-disable-next-line no-await-in-loop -- in this order
        expect((await send(method, path, { ...BYTES, 'upload-offset': '0' }, undefined, token)).status).toBe(
          status,
        );
    expect((await send('DELETE', path, TUS)).status).toBe(204);
    expect((await send('HEAD', path, TUS)).status).toBe(404);
    expect((await send('GET', path, TUS)).status).toBeGreaterThanOrEqual(404);
    expect((await send('HEAD', `${UPLOADS_PATH}/..%2f..%2fetc`, TUS)).status).toBe(404);
  });

  // ACCT-58
  it.each([
    [{ filename: '..', id: '../x' }, 10, 400, 'upload-metadata.id'],
    [{ filename: '夜.mp4' }, 10, 400, 'upload-metadata.id'],
    [{ filename: 'a\u0000b.mp4' }, 10, 400, 'upload-metadata.filename'],
    [{ title: 'A' }, 10, 400, 'upload-metadata.filename'],
    [{ filename: 'a.mp4', title: ' ' }, 10, 400, 'upload-metadata.title'],
    [{ filename: 'a.mp4', language: '?' }, 10, 400, 'upload-metadata.language'],
    [{ filename: 'a.mp4', captions: 'b' }, 10, 400, 'upload-metadata.captions'],
    [{ filename: 'a.mp4', captions: 'c'.repeat(32) }, 10, 400, 'upload-metadata.captions'],
    [{ filename: 'a.mp4', publish: 'soon' }, 10, 400, 'upload-metadata.publish'],
    [{ filename: 'a.mp4', begunBy: 'another' }, 10, 400, 'upload-metadata.begunBy'],
    [{ filename: 'harbour.mp4' }, 10, 400, 'upload-metadata.id'],
    [{ filename: 'a.mp4' }, 0, 400, 'upload-length'],
    [{ filename: 'a.mp4' }, 10_000_000_000_001, 413, 'upload-length'],
    [{ filename: 'a.mp4' }, 9_999_000_000_000, 507, 'upload-length'],
  ])('are refused before they begin: %j of %d bytes', async (values, size, status, field) => {
    const before = await readdir(join(folder, 'uploads'));
    const response = await create(values, size);
    const body = (await response.json()) as { details: { issues: { field: string }[] } };
    expect([response.status, body.details.issues[0]?.field]).toEqual([status, `headers.${field}`]);
    expect(await readdir(join(folder, 'uploads'))).toEqual(before);
  });

  // ACCT-61
  it('that nobody finishes are removed, and jobs are begun of those that a process left', async () => {
    const other = join(folder, 'others');
    const uploads = new UploadFolder(other);
    await uploads.prepare();
    const clock = createMovingClock(Date.now());
    const service = new UploadsService({
      db: database().db,
      uploads,
      mediaFolder: join(folder, 'media'),
      store: new FolderStore(join(folder, 'media')),
      settings: realm.encoding,
      defaultLanguage: 'en',
      clock,
    });
    const leave = async (id: string, kind: string, size: number): Promise<void> => {
      await writeFile(uploads.fileOf(id), 'four');
      const metadata = {
        kind,
        fileName: 'left.mp4',
        filmId: 'left',
        title: 'Left',
        captions: '',
        publishes: 'false',
      };
      await writeFile(
        `${uploads.fileOf(id)}.json`,
        JSON.stringify({ id, size, metadata, creation_date: new Date(clock.now()).toISOString() }),
      );
      await utimes(uploads.fileOf(id), new Date(), new Date());
    };
    const [whole, begun, text] = ['a'.repeat(32), 'b'.repeat(32), `${'c'.repeat(32)}.srt`] as const;
    await leave(whole, 'film', 4);
    await leave(begun, 'film', 9);
    await leave(text, 'captions', 4);
    await service.sweep();
    expect((await uploads.list()).map(({ id }) => id)).toEqual([whole, begun, text]);
    const repository = new EncodingJobsRepository(database().db);
    expect(await repository.find(whole)).toMatchObject({ filmId: 'left' });
    clock.advance((realm.encoding.unfinishedHours + 1) * HOUR_MS);
    await service.sweep();
    expect((await uploads.list()).map(({ id }) => id)).toEqual([whole]);
    await database().db.execute(
      sql`update encoding_jobs set state = 'failed', ended_at = ${new Date(clock.now()).toISOString()}::timestamptz where id = ${whole}`,
    );
    clock.advance(15 * 24 * HOUR_MS);
    await service.sweep();
    expect(await uploads.list()).toEqual([]);
    expect(await repository.find(whole)).toBeNull();
  });
});
