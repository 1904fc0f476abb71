import { PAGE_SIZES, type ModeratedReview, type QueryOf, type ResponseOf } from '@footlight/contract';
import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { ModeratedRow, ModerationRepository } from './moderation.repository.js';

export interface ModerationServiceOptions {
  readonly repository: ModerationRepository;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly content: Pick<ContentReader, 'itemsByIds'>;
  readonly clock: Clock;
}

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

/** Moderation of reviews by administrators. Hiding and showing are logged (REVIEW-7). */
export class ModerationService {
  readonly #options: ModerationServiceOptions;

  constructor(options: ModerationServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} FORBIDDEN */
  async list(
    { state = 'reported', rpp = PAGE_SIZES.reviews, lastSeen }: QueryOf<'listModeratedReviews'>,
    view: ContentView,
  ): Promise<ResponseOf<'listModeratedReviews'>> {
    await this.#adminOf(view);
    const rows = await this.#options.repository.page({ state, limit: rpp + 1, lastSeen });
    const page = rows.slice(0, rpp);
    const [reports, items] = await Promise.all([
      this.#options.repository.reports(page.map(({ id }) => id)),
      this.#options.content.itemsByIds([...new Set(page.map(({ vodId }) => vodId))], view),
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
  }

  /** @throws {ApiError} FORBIDDEN, REVIEW_NOT_FOUND */
  async decide(id: string, hidden: boolean, view: ContentView): Promise<void> {
    const actorId = await this.#adminOf(view);
    if (
      !(await this.#options.repository.decide(id, {
        hidden,
        actorId,
        at: new Date(this.#options.clock.now()),
      }))
    )
      throw new ApiError('REVIEW_NOT_FOUND');
  }

  /** Checks the account's role in the database: a token may outlive the role it was issued for. */
  async #adminOf({ caller }: ContentView): Promise<string> {
    const id = accountOf(caller);
    if ((await this.#options.accounts.byId(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
    return id;
  }
}
