import { runSchedule } from '../../catalogue/entries/scheduled-entries.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { Feature } from '../../feature.js';
import { entriesHandlers } from './entries.routes.js';
import { CookieScope } from '../../http/security/cookie-scope.js';
import { PreviewCookie } from '../../http/security/preview-cookie.js';
import type { Previews } from '../../http/calls/previews.js';
import { registerPreviewLinks } from './preview-links.routes.js';
import { PreviewLinks } from './preview-links.service.js';
import { EntriesService, type EntriesServiceOptions } from './entries.service.js';

const SCHEDULE_MS = 2_000;

/** What editors change of the catalogue. */
export const createEntriesFeature = ({
  db,
  realm: { defaultLanguage, streamOrigins },
  clock,
  secrets,
  origins,
  accounts,
  store,
  log,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock' | 'secrets' | 'origins'> &
  Pick<EntriesServiceOptions, 'accounts' | 'store' | 'log'>): Feature & { readonly previews: Previews } => {
  const rules = { defaultLanguage, streamOrigins };
  const options = { db, accounts, rules, clock, store, log };
  const links = new PreviewLinks({ ...options, key: secrets.previewLinks, origin: origins[0] ?? '' });
  const cookie = new PreviewCookie(new CookieScope({ key: secrets.sessionCookies, origins }));
  return {
    handlers: entriesHandlers(new EntriesService(options), links),
    register: (app, limits) => registerPreviewLinks(app, { links, cookie, limit: limits.calls }),
    previews: {
      of: async (request) => {
        const token = cookie.tokenOf(request);
        return token === undefined ? null : links.read(token);
      },
      headerOf: (request) => cookie.headerOf(request),
      show: (preview, work) => links.show(preview, work),
    },
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
