import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import { AdministrationRepository } from './administration.repository.js';
import { administrationHandlers } from './administration.routes.js';
import { MailPreviews, type MailPreviewsDependencies } from './mail-previews.service.js';
import { type AdministrationDependencies, AdministrationService } from './administration.service.js';

/** What administrators see and change in other accounts. */
export const createAdministrationFeature = ({
  db,
  sampleMails,
  ...parts
}: Pick<FeatureTools, 'db'> &
  Omit<AdministrationDependencies, 'repository'> &
  Pick<MailPreviewsDependencies, 'sampleMails'>) => {
  const administration = new AdministrationService({
    ...parts,
    repository: new AdministrationRepository(db),
  });
  return {
    handlers: administrationHandlers(administration, new MailPreviews({ ...parts, sampleMails })),
    jobs: [cleaning('administration', () => administration.clean())],
  };
};
