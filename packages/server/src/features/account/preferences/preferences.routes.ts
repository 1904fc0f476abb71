import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { PreferencesService } from './preferences.service.js';

export const preferencesHandlers = (preferences: PreferencesService) =>
  ({
    getPreferences: ({ caller }) => preferences.of(accountOf(caller)),
    savePreferences: ({ caller, body }) => preferences.save(accountOf(caller), body),
  }) satisfies Handlers;
