import { eq } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { guideSources } from '../../../database/schema/content-guide.js';

export type GuideSourceState = typeof guideSources.$inferSelect;

/** The state of the guides that are imported again and again. */
export class GuideSourcesRepository extends Repository {
  async find(name: string): Promise<GuideSourceState | null> {
    const [found] = await this.db.select().from(guideSources).where(eq(guideSources.name, name));
    return found ?? null;
  }

  /** Notes the outcome of an attempt; values that are not given stay as they are. */
  async note({ name, ...outcome }: Partial<GuideSourceState> & Pick<GuideSourceState, 'name' | 'checkedAt'>) {
    await this.db
      .insert(guideSources)
      .values({ name, ...outcome })
      .onConflictDoUpdate({ target: guideSources.name, set: outcome });
  }
}
