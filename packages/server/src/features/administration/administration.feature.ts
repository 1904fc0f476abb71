import type { FeatureTools } from '../../feature-tools.js';
import type { Feature } from '../../feature.js';
import { cleaning } from '../../jobs/job.js';
import { AccountsRepository } from '../account/accounts.repository.js';
import type { SignInFeature } from '../sign-in/sign-in.feature.js';
import { AccountCareRepository } from './account-care.repository.js';
import { accountCareHandlers } from './account-care.routes.js';
import { AccountCareService, type AccountCareDependencies } from './account-care.service.js';
import { AdministrationRepository } from './administration.repository.js';
import { administrationHandlers } from './administration.routes.js';
import { AdministrationService } from './administration.service.js';
import { MailPreviews, type MailPreviewsDependencies } from './mail-previews.service.js';
import { suspensionMails } from './suspension-mails.js';

export interface AdministrationOptions
  extends
    Pick<FeatureTools, 'db' | 'realm' | 'clock' | 'post' | 'writer'>,
    Pick<AccountCareDependencies, 'endScreens' | 'lookAgain'>,
    Pick<MailPreviewsDependencies, 'sampleMails'> {
  readonly signIn: Pick<
    SignInFeature,
    | 'accounts'
    | 'session'
    | 'devices'
    | 'factors'
    | 'signIns'
    | 'recordSignIns'
    | 'endOtherSessions'
    | 'dropPending'
  >;
}

/** What administrators see and change in other accounts. */
export const createAdministrationFeature = ({
  db,
  signIn,
  endScreens,
  lookAgain,
  sampleMails,
  writer,
  ...tools
}: AdministrationOptions): Feature => {
  const administration = new AdministrationService({
    ...tools,
    ...signIn,
    repository: new AdministrationRepository(db),
  });
  const care = new AccountCareService({
    ...tools,
    ...signIn,
    endScreens,
    lookAgain,
    endSessions: (tx, accountId, at) => signIn.endOtherSessions(tx, accountId, undefined, at),
    saveSuspension: (tx, accountId, suspension) =>
      new AccountsRepository(tx).saveSuspension(accountId, suspension),
    repository: new AccountCareRepository(db),
  });
  return {
    handlers: {
      ...signIn.recordSignIns(
        administrationHandlers(administration, new MailPreviews({ accounts: signIn.accounts, sampleMails })),
      ),
      ...accountCareHandlers(care),
    },
    jobs: [cleaning('administration', () => administration.clean())],
    mails: suspensionMails(writer),
    sampleMails: suspensionMails(writer),
  };
};
