import type { UserPreferences } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { preferences } from '../../../database/schema/accounts.js';

const columns = {
  language: preferences.language,
  subTitleLanguage: preferences.subTitleLanguage,
  audioLanguage: preferences.audioLanguage,
  autoAdvance: preferences.autoAdvance,
  videoBackgroundAutoPlay: preferences.videoBackgroundAutoPlay,
  videoBackgroundAutoPlayAudio: preferences.videoBackgroundAutoPlayAudio,
};

export class PreferencesRepository extends Repository {
  async of(accountId: string): Promise<UserPreferences | undefined> {
    const [row] = await this.db.select(columns).from(preferences).where(eq(preferences.accountId, accountId));
    return row;
  }

  /** Writes `changes`; a viewer without a row gets one, with `defaults` for the rest. */
  async save(
    accountId: string,
    changes: Partial<UserPreferences>,
    defaults: UserPreferences,
  ): Promise<UserPreferences> {
    const [row] = await this.db
      .insert(preferences)
      .values({ accountId, ...defaults, ...changes })
      .onConflictDoUpdate({ target: preferences.accountId, set: changes })
      .returning(columns);
    return row ?? { ...defaults, ...changes };
  }
}
