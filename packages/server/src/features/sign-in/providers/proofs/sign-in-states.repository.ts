import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { Repository } from '../../../../database/repository.js';
import { signInStates } from '../../../../database/schema/providers.js';

export type SignInState = typeof signInStates.$inferSelect;
/** Lookup key of a pending sign-in. */
export type StateKey = { readonly stateHash: string } | { readonly nonceHash: string };

const matches = (key: StateKey): SQL =>
  'stateHash' in key ? eq(signInStates.stateHash, key.stateHash) : eq(signInStates.nonceHash, key.nonceHash);

export class SignInStatesRepository extends Repository {
  async add(state: SignInState): Promise<void> {
    await this.db.insert(signInStates).values(state);
  }

  /** Deletes and returns a state; of several concurrent calls only one receives it. */
  async take(
    key: StateKey,
    { provider, clientName }: Pick<SignInState, 'provider' | 'clientName'>,
    now: Date,
  ): Promise<SignInState | undefined> {
    const [taken] = await this.db
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
  }

  /** Stores a name with a pending state. */
  async note(stateHash: string, provider: string, name: string): Promise<void> {
    await this.db
      .update(signInStates)
      .set({ name })
      .where(and(eq(signInStates.stateHash, stateHash), eq(signInStates.provider, provider)));
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(signInStates).where(lte(signInStates.expiresAt, before));
  }
}
