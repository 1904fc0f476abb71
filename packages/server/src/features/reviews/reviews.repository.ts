import type { ReviewReportReason, ReviewSort, ReviewSummary } from '@footlight/contract';
import { and, count, eq, gte, isNull, lt, sql, type SQL, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { leftBy, viewerThere } from '../../database/moved-viewers.js';
import { Repository } from '../../database/repository.js';
import type { MovingViewers } from '../../feature.js';
import { accounts, profiles } from '../../database/schema/accounts.js';
import { reviewReports, reviewVotes, reviewWrites, reviews } from '../../database/schema/reviews.js';

/** A review as one viewer sees it. */
export type StoredReview = Awaited<ReturnType<typeof selectReviews>>[number];

export interface ReviewsPage {
  readonly vodId: string;
  readonly sort: ReviewSort;
  readonly limit: number;
  readonly lastSeen: string | undefined;
}

export interface ReviewText {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
}

export interface NewReview extends ReviewText {
  readonly id: string;
  readonly vodId: string;
  readonly viewerId: string;
  readonly accountId: string;
  readonly postedAt: Date;
}

export interface ReviewVote {
  readonly reviewId: string;
  readonly viewerId: string;
  readonly accountId: string;
}

export interface ReviewReport extends ReviewVote {
  readonly reason: ReviewReportReason;
  readonly at: Date;
}

/** Current name of the profile or account; imported reviews keep their author's name. */
export const authorName = sql<string>`coalesce(${profiles.name}, ${accounts.name}, ${reviews.authorName})`;

const ORDER: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`${reviews.postedAt}`,
  helpful: sql`${reviews.helpfulCount}`,
  highest: sql`${reviews.rating}`,
  lowest: sql`-${reviews.rating}`,
};

/** The same sort values of the `lastSeen` review. */
const ORDER_OF_LAST: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`last.posted_at`,
  helpful: sql`last.helpful_count`,
  highest: sql`last.rating`,
  lowest: sql`-last.rating`,
};

const selectReviews = (db: Database, viewerId: string | null) =>
  db
    .select({
      id: reviews.id,
      vodId: reviews.vodId,
      viewerId: reviews.viewerId,
      authorName,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      postedAt: reviews.postedAt,
      editedAt: reviews.editedAt,
      helpfulCount: reviews.helpfulCount,
      hiddenAt: reviews.hiddenAt,
      foundHelpful: sql<boolean>`exists (
        select 1 from review_votes v where v.review_id = ${reviews.id} and v.viewer_id = ${viewerId ?? ''})`,
    })
    .from(reviews)
    .leftJoin(profiles, eq(profiles.id, reviews.viewerId))
    .leftJoin(accounts, eq(accounts.id, reviews.accountId));

export class ReviewsRepository extends Repository {
  /** Visible reviews, after `lastSeen`; empty when that review no longer exists. One query. */
  page({ vodId, sort, limit, lastSeen }: ReviewsPage, viewerId: string | null): Promise<StoredReview[]> {
    return selectReviews(this.db, viewerId)
      .where(
        and(
          eq(reviews.vodId, vodId),
          isNull(reviews.hiddenAt),
          lastSeen === undefined
            ? undefined
            : sql`(${ORDER[sort]}, ${reviews.sequence}) < (
                select ${ORDER_OF_LAST[sort]}, last.sequence from reviews last
                where last.id = ${lastSeen} and last.vod_id = ${vodId})`,
        ),
      )
      .orderBy(sql`${ORDER[sort]} desc`, sql`${reviews.sequence} desc`)
      .limit(limit);
  }

  async summary(vodId: string): Promise<ReviewSummary> {
    const rows = await this.db
      .select({ rating: reviews.rating, size: count() })
      .from(reviews)
      .where(and(eq(reviews.vodId, vodId), isNull(reviews.hiddenAt)))
      .groupBy(reviews.rating);
    const histogram = [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.size ?? 0);
    const all = histogram.reduce((sum, size) => sum + size, 0);
    const stars = histogram.reduce((sum, size, index) => sum + size * (index + 1), 0);
    return { count: all, average: all === 0 ? null : Math.round((100 * stars) / all) / 100, histogram };
  }

  /** Includes hidden reviews. */
  async find(id: string, viewerId: string | null): Promise<StoredReview | undefined> {
    return (await selectReviews(this.db, viewerId).where(eq(reviews.id, id)))[0];
  }

  async own(vodId: string, viewerId: string): Promise<StoredReview | undefined> {
    return (
      await selectReviews(this.db, viewerId).where(
        and(eq(reviews.vodId, vodId), eq(reviews.viewerId, viewerId)),
      )
    )[0];
  }

  /** @returns false if the viewer has already reviewed the video */
  async add(review: NewReview): Promise<boolean> {
    const added = await this.db
      .insert(reviews)
      .values({ ...review, authorName: '' })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    return added.length > 0;
  }

  /** @returns false if the viewer has no visible review of the video */
  async edit(
    vodId: string,
    viewerId: string,
    words: ReviewText & { readonly editedAt: Date },
  ): Promise<boolean> {
    const edited = await this.db
      .update(reviews)
      .set(words)
      .where(and(eq(reviews.vodId, vodId), eq(reviews.viewerId, viewerId), isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id });
    return edited.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.db.delete(reviews).where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)));
  }

  async vote(vote: ReviewVote): Promise<void> {
    await this.db.insert(reviewVotes).values(vote).onConflictDoNothing();
  }

  async unvote(reviewId: string, viewerId: string): Promise<void> {
    await this.db
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.viewerId, viewerId)));
  }

  /** One report per viewer and review; repeated reports are ignored. */
  report(report: ReviewReport): Promise<void> {
    return this.db.transaction(async (tx) => {
      const added = await tx
        .insert(reviewReports)
        .values(report)
        .onConflictDoNothing()
        .returning({ id: reviewReports.reviewId });
      if (added.length === 0) return;
      await tx.update(reviews).set({ reportedAt: report.at }).where(eq(reviews.id, report.reviewId));
    });
  }

  /**
   * Counts a write unless there have been `most` since `since`.
   * @returns null if it was counted, else the time of the oldest write in the window
   */
  countWrite(
    accountId: string,
    { at, since, most }: { readonly at: Date; readonly since: Date; readonly most: number },
  ): Promise<Date | null> {
    return this.db.transaction(async (tx) => {
      // Locking the account keeps concurrent writes within the limit.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
      const writes = await tx
        .select({ at: reviewWrites.at })
        .from(reviewWrites)
        .where(and(eq(reviewWrites.accountId, accountId), gte(reviewWrites.at, since)))
        .orderBy(reviewWrites.at);
      const [oldest] = writes;
      if (writes.length >= most && oldest !== undefined) return oldest.at;
      await tx.insert(reviewWrites).values({ accountId, at });
      return null;
    });
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(reviewWrites).where(lt(reviewWrites.at, before));
  }

  async moveViewers(moving: MovingViewers): Promise<string[]> {
    const accountId = moving.to;
    await this.db
      .update(reviewVotes)
      .set({ accountId, viewerId: viewerThere(reviewVotes.viewerId, moving) })
      .where(leftBy(reviewVotes.viewerId, moving));
    await this.db
      .update(reviewReports)
      .set({ accountId, viewerId: viewerThere(reviewReports.viewerId, moving) })
      .where(leftBy(reviewReports.viewerId, moving));
    const moved = await this.db
      .update(reviews)
      .set({ accountId, viewerId: viewerThere(reviews.viewerId, moving) })
      .where(leftBy(reviews.viewerId, moving))
      .returning({ viewerId: reviews.viewerId });
    return moved.flatMap(({ viewerId }) => viewerId ?? []);
  }

  async forgetViewers(ids: readonly string[]): Promise<void> {
    await this.db.delete(reviewVotes).where(inArray(reviewVotes.viewerId, [...ids]));
    await this.db.delete(reviewReports).where(inArray(reviewReports.viewerId, [...ids]));
    await this.db.delete(reviews).where(inArray(reviews.viewerId, [...ids]));
  }
}
