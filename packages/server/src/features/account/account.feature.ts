import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import { createLiveSeats } from '../live/live-seats.js';
import type { LinkedProvidersService } from '../sign-in/providers/linked/linked-providers.service.js';
import type { SessionService } from '../sign-in/session/session.service.js';
import { createAccountDetails } from './accounts.feature.js';
import type { AccountsService } from './accounts.service.js';
import { consentsOn } from './consents/consents.feature.js';
import { consentsHandlers } from './consents/consents.routes.js';
import { createPreferencesRepository } from './preferences/preferences.repository.js';
import { preferencesHandlers } from './preferences/preferences.routes.js';
import { createPreferencesService } from './preferences/preferences.service.js';
import { createProfilesRepository } from './profiles/profiles.repository.js';
import { profilesHandlers } from './profiles/profiles.routes.js';
import { createProfilesService } from './profiles/profiles.service.js';
import { createViewerChanges } from './viewer-changes/viewer-changes.js';
import { viewerChangesHandlers } from './viewer-changes/viewer-changes.routes.js';

export interface AccountFeatureOptions extends FeatureTools {
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly linkedTo: LinkedProvidersService['list'];
}

/** Details, profiles, preferences and consents of an account, and the stream of their changes. */
export const createAccountFeature = (options: AccountFeatureOptions): Feature => {
  const { db, database, realm, clock, metrics, accounts, session } = options;
  const { details, handlers } = createAccountDetails(options);
  const viewerChanges = createViewerChanges(database, clock);
  metrics.gauge('footlight_viewer_listeners', viewerChanges.listeners);
  return {
    handlers: {
      ...handlers,
      ...profilesHandlers(
        createProfilesService({ repository: createProfilesRepository(db), accounts, session, realm, clock }),
      ),
      ...preferencesHandlers(createPreferencesService(createPreferencesRepository(db), realm)),
      ...consentsHandlers(consentsOn(db, { realm, clock })),
      ...viewerChangesHandlers(viewerChanges, createLiveSeats()),
    },
    jobs: [cleaning('account', () => details.deleteDue())],
  };
};
