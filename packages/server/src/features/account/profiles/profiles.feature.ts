import type { FeatureTools } from '../../../feature-tools.js';
import { createProfilesRepository } from './profiles.repository.js';
import { profilesHandlers } from './profiles.routes.js';
import { createProfilesService, type ProfilesDependencies } from './profiles.service.js';

export const createProfilesFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<ProfilesDependencies, 'repository'>) => ({
  handlers: profilesHandlers(createProfilesService({ ...parts, repository: createProfilesRepository(db) })),
});
