import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '@footlight/packager';
import { BucketFixture } from '@footlight/packager/testing/bucket';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { EncodingJobsRepository } from '../encoding/encoding-jobs.repository.js';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { createPostgresDatabase } from '../../testing/postgres-database.js';
import type { PostgresServer } from '../../testing/postgres-server.js';
import { quietLog } from '../../testing/quiet-log.js';
import { COMPILED_QUICKLY } from '../../testing/start-process.js';

const PROGRAM = join(PACKAGE_FOLDER, 'bin/footlight.mjs');
/** Long, because processes start that start others. */
const TIMEOUT_MS = 300_000;
const WITHIN = { timeout: 120_000, interval: 50 };
const ID = 'a'.repeat(32);

// ACCT-59, ACCT-60
describe('footlight work', { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let server: PostgresServer;
  let database: OpenDatabase;
  const running: ChildProcess[] = [];
  const film = (name: string): string => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footlight-work-'));
    await mkdir(film('uploads'));
    await mkdir(film('media'));
    await writeFile(
      film('realm.json'),
      JSON.stringify({ id: 'test', name: 'Test', folders: { media: 'media' } }),
    );
    const bars = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=25:d=1', '-f', 'lavfi', '-i', 'sine=500:d=1'];
    const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    await promisify(execFile)(findFfmpeg(process.env), ['-v', 'error', ...bars, ...coded, film('film.mp4')]);
    // An ffmpeg that does not end when it is to encode the picture.
    await writeFile(
      film('slow.sh'),
      `#!/bin/sh\ncase "$*" in *v[0-9]*.part.mp4*) echo $$ > ${film('pid')}; exec sleep 300;; *) exec ${findFfmpeg(process.env)} "$@";; esac\n`,
      { mode: 0o755 },
    );
    server = await createPostgresDatabase();
    database = await openDatabase(server, quietLog);
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const work = (ffmpeg: string): ChildProcess => {
    const child = spawn(process.execPath, [COMPILED_QUICKLY, PROGRAM, 'work'], {
      env: {
        ...process.env,
        DATABASE_URL: server.databaseUrl,
        FOOTLIGHT_CONFIG: film('realm.json'),
        FOOTLIGHT_DATA: folder,
        FFMPEG_PATH: ffmpeg,
      },
      stdio: 'ignore',
    });
    running.push(child);
    return child;
  };
  const repository = () => new EncodingJobsRepository(database.db);
  const stateOf = async (id: string) => (await repository().find(id))?.state;
  const begin = async (id = ID, filmId = 'bars'): Promise<void> => {
    await copyFile(film('film.mp4'), film(`uploads/${id}`));
    const job = { id, filmId, title: 'Bars', language: null, fileName: 'bars.mp4', captions: [] };
    await repository().create({ ...job, publishes: false, begunBy: null, createdAt: new Date() });
  };
  /** The process of the ffmpeg that encodes the picture. */
  const ffmpegBegan = async (): Promise<number> => {
    const pid = await vi.waitFor(async () => {
      const text = await readFile(film('pid'), 'utf8');
      expect(text).toMatch(/^\d+\n$/u);
      return Number(text);
    }, WITHIN);
    await rm(film('pid'));
    return pid;
  };
  /** A process that has ended stays until its parent has heard of it. */
  const hasEnded = async (pid: number): Promise<boolean> => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    return text.split(') ').at(-1)?.startsWith('Z') === true;
  };
  const ended = (pid: number) => vi.waitFor(async () => expect(await hasEnded(pid)).toBe(true), WITHIN);

  it('makes films, after it was cancelled, stopped and killed in the middle, from the step that is done', async () => {
    await begin();
    const first = work(film('slow.sh'));
    const cancelled = await ffmpegBegan();
    expect(await stateOf(ID)).toBe('running');
    await repository().cancel(ID, new Date());
    await ended(cancelled);
    expect(await stateOf(ID)).toBe('cancelled');
    const sound = await stat(film('media/films/.bars.work/a-en.mp4'));

    await repository().retry(ID);
    const stopped = await ffmpegBegan();
    const exit = once(first, 'exit');
    first.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await ended(stopped);
    expect(await stateOf(ID)).toBe('queued');

    const second = work(film('slow.sh'));
    const orphan = await ffmpegBegan();
    second.kill('SIGKILL');
    // The process that makes the film ends with its worker, and ends ffmpeg.
    await ended(orphan);
    expect(await stateOf(ID)).toBe('running');

    await database.db.execute(sql`update encoding_jobs set leased_until = now()`);
    work(findFfmpeg(process.env));
    await vi.waitFor(async () => expect(await stateOf(ID)).toBe('succeeded'), WITHIN);
    expect(await repository().find(ID)).toMatchObject({ progress: 1, error: null, step: null });
    expect((await stat(film('media/films/bars/a-en.mp4'))).ino).toBe(sound.ino);
    const lines = (await repository().lines(ID)).map(({ text }) => text);
    expect(lines.at(-1)).toBe('Video bars is a draft of the catalogue.');
    expect(lines.join('\n')).not.toContain(folder);
  });

  // PLAY-83
  it('puts films into the bucket of the realm file', async () => {
    const bucket = await BucketFixture.start();
    const store = bucket.store();
    try {
      const media = { store: { kind: 's3', ...bucket.settings() } };
      await writeFile(
        film('realm.json'),
        JSON.stringify({ id: 'test', name: 'Test', folders: { media: 'media' }, media }),
      );
      await begin('b'.repeat(32), 'stored');
      work(findFfmpeg(process.env));
      await vi.waitFor(async () => expect(await stateOf('b'.repeat(32))).toBe('succeeded'), WITHIN);
      expect(await store.isTaken('films/stored/', 'film.json')).toBe(true);
      expect(await store.list('artwork/stored/')).toMatchObject([{ key: 'artwork/stored/original.jpg' }]);
      expect(existsSync(film('media/films/.stored.work'))).toBe(false);
      const lines = (await repository().lines('b'.repeat(32))).map(({ text }) => text);
      expect(lines).toContain('Film stored is in films/stored/');
      expect(lines.at(-1)).toBe('Video stored is a draft of the catalogue.');
    } finally {
      await store.close();
      await bucket.remove();
    }
  });

  it('is refused without a PostgreSQL, naming the setting', async () => {
    const environment = { ...process.env, FOOTLIGHT_CONFIG: film('realm.json'), FOOTLIGHT_DATA: folder };
    const { DATABASE_URL: _, ...without } = environment as NodeJS.ProcessEnv;
    const run = promisify(execFile)(process.execPath, [COMPILED_QUICKLY, PROGRAM, 'work'], { env: without });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: found nothing; allowed: a PostgreSQL/u) as string,
    });
  });
});
