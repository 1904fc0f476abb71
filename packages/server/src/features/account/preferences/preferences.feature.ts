import type { FeatureTools } from '../../../feature-tools.js';
import { createPreferencesRepository } from './preferences.repository.js';
import { preferencesHandlers } from './preferences.routes.js';
import { createPreferencesService } from './preferences.service.js';

export const createPreferencesFeature = ({ db, realm }: Pick<FeatureTools, 'db' | 'realm'>) => ({
  handlers: preferencesHandlers(createPreferencesService(createPreferencesRepository(db), realm)),
});
