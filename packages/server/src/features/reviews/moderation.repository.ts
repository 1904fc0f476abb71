import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts, profiles } from '../../database/schema/accounts.js';
import { reviewReports, reviews } from '../../database/schema/reviews.js';
import { authorName } from './reviews.repository.js';

export interface ModerationPage {
  readonly state: 'reported' | 'hidden';
  readonly limit: number;
  readonly lastSeen: string | undefined;
}

const select = (db: Database) =>
  db
    .select({
      id: reviews.id,
      vodId: reviews.vodId,
      accountId: reviews.accountId,
      authorName,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      postedAt: reviews.postedAt,
      editedAt: reviews.editedAt,
      helpfulCount: reviews.helpfulCount,
      hiddenAt: reviews.hiddenAt,
      reportedAt: reviews.reportedAt,
    })
    .from(reviews)
    .leftJoin(profiles, eq(profiles.id, reviews.viewerId))
    .leftJoin(accounts, eq(accounts.id, reviews.accountId));

export type ModeratedRow = Awaited<ReturnType<typeof select>>[number];

export class ModerationRepository extends Repository {
  /** Newest first. */
  page({ state, limit, lastSeen }: ModerationPage): Promise<ModeratedRow[]> {
    const moment = state === 'reported' ? reviews.reportedAt : reviews.hiddenAt;
    const ofLast = state === 'reported' ? sql`last.reported_at` : sql`last.hidden_at`;
    return select(this.db)
      .where(
        and(
          isNotNull(moment),
          lastSeen === undefined
            ? undefined
            : sql`(${moment}, ${reviews.sequence}) < (
                select ${ofLast}, last.sequence from reviews last where last.id = ${lastSeen})`,
        ),
      )
      .orderBy(sql`${moment} desc`, sql`${reviews.sequence} desc`)
      .limit(limit);
  }

  /** Number of reports by reason, for several reviews. */
  async reports(ids: readonly string[]) {
    if (ids.length === 0) return [];
    return this.db
      .select({ reviewId: reviewReports.reviewId, reason: reviewReports.reason, count: count() })
      .from(reviewReports)
      .where(inArray(reviewReports.reviewId, [...ids]))
      .groupBy(reviewReports.reviewId, reviewReports.reason);
  }

  /**
   * Hides or shows a review and marks it as moderated, which removes it from the list of reported reviews.
   * @returns false if the review does not exist
   */
  decide(
    id: string,
    { hidden, actorId, at }: { readonly hidden: boolean; readonly actorId: string; readonly at: Date },
  ): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
      if (before === undefined) return false;
      const hiddenAt = hidden ? (before.hiddenAt ?? at) : null;
      await tx.update(reviews).set({ hiddenAt, reportedAt: null }).where(eq(reviews.id, id));
      if ((before.hiddenAt !== null) === hidden) return true;
      await writeAudit(tx, {
        at,
        action: hidden ? 'reviewHidden' : 'reviewShown',
        actorId,
        accountId: before.accountId,
        details: { reviewId: id, vodId: before.vodId },
      });
      return true;
    });
  }
}
