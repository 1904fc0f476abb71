import type { Handlers } from '../../../feature.js';
import type { PreferencesService } from './preferences.service.js';

export const preferencesHandlers = (preferences: PreferencesService) =>
  ({
    getPreferences: ({ caller }) => preferences.of(caller),
    savePreferences: ({ caller, body }) => preferences.save(caller, body),
  }) satisfies Handlers;
