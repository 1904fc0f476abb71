import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { signInStates } from '../../../database/schema/providers.js';

export type SignInState = typeof signInStates.$inferSelect;
/** By what a sign-in under way is found. */
export type StateKey = { readonly stateHash: string } | { readonly nonceHash: string };

export interface SignInStatesRepository {
  add(state: SignInState): Promise<void>;
  /** Takes a state out: of several who ask at once, one gets it. */
  take(
    key: StateKey,
    of: Pick<SignInState, 'provider' | 'clientName'>,
    now: Date,
  ): Promise<SignInState | undefined>;
  /** Keeps a name beside a state that has not been answered. */
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
