import type { Feature, ForgetViewers } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import { cleaning } from '../../jobs/job.js';
import { createAccountDetails } from './accounts.feature.js';
import type { AccountsService } from './accounts.service.js';
import { consentsOn } from './consents/consents.feature.js';
import { consentsHandlers } from './consents/consents.routes.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { preferencesHandlers } from './preferences/preferences.routes.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { ProfilesRepository } from './profiles/profiles.repository.js';
import { profilesHandlers } from './profiles/profiles.routes.js';
import { ProfilesService, type ProfilesDependencies } from './profiles/profiles.service.js';
import { ViewerChanges } from './viewer-changes/viewer-changes.js';
import { viewerChangesHandlers } from './viewer-changes/viewer-changes.routes.js';

export interface AccountFeatureOptions
  extends FeatureTools, Pick<Parameters<typeof createAccountDetails>[0], 'linkedTo' | 'endOtherSessions'> {
  readonly accounts: AccountsService;
  readonly enterProfile: ProfilesDependencies['enterProfile'];
  /** Deletes what viewers left in all subjects. */
  readonly forgetViewers: ForgetViewers;
}

/** Details, profiles, preferences and consents of an account, and the stream of their changes. */
export const createAccountFeature = (options: AccountFeatureOptions): Feature => {
  const { db, database, realm, clock, metrics, accounts, enterProfile, forgetViewers } = options;
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
          enterProfile,
          realm,
          clock,
        }),
      ),
      ...preferencesHandlers(new PreferencesService(new PreferencesRepository(db), realm)),
      ...consentsHandlers(consentsOn(db, { realm, clock })),
      ...viewerChangesHandlers(viewerChanges, new ListenerSeats()),
    },
    jobs: [cleaning('account', () => details.deleteDue())],
    forgetViewers: (tx, ids) => new PreferencesRepository(tx).forgetViewers(ids),
  };
};
