import type { FeatureTools } from '../../../feature-tools.js';
import { createFightersRepository } from './fighters.repository.js';
import { sportsHandlers } from './sports.routes.js';
import { createSportsService, type SportsServiceOptions } from './sports.service.js';

export const createSportsFeature = ({
  db,
  realm,
  content,
}: Pick<FeatureTools, 'db' | 'realm'> & Pick<SportsServiceOptions, 'content'>) => {
  const sports = createSportsService({
    repository: createFightersRepository(db),
    content,
    defaultLanguage: realm.defaultLanguage,
  });
  return { sports, handlers: sportsHandlers(sports) };
};
