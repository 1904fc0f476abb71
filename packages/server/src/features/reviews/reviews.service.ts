import { randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  REVIEW_WRITES_AN_HOUR,
  type BodyOf,
  type QueryOf,
  type ResponseOf,
  type Review,
} from '@footlight/contract';
import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import { plainText } from '../../http/requests/plain-text.js';
import type { ContentReader } from '../content/content-reader.js';
import { viewerOf } from '../../http/requests/viewer-of.js';
import type { ReviewsRepository, StoredReview } from './reviews.repository.js';

const HOUR_MS = 3_600_000;

export interface ReviewsServiceOptions {
  readonly repository: ReviewsRepository;
  readonly content: Pick<ContentReader, 'vodExists'>;
  /** Whether the realm has reviews enabled. */
  readonly enabled: boolean;
  readonly clock: Clock;
}

const NONE: ResponseOf<'listReviews'> = {
  reviews: [],
  summary: { count: 0, average: null, histogram: [0, 0, 0, 0, 0] },
  own: null,
  submitAllowed: false,
  paging: { moreDataAvailable: false, lastSeen: null },
};

/** Only adult profiles may write: neither children nor administrators impersonating an account (REVIEW-3). */
const mayWrite = ({ accountId, profile, impersonation }: Caller): boolean =>
  accountId !== null && profile?.tp === 'adult' && impersonation === undefined;

const shown = (stored: StoredReview, viewerId: string | null): Review => ({
  id: stored.id,
  authorName: stored.authorName,
  rating: stored.rating,
  title: stored.title,
  text: stored.text,
  postedAt: stored.postedAt.toISOString(),
  editedAt: stored.editedAt?.toISOString() ?? null,
  helpfulCount: stored.helpfulCount,
  foundHelpful: stored.foundHelpful,
  own: stored.viewerId !== null && stored.viewerId === viewerId,
  hidden: stored.hiddenAt !== null,
});

const plainWords = ({ rating, title, text }: BodyOf<'postReview'>) => ({
  rating,
  title: plainText(title).replaceAll(/\s+/gu, ' '),
  text: plainText(text).replaceAll(/\n{3,}/gu, '\n\n'),
});

/** Viewers' reviews of videos. */
export class ReviewsService {
  readonly #options: ReviewsServiceOptions;

  constructor(options: ReviewsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} VOD_NOT_FOUND */
  async list(
    vodId: string,
    { rpp = PAGE_SIZES.reviews, lastSeen, sort = 'newest' }: QueryOf<'listReviews'>,
    caller: Caller,
  ): Promise<ResponseOf<'listReviews'>> {
    if (!(await this.#options.content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    if (!this.#options.enabled) return NONE;
    const viewerId = viewerOf(caller);
    const [rows, summary, own] = await Promise.all([
      // One extra row shows whether there is a next page.
      this.#options.repository.page({ vodId, sort, limit: rpp + 1, lastSeen }, viewerId),
      this.#options.repository.summary(vodId),
      viewerId === null ? undefined : this.#options.repository.own(vodId, viewerId),
    ]);
    const reviews = rows.slice(0, rpp);
    return {
      reviews: reviews.map((review) => shown(review, viewerId)),
      summary,
      own: own === undefined ? null : shown(own, viewerId),
      submitAllowed: own === undefined && mayWrite(caller),
      paging: { moreDataAvailable: rows.length > rpp, lastSeen: reviews.at(-1)?.id ?? null },
    };
  }

  /** @throws {ApiError} VOD_NOT_FOUND, REVIEW_NOT_ALLOWED, RATE_LIMITED */
  async post(vodId: string, words: BodyOf<'postReview'>, caller: Caller): Promise<Review> {
    const viewerId = this.#writerOf(caller);
    if (!(await this.#options.content.vodExists(vodId))) throw new ApiError('VOD_NOT_FOUND');
    await this.#countWrite(caller);
    const isAdded = await this.#options.repository.add({
      ...plainWords(words),
      id: randomUUID(),
      vodId,
      viewerId,
      accountId: accountOf(caller),
      postedAt: new Date(this.#options.clock.now()),
    });
    if (!isAdded) throw new ApiError('REVIEW_NOT_ALLOWED');
    return this.#ownOf(vodId, viewerId);
  }

  /** @throws {ApiError} REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED if it is hidden, RATE_LIMITED */
  async edit(vodId: string, words: BodyOf<'editReview'>, caller: Caller): Promise<Review> {
    const viewerId = this.#writerOf(caller);
    const own = await this.#ownOf(vodId, viewerId);
    if (own.hidden) throw new ApiError('REVIEW_NOT_ALLOWED');
    await this.#countWrite(caller);
    const changed = { ...plainWords(words), editedAt: new Date(this.#options.clock.now()) };
    if (!(await this.#options.repository.edit(vodId, viewerId, changed)))
      throw new ApiError('REVIEW_NOT_FOUND');
    return this.#ownOf(vodId, viewerId);
  }

  /** @throws {ApiError} REVIEW_NOT_ALLOWED if it is hidden */
  async remove(vodId: string, caller: Caller): Promise<void> {
    const viewerId = this.#writerOf(caller);
    const own = await this.#options.repository.own(vodId, viewerId);
    if (own === undefined) return;
    if (own.hiddenAt !== null) throw new ApiError('REVIEW_NOT_ALLOWED');
    await this.#options.repository.remove(own.id);
  }

  /** @throws {ApiError} REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED for the caller's own review */
  async vote(id: string, isHelpful: boolean, caller: Caller): Promise<void> {
    const viewerId = await this.#ofSomebodyElse(id, caller);
    if (isHelpful)
      await this.#options.repository.vote({ reviewId: id, viewerId, accountId: accountOf(caller) });
    else await this.#options.repository.unvote(id, viewerId);
  }

  /** @throws {ApiError} REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED for the caller's own review, RATE_LIMITED */
  async report(id: string, { reason }: BodyOf<'reportReview'>, caller: Caller): Promise<void> {
    const viewerId = await this.#ofSomebodyElse(id, caller);
    await this.#countWrite(caller);
    const at = new Date(this.#options.clock.now());
    await this.#options.repository.report({
      reviewId: id,
      viewerId,
      accountId: accountOf(caller),
      reason,
      at,
    });
  }

  clean(): Promise<void> {
    return this.#options.repository.clean(new Date(this.#options.clock.now() - HOUR_MS));
  }

  /** @throws {ApiError} REVIEW_NOT_ALLOWED */
  #writerOf(caller: Caller): string {
    const viewerId = viewerOf(caller);
    if (!this.#options.enabled || viewerId === null || !mayWrite(caller))
      throw new ApiError('REVIEW_NOT_ALLOWED');
    return viewerId;
  }

  /** @throws {ApiError} RATE_LIMITED (REVIEW-8) */
  async #countWrite(caller: Caller): Promise<void> {
    const now = this.#options.clock.now();
    const oldest = await this.#options.repository.countWrite(accountOf(caller), {
      at: new Date(now),
      since: new Date(now - HOUR_MS),
      most: REVIEW_WRITES_AN_HOUR,
    });
    if (oldest === null) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now) / 1000));
    throw new ApiError('RATE_LIMITED', {
      headers: { 'retry-after': String(retryAfterSeconds) },
      details: { retryAfterSeconds },
    });
  }

  /** @throws {ApiError} REVIEW_NOT_FOUND, also for hidden reviews */
  async #visible(id: string, viewerId: string): Promise<StoredReview> {
    const found = this.#options.enabled ? await this.#options.repository.find(id, viewerId) : undefined;
    if (found === undefined || found.hiddenAt !== null) throw new ApiError('REVIEW_NOT_FOUND');
    return found;
  }

  /** @throws {ApiError} REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED */
  async #ofSomebodyElse(id: string, caller: Caller): Promise<string> {
    const viewerId = this.#writerOf(caller);
    const found = await this.#visible(id, viewerId);
    if (found.viewerId === viewerId) throw new ApiError('REVIEW_NOT_ALLOWED');
    return viewerId;
  }

  async #ownOf(vodId: string, viewerId: string): Promise<Review> {
    const own = await this.#options.repository.own(vodId, viewerId);
    if (own === undefined) throw new ApiError('REVIEW_NOT_FOUND');
    return shown(own, viewerId);
  }
}
