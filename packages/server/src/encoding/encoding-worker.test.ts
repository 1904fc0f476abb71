import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EntriesRepository } from '../catalogue/entries/entries.repository.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { quietLog } from '../../testing/quiet-log.js';
import { EncodingJobsRepository, type NewEncodingJob } from './encoding-jobs.repository.js';
import { EncodingError } from './encoding-process.js';
import { EncodingWorker, type EncodingWorkerOptions } from './encoding-worker.js';
import { UploadFolder } from './upload-folder.js';

type Encode = NonNullable<EncodingWorkerOptions['encode']>;

const LEASE = { holder: 'killed', milliseconds: 15_000 };
const NEVER = new AbortController().signal;

describeOnBothEngines('encoding jobs', ({ database }) => {
  const clock = createMovingClock();
  let folder: string;
  let uploads: UploadFolder;
  let created = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footlight-encoding-'));
    uploads = new UploadFolder(join(folder, 'uploads'));
    await uploads.prepare();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => database().db.execute('delete from encoding_jobs'));

  const repository = () => new EncodingJobsRepository(database().db);
  const create = async (more: Partial<NewEncodingJob> = {}): Promise<string> => {
    created += 1;
    const id = created.toString(16).padStart(32, '0');
    const job: NewEncodingJob = {
      id,
      filmId: `film-${created}`,
      title: `Film ${created}`,
      language: null,
      fileName: 'film.mkv',
      captions: [],
      publishes: false,
      begunBy: null,
      createdAt: new Date(clock.now() + created),
      ...more,
    };
    expect(await repository().create(job)).toBe(true);
    await writeFile(uploads.fileOf(id), 'film');
    return id;
  };
  /** What the service reads of a film when its video is made. */
  const makeFilm: Encode = async ({ id: slug, mediaFolder }) => {
    await mkdir(join(mediaFolder, 'films', slug), { recursive: true });
    const video = [{ id: 'v90', width: 160, height: 90, bandwidth: 1, codecs: 'avc1' }];
    const audio = [{ id: 'a', language: 'en', label: 'English', bandwidth: 1, codecs: 'mp4a', channels: 2 }];
    const length = { segments: 1, segmentDuration: 2, duration: 2 };
    const film = { slug, ...length, video, audio, subtitles: [], chapterLanguages: [] };
    await writeFile(join(mediaFolder, 'films', slug, 'film.json'), JSON.stringify(film));
  };
  /** Work that ends only when it is interrupted. */
  const endless: Encode = (_request, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const worker = (encode: Encode) =>
    new EncodingWorker({
      db: database().db,
      uploads,
      mediaFolder: folder,
      bucket: null,
      codecs: ['h264', 'av1'],
      rules: { defaultLanguage: 'en', streamOrigins: {} },
      clock,
      log: quietLog,
      encode,
    });
  const find = async (id: string) => {
    const job = await repository().find(id);
    if (job === null) throw new Error(`There is no job ${id}.`);
    return job;
  };
  /** Leases end by the clock of the database. */
  const endLeases = () => database().db.execute(sql`update encoding_jobs set leased_until = now()`);

  // ACCT-59
  it('are each done once by two workers, and become drafts of the catalogue', async () => {
    const ids: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- in this order
    for (let at = 0; at < 10; at += 1) ids.push(await create());
    const made: string[] = [];
    const encode: Encode = async (request, options) => {
      made.push(request.file);
      await turn();
      await makeFilm(request, options);
    };
    await Promise.all([worker(encode), worker(encode)].map((one) => one.workThrough(NEVER)));
    expect(made.toSorted()).toEqual(ids.map((id) => uploads.fileOf(id)).toSorted());
    const jobs = await repository().page({}, 100);
    expect(jobs.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const job of jobs) expect(job).toMatchObject({ state: 'succeeded', progress: 1, attempts: 1 });
    const { filmId, title } = await find(ids[0] ?? '');
    const entry = await new EntriesRepository(database().db).edited({ collection: 'vods', id: filmId });
    expect(entry).toMatchObject({
      document: null,
      draft: { id: filmId, film: filmId, artwork: filmId, texts: { en: { title, description: '' } } },
    });
    expect(await uploads.find(ids[0] ?? '')).toBeNull();
  });

  it('are begun by priority, then by age', async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    await repository().prioritise(third, 5);
    const made: string[] = [];
    const encode: Encode = async (request, options) => {
      made.push(request.file);
      await makeFilm(request, options);
    };
    await worker(encode).workThrough(NEVER);
    expect(made).toEqual([third, first, second].map((id) => uploads.fileOf(id)));
  });

  // ACCT-59
  it('are taken up again when their worker was killed, and given up when that repeats', async () => {
    const id = await create();
    await repository().claim(LEASE, new Date(clock.now()));
    const made = vi.fn<Encode>(makeFilm);
    await worker(made).workThrough(NEVER);
    expect(made).not.toHaveBeenCalled();
    await endLeases();
    await worker(made).workThrough(NEVER);
    expect(made.mock.calls[0]?.[0]).toMatchObject({ isContinued: true, codecs: ['h264', 'av1'] });
    expect(await find(id)).toMatchObject({ state: 'succeeded', attempts: 2 });
    // The killed worker comes back and changes nothing.
    expect(await repository().settle(id, 'killed', { state: 'failed', error: 'x', endedAt: null })).toBe(
      false,
    );

    const deadly = await create();
    for (let times = 0; times < 4; times += 1) {
      // oxlint-disable no-await-in-loop -- one after the other
      expect(await repository().claim(LEASE, new Date(clock.now()))).toMatchObject({ id: deadly });
      await endLeases();
      // oxlint-enable no-await-in-loop
    }
    await worker(made).workThrough(NEVER);
    expect(made).toHaveBeenCalledTimes(1);
    expect(await find(deadly)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^The worker ended 4 times in the middle/u) as string,
    });
  });

  // ACCT-60
  it('stop within seconds when they are cancelled, and are done when they are begun again', async () => {
    const id = await create();
    const begun = vi.fn<Encode>(endless);
    const working = worker(begun).workThrough(NEVER);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    const other = await create();
    expect(await repository().cancel(id, new Date(clock.now()))).toBe(true);
    // The worker goes on with the next job.
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), 5_000);
    await repository().cancel(other, new Date(clock.now()));
    await working;
    expect(await find(id)).toMatchObject({ state: 'cancelled', error: null });
    expect(await repository().cancel(id, new Date(clock.now()))).toBe(false);
    expect(await repository().retry(id)).toBe(true);
    expect(await repository().retry(id)).toBe(false);
    await worker(makeFilm).workThrough(NEVER);
    expect(await find(id)).toMatchObject({ state: 'succeeded', attempts: 1 });
  });

  // ACCT-59
  it('go on with another worker when theirs is stopped', async () => {
    const id = await create();
    const stopping = new AbortController();
    const begun = vi.fn<Encode>(endless);
    const working = worker(begun).workThrough(stopping.signal);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    stopping.abort();
    await working;
    expect(await find(id)).toMatchObject({ state: 'queued', error: null, leasedBy: null });
    await worker(makeFilm).workThrough(NEVER);
    expect(await find(id)).toMatchObject({ state: 'succeeded' });
  });

  it('that fail say why, with the names of files as editors know them', async () => {
    const captions = [{ id: `${'c'.repeat(32)}.srt`, fileName: 'film.fr.srt', language: 'fr' }];
    const id = await create({ captions });
    await worker(({ file, captionFiles, mediaFolder }, { onLine }) => {
      onLine(`${mediaFolder}/films: ${captionFiles[0]?.path ?? ''}`);
      return Promise.reject(new EncodingError(`file: found "${file}", which ffmpeg cannot read`));
    }).workThrough(NEVER);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: 'file: found "film.mkv", which ffmpeg cannot read',
    });
    expect((await repository().lines(id)).map(({ text }) => text)).toEqual(['films: film.fr.srt']);
    expect(await repository().retry(id)).toBe(true);
  });

  it('are published at once if they are to be, unless something is wrong with them', async () => {
    const good = await create({ publishes: true });
    const bad = await create({ publishes: true, title: ' ' });
    await worker(makeFilm).workThrough(NEVER);
    const entries = new EntriesRepository(database().db);
    expect(await entries.edited({ collection: 'vods', id: (await find(good)).filmId })).toMatchObject({
      draft: null,
      document: { film: (await find(good)).filmId },
    });
    expect(await entries.edited({ collection: 'vods', id: (await find(bad)).filmId })).toMatchObject({
      document: null,
    });
    expect((await repository().lines(bad)).at(-1)?.text).toMatch(
      /is a draft of the catalogue\. texts\.en\.title/u,
    );
  });

  it('never make the same film at once, nor log without an end', async () => {
    const id = await create({ filmId: 'same' });
    const job = await find(id);
    expect(await repository().create({ ...job, id: 'f'.repeat(32) })).toBe(false);
    await repository().createFailed({ ...job, id: 'f'.repeat(32) }, 'taken');
    expect(await repository().retry('f'.repeat(32))).toBe(false);
    await database().db.execute(sql`
      insert into encoding_job_lines (job_id, number, at, text)
      select ${id}, number, now(), 'line' from generate_series(1, 999) as number`);
    await repository().addLines(id, ['last', 'one too many'], new Date(clock.now()));
    const lines = await repository().lines(id);
    expect([lines.length, lines.at(-1)?.text]).toEqual([1000, 'last']);
    await repository().cancel(id, new Date(clock.now()));
    expect((await repository().ended(new Date(clock.now() + 1))).map((one) => one.id)).toContain(id);
    await repository().remove(id);
    expect(await repository().lines(id)).toEqual([]);
  });
});
