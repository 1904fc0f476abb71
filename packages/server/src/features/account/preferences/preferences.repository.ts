import type { UserPreferences } from '@footlight/contract';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { preferences } from '../../../database/schema/accounts.js';

const { viewerId: _viewer, accountId: _account, ...columns } = getTableColumns(preferences);

/** Whose preferences they are. */
export interface PreferencesOwner {
  /** The profile; the account while none is chosen. */
  readonly viewerId: string;
  readonly accountId: string;
}

export class PreferencesRepository extends Repository {
  async of(viewerId: string): Promise<UserPreferences | undefined> {
    const [row] = await this.db.select(columns).from(preferences).where(eq(preferences.viewerId, viewerId));
    return row;
  }

  /** Writes `changes`; a viewer without a row gets one, with `defaults` for the rest. */
  async save(
    owner: PreferencesOwner,
    changes: Partial<UserPreferences>,
    defaults: UserPreferences,
  ): Promise<UserPreferences> {
    const [row] = await this.db
      .insert(preferences)
      .values({ ...defaults, ...changes, ...owner })
      .onConflictDoUpdate({ target: preferences.viewerId, set: changes })
      .returning(columns);
    return row ?? { ...defaults, ...changes };
  }

  async forgetViewers(ids: readonly string[]): Promise<void> {
    await this.db.delete(preferences).where(inArray(preferences.viewerId, [...ids]));
  }
}
