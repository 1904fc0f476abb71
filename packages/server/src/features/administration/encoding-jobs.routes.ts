import type { Handlers } from '../../feature.js';
import type { EncodingJobsService } from './encoding-jobs.service.js';

export const encodingJobsHandlers = (jobs: EncodingJobsService) =>
  ({
    listEncodingJobs: ({ query, caller }) => jobs.list(query, caller),
    getEncodingJob: ({ params, caller }) => jobs.job(params.id, caller),
    retryEncodingJob: ({ params, caller }) => jobs.retry(params.id, caller),
    cancelEncodingJob: ({ params, caller }) => jobs.cancel(params.id, caller),
    saveEncodingPriority: ({ params, body, caller }) => jobs.prioritise(params.id, body.priority, caller),
    listFilmIssues: ({ caller }) => jobs.filmIssues(caller),
  }) satisfies Handlers;
