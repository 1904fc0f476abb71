import { Type, type Static } from '@sinclair/typebox';
import { keysetQuery, Paging } from '../calls/paging.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Body, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { ENCODING_PRIORITY_MAX, ENCODING_STATES } from './encoding-states.js';

/** A film that is made of an upload. */
export const EncodingJob = Type.Object(
  {
    /** That of the upload. */
    id: Type.String(),
    /** Id of the film, and of its video in the catalogue. */
    filmId: Type.String(),
    title: Type.String(),
    /** Name of the uploaded file. */
    fileName: Type.String(),
    state: OneOf(ENCODING_STATES),
    /** Of two jobs that wait, the one with the higher number is begun first. */
    priority: Type.Integer(),
    /** How often the work was begun since the upload, or since it was begun again. */
    attempts: Type.Integer(),
    /** Share of the work that is done, from 0 to 1. */
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    /** What is being made, such as `v720`; null while nothing is. */
    step: Nullable(Type.String()),
    /** Seconds until the film is made, as far as they are known. */
    secondsLeft: Nullable(Type.Integer()),
    /** Why the job failed. */
    error: Nullable(Type.String()),
    /** Whether viewers see the video as soon as it is made; otherwise it is a draft. */
    publishes: Type.Boolean(),
    /** Name of the editor who uploaded the film; null where the account no longer exists. */
    begunBy: Nullable(Type.String()),
    createdAt: Instant,
    startedAt: Nullable(Instant),
    endedAt: Nullable(Instant),
  },
  { $id: 'EncodingJob' },
);
export type EncodingJob = Static<typeof EncodingJob>;

const job: EncodingJob = {
  id: '5f0c6a2d9b7e41c38d12a4f6e8b90c7d',
  filmId: 'harbour',
  title: 'The Harbour',
  fileName: 'harbour.mkv',
  state: 'running',
  priority: 0,
  attempts: 1,
  progress: 0.25,
  step: 'v720',
  secondsLeft: 340,
  error: null,
  publishes: false,
  begunBy: 'Vera',
  createdAt: '2026-11-29T20:00:00.000Z',
  startedAt: '2026-11-29T20:00:01.000Z',
  endedAt: null,
};

/** `ENCODING_JOB_STATE_CONFLICT`: the job has a state in which that cannot be done. */
const changeErrors = ['ENCODING_JOB_NOT_FOUND', 'ENCODING_JOB_STATE_CONFLICT'] as const;

export const encodingJobsShapes = defineShapes({
  listEncodingJobs: {
    summary: 'Returns the jobs that make films of uploads, newest first.',
    query: Type.Object({
      state: Type.Optional(OneOf(ENCODING_STATES)),
      ...keysetQuery(PAGE_SIZES.encodingJobs),
    }),
    response: Type.Object({ jobs: Type.Array(EncodingJob), paging: Paging }),
    errors: [],
    example: { jobs: [job], paging: { moreDataAvailable: false, lastSeen: job.id } },
  },
  getEncodingJob: {
    summary: 'Returns an encoding job with its log.',
    params: idParams,
    response: Type.Object({
      job: EncodingJob,
      log: Type.Array(Type.Object({ at: Instant, text: Type.String() })),
    }),
    errors: ['ENCODING_JOB_NOT_FOUND'],
    example: {
      job,
      log: [{ at: '2026-11-29T20:00:02.000Z', text: 'Film harbour: h264, 1920x1080' }],
    },
  },
  retryEncodingJob: {
    summary: 'Queues a job again that failed or was cancelled; what is done of its film is kept.',
    params: idParams,
    response: EncodingJob,
    errors: changeErrors,
    example: { ...job, state: 'queued', attempts: 0, progress: 0, step: null, secondsLeft: null },
  },
  cancelEncodingJob: {
    summary: 'Cancels a job that is not over; a running one stops within a second.',
    params: idParams,
    response: EncodingJob,
    errors: changeErrors,
    example: { ...job, state: 'cancelled', endedAt: '2026-11-29T20:03:00.000Z' },
  },
  saveEncodingPriority: {
    summary: 'Changes the priority of a job that is not over.',
    params: idParams,
    body: Body({
      priority: Type.Integer({ minimum: -ENCODING_PRIORITY_MAX, maximum: ENCODING_PRIORITY_MAX }),
    }),
    response: EncodingJob,
    errors: changeErrors,
    example: { ...job, priority: 10 },
  },
  listFilmIssues: {
    summary: 'Opens every film of the media folder, with its texts and pictures, and returns what is wrong.',
    response: Type.Object({
      films: Type.Integer(),
      issues: Type.Array(
        Type.Object({
          /** Name of the film, which videos of the catalogue name. */
          film: Type.String(),
          /** The file and what is wrong with it: what was found, and what is allowed. */
          text: Type.String(),
        }),
      ),
    }),
    errors: [],
    example: {
      films: 12,
      issues: [
        {
          film: 'harbour',
          text: 'subtitles/fr.vtt: found no such file; allowed: a WebVTT file',
        },
      ],
    },
  },
});
