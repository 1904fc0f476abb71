import { dayOf, daysBetween } from '../text/days.js';

/** The part of a held licence's status that determines its notice. */
export interface LicenceNoticeStatus {
  readonly status: 'ACTIVE' | 'TRIAL_ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FREE';
  readonly autoRenewingStatus: 'AUTO_RENEWING' | 'NOT_RENEWING' | 'UNKNOWN';
  readonly pauseState: 'NONE' | 'NOT_ALLOWED' | 'PAUSE_REQUESTED' | 'PAUSED' | 'RESUME_REQUESTED';
  /** ISO 8601. */
  readonly resumesAt: string | null;
  /** ISO 8601. */
  readonly expiryTimestamp: string | null;
  /** ISO 8601; of a pass that has been bought in advance. */
  readonly startsAt: string | null;
  readonly subscriptionPendingActions: readonly {
    readonly action: string;
    /** ISO 8601. */
    readonly actionDueBy: string | null;
  }[];
  readonly licencePayment: {
    readonly paymentEventType: 'CONFIRMED' | 'UNCONFIRMED' | 'UNKNOWN_RENEWING' | 'RENEWAL';
  } | null;
}

/** The notice for a held licence; instants are ISO 8601. */
export type LicenceNotice =
  | { readonly kind: 'renews' | 'expires'; readonly when: 'today' | 'tomorrow'; readonly at: string }
  | { readonly kind: 'renews' | 'expires'; readonly when: 'date'; readonly at: string }
  | { readonly kind: 'expired'; readonly at: string | null }
  | { readonly kind: 'paymentPending' }
  /** A free licence that begins with a stored payment method. */
  | { readonly kind: 'confirmMethod' }
  | { readonly kind: 'refreshPayment'; readonly by: string | null }
  | { readonly kind: 'paused'; readonly until: string | null }
  | { readonly kind: 'pauseRequested'; readonly from: string | null }
  | { readonly kind: 'resumeRequested' }
  /** A pass that has been bought in advance. */
  | { readonly kind: 'starts'; readonly at: string }
  /** It neither renews nor ends. */
  | { readonly kind: 'lasts' };

const hasPending = ({ subscriptionPendingActions }: LicenceNoticeStatus, action: string) =>
  subscriptionPendingActions.find((pending) => pending.action === action);

const dayName = (at: string, now: number, timeZone: string | undefined): 'today' | 'tomorrow' | 'date' => {
  const days = daysBetween(dayOf(now, timeZone), dayOf(Date.parse(at), timeZone));
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'date';
};

/**
 * Determines the notice for a held licence. A pause and a missing payment take precedence over dates, because they
 * explain why a date may not apply.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name, for “today” and “tomorrow”; default: the machine's zone
 * @see docs/rules/commerce.md MONEY-11
 */
export const licenceNotice = (
  licence: LicenceNoticeStatus,
  now: number,
  timeZone?: string,
): LicenceNotice => {
  const { expiryTimestamp: at, pauseState, licencePayment } = licence;
  if (pauseState === 'PAUSED') return { kind: 'paused', until: licence.resumesAt };
  if (pauseState === 'PAUSE_REQUESTED') return { kind: 'pauseRequested', from: at };
  if (pauseState === 'RESUME_REQUESTED') return { kind: 'resumeRequested' };
  const refresh = hasPending(licence, 'REFRESH_PAYMENT_DETAILS');
  if (refresh !== undefined) return { kind: 'refreshPayment', by: refresh.actionDueBy };
  if (hasPending(licence, 'CONFIRMED_PAYMENT_REQUIRED') !== undefined) return { kind: 'confirmMethod' };
  if (licencePayment?.paymentEventType === 'UNCONFIRMED') return { kind: 'paymentPending' };
  if (
    licence.status === 'EXPIRED' ||
    (at !== null && Date.parse(at) <= now && licence.autoRenewingStatus !== 'AUTO_RENEWING')
  )
    return { kind: 'expired', at };
  if (licence.startsAt !== null && Date.parse(licence.startsAt) > now)
    return { kind: 'starts', at: licence.startsAt };
  if (at === null) return { kind: 'lasts' };
  const kind = licence.autoRenewingStatus === 'AUTO_RENEWING' ? 'renews' : 'expires';
  return { kind, when: dayName(at, now, timeZone), at };
};

export type DiscountState = 'active' | 'upcoming' | 'expired';

/**
 * The label of a discount. An upcoming one is only shown for a paused licence, with a label of its own: it starts when
 * the licence resumes.
 * @returns null for no label
 * @see docs/rules/commerce.md MONEY-12
 */
export const discountLabel = (
  state: DiscountState,
  isPaused: boolean,
): 'active' | 'upcomingWhilePaused' | 'expired' | null => {
  if (state !== 'upcoming') return state;
  return isPaused ? 'upcomingWhilePaused' : null;
};
