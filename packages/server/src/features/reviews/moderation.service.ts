import { PAGE_SIZES, type ModeratedReview, type QueryOf, type ReplyOf } from '@footlight/contract';
import { accountOf } from '../../account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { ModeratedRow, ModerationRepository } from './moderation.repository.js';

/** Moderation of reviews by administrators. Hiding and showing are logged (REVIEW-7). */
export interface ModerationService {
  /** @throws {ApiError} FORBIDDEN */
  list(query: QueryOf<'listModeratedReviews'>, view: ContentView): Promise<ReplyOf<'listModeratedReviews'>>;
  /** @throws {ApiError} FORBIDDEN, REVIEW_NOT_FOUND */
  decide(id: string, hidden: boolean, view: ContentView): Promise<void>;
}

export interface ModerationServiceOptions {
  readonly repository: ModerationRepository;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly content: Pick<ContentReader, 'itemsByIds'>;
  readonly clock: Clock;
}

export const createModerationService = (options: ModerationServiceOptions): ModerationService => {
  const { repository, accounts, content, clock } = options;

  /** Checks the account's role in the database: a token may outlive the role it was issued for. */
  const adminOf = async ({ caller }: ContentView): Promise<string> => {
    const id = accountOf(caller);
    if ((await accounts.byId(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
    return id;
  };

  const shown = (
    row: ModeratedRow,
    vodTitle: string,
    reports: ModeratedReview['reports'],
  ): ModeratedReview => ({
    id: row.id,
    vodId: row.vodId,
    vodTitle,
    accountId: row.accountId,
    authorName: row.authorName,
    rating: row.rating,
    title: row.title,
    text: row.text,
    postedAt: row.postedAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    helpfulCount: row.helpfulCount,
    hidden: row.hiddenAt !== null,
    reports,
    reportedAt: row.reportedAt?.toISOString() ?? null,
  });

  return {
    list: async ({ state = 'reported', rpp = PAGE_SIZES.reviews, lastSeen }, view) => {
      await adminOf(view);
      const rows = await repository.page({ state, limit: rpp + 1, lastSeen });
      const page = rows.slice(0, rpp);
      const [reports, items] = await Promise.all([
        repository.reports(page.map(({ id }) => id)),
        content.itemsByIds([...new Set(page.map(({ vodId }) => vodId))], view),
      ]);
      const titles = new Map(items.map(({ id, title }) => [id, title]));
      return {
        reviews: page.map((row) =>
          shown(
            row,
            titles.get(row.vodId) ?? '',
            reports
              .filter(({ reviewId }) => reviewId === row.id)
              .map(({ reason, count }) => ({ reason, count })),
          ),
        ),
        paging: { moreDataAvailable: rows.length > rpp, lastSeen: page.at(-1)?.id ?? null },
      };
    },
    decide: async (id, hidden, view) => {
      const actorId = await adminOf(view);
      if (!(await repository.decide(id, { hidden, actorId, at: new Date(clock.now()) })))
        throw new ApiError('REVIEW_NOT_FOUND');
    },
  };
};
