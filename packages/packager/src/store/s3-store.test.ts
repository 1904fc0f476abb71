import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BucketFixture } from '../../testing/bucket-fixture.js';
import { readStoredText } from './read-object.js';
import { isStoreError, type StoreError } from './store-error.js';

let bucket: BucketFixture;
let scratch: string;
beforeAll(async () => {
  bucket = await BucketFixture.start();
  scratch = await mkdtemp(join(tmpdir(), 'footlight-s3-'));
});
afterAll(async () => {
  await bucket.remove();
  await rm(scratch, { recursive: true, force: true });
});

const errorOf = async (work: Promise<unknown>): Promise<StoreError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isStoreError(error)) throw new Error(`Found ${String(error)} instead of an error of the store.`);
  return error;
};

describe('a bucket', () => {
  it('is asked for an object once in five seconds, and for a small one once per version', async () => {
    let now = 0;
    const store = bucket.store({ now: () => now });
    await bucket.write('known.json', 'one');
    bucket.requests.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => readStoredText(store, 'known.json')));
    await readStoredText(store, 'known.json');
    expect(bucket.requests.map((request) => request.split('?')[0])).toEqual([
      'HEAD /films/media/known.json',
      'GET /films/media/known.json',
    ]);
    now = 5_000;
    await readStoredText(store, 'known.json');
    expect(bucket.requests).toHaveLength(3);
    await bucket.write('known.json', 'two');
    now = 10_000;
    expect(await readStoredText(store, 'known.json')).toBe('two');
    await store.close();
  });

  it('shows an object that was added without a restart', async () => {
    let now = 0;
    const store = bucket.store({ now: () => now });
    expect(await store.open('added.json')).toBeNull();
    await bucket.write('added.json', 'added');
    now = 5_000;
    expect(await readStoredText(store, 'added.json')).toBe('added');
    await store.close();
  });

  it('never mixes two versions of an object', async () => {
    const store = bucket.store({ now: () => 0 });
    await bucket.write('large.mp4', 'a'.repeat(1000));
    const object = await store.open('large.mp4');
    await bucket.write('large.mp4', 'b'.repeat(1000));
    const error = await errorOf(object?.read(10, 20) ?? Promise.resolve());
    expect(error.isReplaced).toBe(true);
    expect((await (await store.open('large.mp4'))?.read(10, 20))?.toString()).toBe('bbbbbbbbbb');
    await store.close();
  });

  it('is listed page by page', async () => {
    // The server of the other tests has only one page: it encrypts the name of the next with what Node no longer has.
    const page = (key: string, next: string) => `<?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>
      <Contents><Key>media/many/${key}</Key><LastModified>2026-11-21T20:00:00.000Z</LastModified><ETag>"1"</ETag><Size>1</Size></Contents>
      <NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`;
    const pages = createHttpServer((request, response) => {
      const isSecond =
        new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token') === 'second';
      response.setHeader('content-type', 'application/xml');
      response.end(isSecond ? page('b', '') : page('a', 'second'));
    });
    await new Promise<void>((resolve) => {
      pages.listen(0, '127.0.0.1', resolve);
    });
    const { port } = pages.address() as AddressInfo;
    const store = bucket.store({ endpoint: `http://127.0.0.1:${port}` });
    expect((await store.list('many/')).map(({ key }) => key)).toEqual(['many/a', 'many/b']);
    await store.close();
    pages.close();
  });

  it('takes large files in parts', async () => {
    const store = bucket.store();
    const path = join(scratch, 'large');
    await writeFile(path, Buffer.alloc(9 * 1024 * 1024, 7));
    bucket.requests.length = 0;
    await store.put('large/original.png', path);
    expect(bucket.requests.filter((request) => request.includes('partNumber='))).toHaveLength(2);
    expect((await store.open('large/original.png'))?.size).toBe(9 * 1024 * 1024);
    await store.close();
  });

  it('goes on with an upload that was interrupted, and has no film before all of it is there', async () => {
    const store = bucket.store();
    const folder = join(scratch, '.film.work');
    await mkdir(folder);
    const names = ['a.mp4', 'b.mp4', 'c.mp4', 'film.json'];
    for (const name of names) await writeFile(join(folder, name), name);
    const done = new Set<string>();
    const journal = (most: number) => ({
      isDone: (step: string) => done.has(step),
      finish: async (step: string) => {
        done.add(step);
        if (done.size === most) await bucket.stop();
      },
    });
    const publish = (most: number) =>
      store.publish({
        folder,
        prefix: 'films/film/',
        last: 'film.json',
        journal: journal(most),
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
    expect((await errorOf(publish(2))).message).toMatch(/^media\.store\.endpoint: found no answer from /u);
    await bucket.resume();
    expect(await store.isTaken('films/film/', 'film.json')).toBe(false);
    bucket.requests.length = 0;
    await publish(Number.POSITIVE_INFINITY);
    const sent = bucket.requests.filter((request) => request.startsWith('PUT'));
    expect(sent.map((request) => request.replace(/\?.*/u, ''))).toEqual([
      'PUT /films/media/films/film/c.mp4',
      'PUT /films/media/films/film/film.json',
    ]);
    expect((await store.list('films/film/')).map(({ key }) => key).toSorted()).toEqual(
      names.map((name) => `films/film/${name}`),
    );
    expect(await readdir(scratch)).not.toContain('.film.work');
    await store.close();
  });

  it('is left alone by a command that is stopped', async () => {
    const store = bucket.store();
    const folder = join(scratch, '.stopped.work');
    await mkdir(folder);
    for (const name of ['a.mp4', 'film.json']) await writeFile(join(folder, name), name);
    const stopping = new AbortController();
    const publishing = store.publish({
      folder,
      prefix: 'films/stopped/',
      last: 'film.json',
      journal: {
        isDone: () => false,
        finish: async () => stopping.abort(new Error('SIGINT: stopped')),
      },
      onProgress: () => undefined,
      signal: stopping.signal,
    });
    await expect(publishing).rejects.toThrow('SIGINT: stopped');
    expect(await store.isTaken('films/stopped/', 'film.json')).toBe(false);
    expect(await readdir(folder)).toEqual(['a.mp4', 'film.json']);
    await store.close();
  });
});

// PLAY-84
describe('an error of a bucket', () => {
  it.each([
    [{ bucket: 'no-films' }, /^media\.store\.bucket: found "no-films", which http:\/\/127\S+ does not have/u],
    [{ accessKeyId: 'OTHER' }, /^media\.store\.accessKeyId: found a key that http:\/\/127\S+ does not know/u],
    [
      { secretAccessKey: 'not-the-secret' },
      /^media\.store\.secretAccessKey: found another secret than that of the key/u,
    ],
    [
      { endpoint: 'http://127.0.0.1:9' },
      /^media\.store\.endpoint: found no answer from http:\/\/127\.0\.0\.1:9 \(ECONNREFUSED\)/u,
    ],
  ])('names the setting: %j', async (changed, message) => {
    const store = bucket.store(changed);
    const error = await errorOf(store.check());
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('not-the-secret');
    expect(error).toMatchObject({ code: 'UNAVAILABLE', statusCode: 503, details: { retryAfterSeconds: 5 } });
    await errorOf(store.list('films/'));
    await store.close();
  });

  it('ends every call although the server never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const store = bucket.store({ endpoint: `http://127.0.0.1:${port}`, answerMs: 300 });
    const errors = await Promise.all([
      errorOf(store.check()),
      errorOf(store.open('a')),
      errorOf(store.list('a/')),
      errorOf(store.remove('a/')),
    ]);
    for (const { message } of errors) expect(message).toContain('media.store.endpoint: found no answer');
    await store.close();
    silent.close();
  });

  it('passes when the server is there again', async () => {
    const store = bucket.store({ now: () => 0 });
    await bucket.write('again.json', 'again');
    await bucket.stop();
    await errorOf(store.open('again.json'));
    await bucket.resume();
    expect(await readStoredText(store, 'again.json')).toBe('again');
    await store.close();
  });
});
