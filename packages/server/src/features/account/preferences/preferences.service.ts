import type { UserPreferences } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { PreferencesRepository } from './preferences.repository.js';

/** Preferences of a viewer who has saved none. */
export const DEFAULT_PREFERENCES: UserPreferences = {
  language: null,
  subTitleLanguage: null,
  audioLanguage: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export interface PreferencesService {
  of(accountId: string): Promise<UserPreferences>;
  /** @throws {ApiError} INVALID_FIELD for an interface language that the realm does not have */
  save(accountId: string, changes: Partial<UserPreferences>): Promise<UserPreferences>;
}

export const createPreferencesService = (
  repository: PreferencesRepository,
  realm: Realm,
): PreferencesService => ({
  of: async (accountId) => (await repository.of(accountId)) ?? DEFAULT_PREFERENCES,
  save: (accountId, changes) => {
    const { language } = changes;
    if (typeof language === 'string' && !realm.languages.includes(language)) {
      const issue = {
        field: 'body.language',
        found: JSON.stringify(language),
        allowed: `null or one of ${realm.languages.map((one) => JSON.stringify(one)).join(', ')}`,
      };
      return Promise.reject(new ApiError('INVALID_FIELD', { details: { issues: [issue] } }));
    }
    return repository.save(accountId, changes, DEFAULT_PREFERENCES);
  },
});
