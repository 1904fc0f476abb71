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

export class PreferencesService {
  readonly #repository: PreferencesRepository;
  readonly #realm: Realm;

  constructor(repository: PreferencesRepository, realm: Realm) {
    this.#repository = repository;
    this.#realm = realm;
  }

  async of(accountId: string): Promise<UserPreferences> {
    return (await this.#repository.of(accountId)) ?? DEFAULT_PREFERENCES;
  }

  /** @throws {ApiError} INVALID_FIELD for an interface language that the realm does not have */
  save(accountId: string, changes: Partial<UserPreferences>): Promise<UserPreferences> {
    const { language } = changes;
    if (typeof language === 'string' && !this.#realm.languages.includes(language)) {
      const issue = {
        field: 'body.language',
        found: JSON.stringify(language),
        allowed: `null or one of ${this.#realm.languages.map((one) => JSON.stringify(one)).join(', ')}`,
      };
      return Promise.reject(new ApiError('INVALID_FIELD', { details: { issues: [issue] } }));
    }
    return this.#repository.save(accountId, changes, DEFAULT_PREFERENCES);
  }
}
