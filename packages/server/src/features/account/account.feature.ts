import type { Feature, ForgetViewers } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import { LiveSeats } from '../live/live-seats.js';
import type { LinkedProvidersService } from '../sign-in/providers/linked/linked-providers.service.js';
import type { SessionService } from '../sign-in/session/session.service.js';
import { createAccountDetails } from './accounts.feature.js';
import type { AccountsService } from './accounts.service.js';
import { consentsOn } from './consents/consents.feature.js';
import { consentsHandlers } from './consents/consents.routes.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { preferencesHandlers } from './preferences/preferences.routes.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { ProfilesRepository } from './profiles/profiles.repository.js';
import { profilesHandlers } from './profiles/profiles.routes.js';
import { ProfilesService } from './profiles/profiles.service.js';
import { ViewerChanges } from './viewer-changes/viewer-changes.js';
import { viewerChangesHandlers } from './viewer-changes/viewer-changes.routes.js';

export interface AccountFeatureOptions extends FeatureTools {
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly linkedTo: LinkedProvidersService['list'];
  /** Deletes what viewers left in all subjects. */
  readonly forgetViewers: ForgetViewers;
}

/** Details, profiles, preferences and consents of an account, and the stream of their changes. */
export const createAccountFeature = (options: AccountFeatureOptions): Feature => {
  const { db, database, realm, clock, metrics, accounts, session, forgetViewers } = options;
  const { details, handlers } = createAccountDetails(options);
  const viewerChanges = new ViewerChanges(database, clock);
  metrics.gauge('footlight_viewer_listeners', () => viewerChanges.listeners());
  return {
    handlers: {
      ...handlers,
      ...profilesHandlers(
        new ProfilesService({
          repository: new ProfilesRepository(db, forgetViewers),
          accounts,
          session,
          realm,
          clock,
        }),
      ),
      ...preferencesHandlers(new PreferencesService(new PreferencesRepository(db), realm)),
      ...consentsHandlers(consentsOn(db, { realm, clock })),
      ...viewerChangesHandlers(viewerChanges, new LiveSeats()),
    },
    jobs: [cleaning('account', () => details.deleteDue())],
  };
};
