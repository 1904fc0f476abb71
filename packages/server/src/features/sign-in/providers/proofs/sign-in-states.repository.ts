import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.js';
import { signInStates } from '../../../../database/schema/providers.js';

export type SignInState = typeof signInStates.$inferSelect;
/** Lookup key of a pending sign-in. */
export type StateKey = { readonly stateHash: string } | { readonly nonceHash: string };

export interface SignInStatesRepository {
  add(state: SignInState): Promise<void>;
  /** Deletes and returns a state; of several concurrent calls only one receives it. */
  take(
    key: StateKey,
    of: Pick<SignInState, 'provider' | 'clientName'>,
    now: Date,
  ): Promise<SignInState | undefined>;
  /** Stores a name with a pending state. */
  note(stateHash: string, provider: string, name: string): Promise<void>;
  clean(before: Date): Promise<void>;
}

const matches = (key: StateKey): SQL =>
  'stateHash' in key ? eq(signInStates.stateHash, key.stateHash) : eq(signInStates.nonceHash, key.nonceHash);

export const createSignInStatesRepository = (db: Database): SignInStatesRepository => ({
  add: async (state) => {
    await db.insert(signInStates).values(state);
  },
  take: async (key, { provider, clientName }, now) => {
    const [taken] = await db
      .delete(signInStates)
      .where(
        and(
          matches(key),
          eq(signInStates.provider, provider),
          eq(signInStates.clientName, clientName),
          gt(signInStates.expiresAt, now),
        ),
      )
      .returning();
    return taken;
  },
  note: async (stateHash, provider, name) => {
    await db
      .update(signInStates)
      .set({ name })
      .where(and(eq(signInStates.stateHash, stateHash), eq(signInStates.provider, provider)));
  },
  clean: async (before) => {
    await db.delete(signInStates).where(lte(signInStates.expiresAt, before));
  },
});
