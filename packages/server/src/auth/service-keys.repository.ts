import { eq } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { serviceKeys } from '../database/schema/service-keys.js';

export class ServiceKeysRepository extends Repository {
  /**
   * Stores the fingerprint of a key, unless the database has one.
   * @returns the stored fingerprint
   */
  async keep(name: string, fingerprint: string): Promise<string | undefined> {
    await this.db.insert(serviceKeys).values({ name, fingerprint }).onConflictDoNothing();
    const [row] = await this.db.select().from(serviceKeys).where(eq(serviceKeys.name, name));
    return row?.fingerprint;
  }
}
