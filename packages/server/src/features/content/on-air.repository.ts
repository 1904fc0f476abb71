import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { contents, geoRules } from '../../database/schema/content.js';

export interface StoredOnAir {
  readonly id: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly geoMode: 'block' | 'allow' | null;
  readonly geoCountries: string[] | null;
}

export class OnAirRepository extends Repository {
  /** Live and upcoming events, and those that ended after `since`. One query. */
  events(since: Date): Promise<StoredOnAir[]> {
    return this.db
      .select({
        id: contents.id,
        startsAt: contents.startsAt,
        endsAt: contents.endsAt,
        geoMode: geoRules.mode,
        geoCountries: geoRules.countries,
      })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(and(eq(contents.kind, 'LIVE_EVENT'), or(isNull(contents.endsAt), gt(contents.endsAt, since))));
  }
}
