import { asc, inArray, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { realmTexts } from '../../../database/schema/editorial.js';

export class TextsRepository extends Repository {
  /** Each text in the first of `languages` that has it; all texts when `keys` is undefined. */
  read(
    keys: readonly string[] | undefined,
    languages: readonly string[],
  ): Promise<{ key: string; text: string | null }[]> {
    return this.db
      .select({
        key: realmTexts.key,
        text: sql<string | null>`coalesce(${sql.join(
          languages.map((language) => sql`${realmTexts.texts} ->> ${language}::text`),
          sql`, `,
        )})`,
      })
      .from(realmTexts)
      .where(keys === undefined ? undefined : inArray(realmTexts.key, [...keys]))
      .orderBy(asc(realmTexts.key));
  }
}
