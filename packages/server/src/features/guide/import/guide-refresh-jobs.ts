import type { Job } from '../../../jobs/job.js';
import type { GuideRefreshOptions } from './guide-refresh.service.js';

const HOUR_MS = 3_600_000;

/** A job for each guide of the realm file. What reads guides is loaded by the first run, not by the start. */
export const guideRefreshJobs = (options: GuideRefreshOptions): readonly Job[] =>
  Object.entries(options.realm.guide.sources).map(([name, { everyHours }]) => ({
    name: `guide.refresh.${name}`,
    everyMs: everyHours * HOUR_MS,
    run: async (log, signal) => {
      const { GuideRefresh } = await import('./guide-refresh.service.js');
      await new GuideRefresh(options).refresh(name, { log, signal });
    },
  }));
