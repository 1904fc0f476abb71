import type { FieldIssue } from './error-body.schemas.js';
import type { WatchlistEntry } from './lists/watchlists.schemas.js';

/** A screen that the account watches on. */
export interface BusyScreen {
  readonly device: 'computer' | 'phone' | 'tablet' | 'television';
  /** ISO 8601. */
  readonly since: string;
  /** More than one in a multi-view. */
  readonly videos: readonly { readonly id: string; readonly kind: 'vod' | 'live'; readonly title: string }[];
}

/** What `details` of an error body holds, by code. Codes that are not listed have none. */
export interface ErrorDetails {
  /** Every field that was refused, not the first alone; `ISSUES_MAX` at most. */
  readonly INVALID_FIELD: { readonly issues: readonly FieldIssue[] };
  /** How many screens the caller may watch on at once, and what plays on them now. */
  readonly TOO_MANY_SCREENS: { readonly limit: number; readonly screens: readonly BusyScreen[] };
  /** What stands in the list already; nothing of the request was added. */
  readonly DUPLICATED_ITEM: { readonly content: readonly WatchlistEntry[] };
  /** How many there may be. */
  readonly WATCHLIST_LIMIT_REACHED: { readonly limit: number };
  /** How many there may be. */
  readonly ROOM_FULL: { readonly limit: number };
  readonly RATE_LIMITED: { readonly retryAfterSeconds: number };
  readonly SIGN_IN_LOCKED: { readonly retryAfterSeconds: number };
  /** For `loginSecondFactor`, once and for `expiresInSeconds`. */
  readonly SECOND_FACTOR_REQUIRED: { readonly challenge: string; readonly expiresInSeconds: number };
  /** How many there may be. */
  readonly PASSKEY_LIMIT_REACHED: { readonly limit: number };
  readonly FAVOURITE_CHANNEL_LIMIT_REACHED: { readonly limit: number };
  /** Ways to prove it; none where only a new sign-in does. */
  readonly PROOF_REQUIRED: { readonly methods: readonly ('password' | 'passkey')[] };
  readonly PIN_LOCKED: { readonly retryAfterSeconds: number };
  /** How many there may be. */
  readonly PROFILE_LIMIT_REACHED: { readonly limit: number };
  /** Billing details without which the basket cannot be paid. */
  readonly BASKET_REQUIREMENTS_FAILED: { readonly missingFields: readonly string[] };
  /** The provider that the address signs in with already. */
  readonly ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER: { readonly provider: string };
  /** The provider's own word for why. */
  readonly card_declined: { readonly declineCode: string };
  /** Terms that are not ticked. */
  readonly CONSENT_REQUIRED: { readonly fieldNames: readonly string[] };
  readonly VOUCHER_NOT_YET_VALID: { readonly startsAt: string };
  readonly VOUCHER_EXPIRED: { readonly endedAt: string };
}
