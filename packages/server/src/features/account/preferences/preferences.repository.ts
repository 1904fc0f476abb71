import type { UserPreferences } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { preferences } from '../../../database/schema/accounts.js';

export interface PreferencesRepository {
  of(accountId: string): Promise<UserPreferences | undefined>;
  /** Writes `changes`; a viewer without a row gets one, with `defaults` for the rest. */
  save(
    accountId: string,
    changes: Partial<UserPreferences>,
    defaults: UserPreferences,
  ): Promise<UserPreferences>;
}

const columns = {
  language: preferences.language,
  subTitleLanguage: preferences.subTitleLanguage,
  audioLanguage: preferences.audioLanguage,
  autoAdvance: preferences.autoAdvance,
  videoBackgroundAutoPlay: preferences.videoBackgroundAutoPlay,
  videoBackgroundAutoPlayAudio: preferences.videoBackgroundAutoPlayAudio,
};

export const createPreferencesRepository = (db: Database): PreferencesRepository => ({
  of: async (accountId) => {
    const [row] = await db.select(columns).from(preferences).where(eq(preferences.accountId, accountId));
    return row;
  },
  save: async (accountId, changes, defaults) => {
    const [row] = await db
      .insert(preferences)
      .values({ accountId, ...defaults, ...changes })
      .onConflictDoUpdate({ target: preferences.accountId, set: changes })
      .returning(columns);
    return row ?? { ...defaults, ...changes };
  },
});
