import type { Handlers } from '../../../feature.js';
import type { ProgressService } from './progress.service.js';

export const progressHandlers = (progress: ProgressService) =>
  ({
    saveWatchProgress: ({ caller, params, body }) =>
      progress.save(caller, params.id, body).then(() => undefined),
    listHistory: ({ query, caller, language, country }) =>
      progress.history(query, { caller, language, country }),
    clearHistory: ({ caller }) => progress.clear(caller).then(() => undefined),
    removeFromHistory: ({ caller, params }) => progress.forget(caller, params.id).then(() => undefined),
  }) satisfies Handlers;
