import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { programmes, programmeTemplates } from './schema/content-guide.js';

/** Deletes those of some templates that were imported and that no programme uses any more. */
export const deleteUnusedTemplates = async (tx: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${programmeTemplates}
    where dated and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not exists (select from ${programmes} where ${programmes.templateId} = ${programmeTemplates.id})`);
};
