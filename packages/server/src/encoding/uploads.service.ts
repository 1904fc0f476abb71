import { rm } from 'node:fs/promises';
import type { FieldIssue } from '@footlight/contract';
import { FILM_FILE, filmPrefix, workFolder, type MediaStore } from '@footlight/packager';
import { ApiError } from '../api-error.js';
import { EntriesRepository } from '../catalogue/entries/entries.repository.js';
import type { Clock } from '../clock.js';
import { writeAudit } from '../database/audit-log.js';
import type { Database } from '../database/database.js';
import type { UploadedCaptions } from '../database/schema/encoding-jobs.js';
import type { EncodingSettings } from '../realm/schemas/encoding.schemas.js';
import { EncodingJobsRepository, uploadsOf, type NewEncodingJob } from './encoding-jobs.repository.js';
import { isFinished, type StoredUpload, type UploadFolder } from './upload-folder.js';
import type { UploadRequest } from './upload-request.js';

export interface UploadsServiceOptions {
  readonly db: Database;
  readonly uploads: UploadFolder;
  /** Local folder in which films are made. */
  readonly mediaFolder: string;
  readonly store: Pick<MediaStore, 'isTaken'>;
  readonly settings: EncodingSettings;
  /** Of the realm. */
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

const GIGABYTE = 1_000_000_000;
/** What has to stay free for the database and logs. */
const SPARE_BYTES = 200_000_000;
const HOUR_MS = 3_600_000;
/** How long jobs that are over are listed, and can be begun again (ACCT-60). */
const ENDED_MS = 14 * 24 * HOUR_MS;

const sizeText = (bytes: number): string => `${Math.max(0, Math.floor(bytes / 1_000_000))} MB`;

const issueOf = (
  field: string,
  found: string,
  allowed: string,
): { readonly issues: readonly FieldIssue[] } => ({
  issues: [{ field: `headers.${field}`, found, allowed }],
});

/** The film of a document of a video. */
const filmOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'film' in document ? document.film : undefined;

/** What editors upload: what is accepted, which job it begins, and how long it is kept. */
export class UploadsService {
  readonly #options: UploadsServiceOptions;

  constructor(options: UploadsServiceOptions) {
    this.#options = options;
  }

  /**
   * Looks at an upload before it begins.
   * @throws {ApiError} BODY_TOO_LARGE, STORAGE_FULL or INVALID_FIELD
   * @throws {StoreError} if a bucket does not answer
   */
  async require(request: UploadRequest): Promise<void> {
    const { uploads, settings } = this.#options;
    const { size } = request;
    const largest = settings.largestGigabytes * GIGABYTE;
    if (size > largest)
      throw new ApiError('BODY_TOO_LARGE', {
        details: issueOf('upload-length', sizeText(size), `up to ${sizeText(largest)}`),
      });
    await uploads.prepare();
    const free = (await uploads.freeBytes()) - SPARE_BYTES;
    if (size > free)
      throw new ApiError('STORAGE_FULL', {
        details: issueOf('upload-length', sizeText(size), `up to ${sizeText(free)}, which are free`),
      });
    if (request.kind === 'captions') return;
    await this.#requireFreeId(request.filmId);
    await this.#requireCaptions(request.captions);
  }

  /** Begins the job of a film whose upload is finished; once, however often it is called. */
  async finish(id: string): Promise<void> {
    const upload = await this.#options.uploads.find(id);
    if (upload !== null && isFinished(upload) && upload.metadata['kind'] === 'film')
      await this.#begin(upload);
  }

  /** Removes what nobody finished or needs, and begins jobs that a process left when it ended. */
  async sweep(): Promise<void> {
    const { db, uploads, mediaFolder, settings, clock } = this.#options;
    const now = clock.now();
    const repository = new EncodingJobsRepository(db);
    for (const job of await repository.ended(new Date(now - ENDED_MS))) {
      // oxlint-disable no-await-in-loop -- few of them end on one day
      for (const id of uploadsOf(job)) await uploads.remove(id);
      const isGivenUp = job.state !== 'succeeded' && !(await repository.makesFilm(job.filmId));
      if (isGivenUp) await rm(workFolder(mediaFolder, job.filmId), { recursive: true, force: true });
      // At last: a film without a job would begin one.
      await repository.remove(job.id);
      // oxlint-enable no-await-in-loop
    }
    const known = new Set((await repository.uploads()).flatMap((job) => uploadsOf(job)));
    const expired = now - settings.unfinishedHours * HOUR_MS;
    for (const upload of await uploads.list()) {
      if (known.has(upload.id)) continue;
      // oxlint-disable no-await-in-loop -- few of them
      if (upload.metadata['kind'] === 'film' && isFinished(upload)) await this.#begin(upload);
      else if (upload.createdAt.getTime() < expired) await uploads.remove(upload.id);
      // oxlint-enable no-await-in-loop
    }
  }

  async #begin({ id, metadata }: StoredUpload): Promise<void> {
    const { db, clock } = this.#options;
    const {
      filmId = '',
      title = '',
      fileName = '',
      language = null,
      begunBy = null,
      captions,
      publishes,
    } = metadata;
    const job: NewEncodingJob = {
      id,
      filmId: filmId ?? '',
      title: title ?? '',
      fileName: fileName ?? '',
      language,
      begunBy,
      captions: await this.#namedCaptions((captions ?? '').split(' ').filter((one) => one !== '')),
      publishes: publishes === 'true',
      createdAt: new Date(clock.now()),
    };
    await db.transaction(async (tx) => {
      const repository = new EncodingJobsRepository(tx);
      if (await repository.create(job)) {
        const details = { film: job.filmId, file: job.fileName };
        await writeAudit(tx, {
          at: job.createdAt,
          action: 'filmUploaded',
          actorId: begunBy,
          accountId: null,
          details,
        });
      } else
        await repository.createFailed(
          job,
          `id: found ${JSON.stringify(job.filmId)}, of which another job makes the film; allowed: another id, or begin this job again when that one is over.`,
        );
    });
  }

  /**
   * @throws {ApiError} INVALID_FIELD if the id is that of another film or video
   * @throws {StoreError} if a bucket does not answer
   */
  async #requireFreeId(filmId: string): Promise<void> {
    const { db, store } = this.#options;
    const refuse = (reason: string): never => {
      throw new ApiError('INVALID_FIELD', {
        details: issueOf('upload-metadata.id', `${JSON.stringify(filmId)}, ${reason}`, 'another id'),
      });
    };
    if (await store.isTaken(filmPrefix(filmId), FILM_FILE)) refuse('which is a film already');
    if (await new EncodingJobsRepository(db).makesFilm(filmId)) refuse('of which another job makes the film');
    const [entry] = await new EntriesRepository(db).existing([{ collection: 'vods', id: filmId }]);
    if (entry !== undefined && filmOf(entry.document) !== filmId) refuse('which is a video of another film');
  }

  /** Captions as they were uploaded; the job fails for one that is gone. */
  async #namedCaptions(ids: readonly string[]): Promise<readonly UploadedCaptions[]> {
    const found = await Promise.all(ids.map((id) => this.#options.uploads.find(id)));
    return ids.map((id, at) => {
      const { fileName, language } = found[at]?.metadata ?? {};
      return { id, fileName: fileName ?? id, language: language ?? this.#options.defaultLanguage };
    });
  }

  /** @throws {ApiError} INVALID_FIELD naming the first that is not there as a whole */
  async #requireCaptions(ids: readonly string[]): Promise<void> {
    const found = await Promise.all(ids.map((id) => this.#options.uploads.find(id)));
    for (const [at, upload] of found.entries())
      if (upload === null || upload.metadata['kind'] !== 'captions' || !isFinished(upload))
        throw new ApiError('INVALID_FIELD', {
          details: issueOf(
            'upload-metadata.captions',
            JSON.stringify(ids[at]),
            'captions whose upload is finished',
          ),
        });
  }
}
