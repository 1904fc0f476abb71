import type { EncodingState } from './administration/encoding-states.js';
import type { FieldIssue } from './errors/error-body.schemas.js';
import type { WatchlistEntry } from './lists/watchlists.schemas.js';

/** A device that the account is watching on. */
export interface BusyScreen {
  readonly device: 'computer' | 'phone' | 'tablet' | 'television';
  /** ISO 8601. */
  readonly since: string;
  /** More than one for a multi-view. */
  readonly videos: readonly { readonly id: string; readonly kind: 'vod' | 'live'; readonly title: string }[];
}

/** The proof of a provider that is kept until the owner of an account links it. */
export interface PendingLinkDetails {
  readonly pendingLink?: string;
  readonly expiresInSeconds?: number;
  /**
   * Only where the provider belongs to another account than that of the session: the accounts that may stay and take the
   * sign-ins of the other. Empty, without a token, if nothing can move.
   */
  readonly stays?: readonly ('THIS' | 'OTHER')[];
  /** Address or name of that other account. */
  readonly otherAccount?: string;
}

/** The `details` of an error body, by code. Codes that are not listed have none. */
export interface ErrorDetails {
  /** Every rejected field, `ISSUES_MAX` at most. */
  readonly INVALID_FIELD: { readonly issues: readonly FieldIssue[] };
  /** The number of screens that the caller may watch on at once, and what is playing on them now. */
  readonly TOO_MANY_SCREENS: { readonly limit: number; readonly screens: readonly BusyScreen[] };
  /** Entries that are already in the list; nothing of the request was added. */
  readonly DUPLICATED_ITEM: { readonly content: readonly WatchlistEntry[] };
  /** The maximum number. */
  readonly WATCHLIST_LIMIT_REACHED: { readonly limit: number };
  /** The maximum number. */
  readonly ROOM_FULL: { readonly limit: number };
  readonly RATE_LIMITED: { readonly retryAfterSeconds: number };
  readonly SIGN_IN_LOCKED: { readonly retryAfterSeconds: number };
  /** For one use by `loginSecondFactor`, within `expiresInSeconds`. */
  readonly SECOND_FACTOR_REQUIRED: { readonly challenge: string; readonly expiresInSeconds: number };
  /** The maximum number. */
  readonly PASSKEY_LIMIT_REACHED: { readonly limit: number };
  readonly FAVOURITE_CHANNEL_LIMIT_REACHED: { readonly limit: number };
  /** Available proofs; empty where only a new sign-in is accepted. */
  readonly PROOF_REQUIRED: { readonly methods: readonly ('password' | 'passkey' | 'code')[] };
  readonly PIN_LOCKED: { readonly retryAfterSeconds: number };
  /** The maximum number. */
  readonly PROFILE_LIMIT_REACHED: { readonly limit: number };
  /** Billing details that have to be given before the basket can be paid. */
  readonly BASKET_REQUIREMENTS_FAILED: { readonly missingFields: readonly string[] };
  /**
   * For one use by `linkPendingProvider`, within `expiresInSeconds`, by the owner of the account that has the address, or of
   * both accounts.
   */
  readonly ACCOUNT_CONFLICT: PendingLinkDetails;
  /** From the service as for `ACCOUNT_CONFLICT`; from Firebase, the provider that the address already signs in with. */
  readonly ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER: PendingLinkDetails & { readonly provider?: string };
  /** The version that is there now, with the one who made it. */
  readonly ENTRY_CHANGED: { readonly version: number; readonly changedBy: string | null };
  /** What is shown now at that start, with the editor who made it; null where nothing is. */
  readonly PROGRAMME_CHANGED: {
    readonly startDate: string;
    readonly version: string | null;
    readonly changedBy: string | null;
  };
  /** Entries that name it, such as `playlists:5`; ten at most. */
  readonly ENTRY_IN_USE: { readonly by: readonly string[] };
  /** Its state; of a job to be begun again also `queued`, while another job makes its film. */
  readonly ENCODING_JOB_STATE_CONFLICT: { readonly state: EncodingState };
  /** The field that names the size. */
  readonly STORAGE_FULL: { readonly issues: readonly FieldIssue[] };
  /** The provider's own reason. */
  readonly card_declined: { readonly declineCode: string };
  /** Required choices that are not ticked. */
  readonly CONSENT_REQUIRED: { readonly fieldNames: readonly string[] };
  readonly VOUCHER_NOT_YET_VALID: { readonly startsAt: string };
  readonly VOUCHER_EXPIRED: { readonly endedAt: string };
}
