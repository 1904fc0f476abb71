import { and, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { contents, geoRules } from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';
import type { ContentKey } from './content.repository.js';
import { visibleTo } from './conditions.repository.js';
import type { ListFilter } from './list-filter.js';
import type { PageRequest } from './page.js';

export interface ReleasesRequest {
  readonly from: Date | undefined;
  readonly to: Date;
  readonly view: ContentView;
  readonly filter: ListFilter;
}

export class ReleasesRepository extends Repository {
  /** Videos by release time, newest first; one row more than the page size. */
  page({ from, to, view, filter }: ReleasesRequest, { size, lastSeen }: PageRequest): Promise<ContentKey[]> {
    const { kind, id, scheduledAt } = contents;
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${scheduledAt}, ${id}) < (
            select ${scheduledAt}, ${id} from ${contents} where ${kind} = 'VOD' and ${id} = ${lastSeen})`;
    return this.db
      .select({ kind, id })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(
        and(
          eq(kind, 'VOD'),
          isNotNull(scheduledAt),
          lte(scheduledAt, to),
          from === undefined ? undefined : gte(scheduledAt, from),
          visibleTo(view, filter),
          after,
        ),
      )
      .orderBy(desc(scheduledAt), desc(id))
      .limit(size + 1);
  }
}
