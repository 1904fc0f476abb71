import type { UserPreferences } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Caller } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { Realm } from '../../../realm/load-realm.js';
import { viewerIdOf } from '../../../http/requests/viewer-of.js';
import type { PreferencesOwner, PreferencesRepository } from './preferences.repository.js';

/** Preferences of a viewer who has saved none. */
export const DEFAULT_PREFERENCES: UserPreferences = {
  language: null,
  subTitleLanguage: null,
  subTitlesOff: false,
  audioLanguage: null,
  playbackRate: null,
  skipSetting: null,
  captionAppearance: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

const ownerOf = (caller: Caller): PreferencesOwner => ({
  accountId: accountOf(caller),
  viewerId: viewerIdOf(caller),
});

/** @see docs/rules/account.md PREF-1, PREF-4 */
export class PreferencesService {
  readonly #repository: PreferencesRepository;
  readonly #realm: Realm;

  constructor(repository: PreferencesRepository, realm: Realm) {
    this.#repository = repository;
    this.#realm = realm;
  }

  async of(caller: Caller): Promise<UserPreferences> {
    return (await this.#repository.of(ownerOf(caller).viewerId)) ?? DEFAULT_PREFERENCES;
  }

  /** @throws {ApiError} INVALID_FIELD for an interface language that the realm does not have */
  save(caller: Caller, changes: Partial<UserPreferences>): Promise<UserPreferences> {
    const { language } = changes;
    if (typeof language === 'string' && !this.#realm.languages.includes(language)) {
      const issue = {
        field: 'body.language',
        found: JSON.stringify(language),
        allowed: `null or one of ${this.#realm.languages.map((one) => JSON.stringify(one)).join(', ')}`,
      };
      return Promise.reject(new ApiError('INVALID_FIELD', { details: { issues: [issue] } }));
    }
    return this.#repository.save(ownerOf(caller), changes, DEFAULT_PREFERENCES);
  }
}
