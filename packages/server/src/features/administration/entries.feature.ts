import { runSchedule } from '../../catalogue/entries/scheduled-entries.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { Feature } from '../../feature.js';
import { entriesHandlers } from './entries.routes.js';
import { EntriesService, type EntriesServiceOptions } from './entries.service.js';

const SCHEDULE_MS = 2_000;

/** What editors change of the catalogue. */
export const createEntriesFeature = ({
  db,
  realm: { defaultLanguage, streamOrigins },
  clock,
  accounts,
  store,
  log,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> &
  Pick<EntriesServiceOptions, 'accounts' | 'store' | 'log'>): Feature => {
  const rules = { defaultLanguage, streamOrigins };
  return {
    handlers: entriesHandlers(new EntriesService({ db, accounts, rules, clock, store, log })),
    jobs: [
      {
        name: 'catalogue.schedule',
        everyMs: SCHEDULE_MS,
        run: async (ofJob, signal) => {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          while (await runSchedule(db, { rules, store, now: clock.now(), log: ofJob }))
            signal.throwIfAborted();
        },
      },
    ],
  };
};
