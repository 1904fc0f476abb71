import type { UserLicence } from '@footlight/contract';
import { licenceNotice, type LicenceNotice } from '@footlight/domain';
import type { CheckoutLabelKey } from '@footlight/i18n';
import { formatDay, type ViewerLocale } from '@footlight/ui';
import type { CheckoutTranslate } from './checkout-labels.js';

const DATED = {
  renews: { today: 'noticeRenewsToday', tomorrow: 'noticeRenewsTomorrow', date: 'noticeRenewsDate' },
  expires: { today: 'noticeExpiresToday', tomorrow: 'noticeExpiresTomorrow', date: 'noticeExpiresDate' },
} as const satisfies Record<'renews' | 'expires', Record<'today' | 'tomorrow' | 'date', CheckoutLabelKey>>;

/** Text of a licence notice, with its date (MONEY-11). @param now milliseconds since the epoch */
export const noticeLabel = (
  notice: LicenceNotice,
  t: CheckoutTranslate,
  language: string,
  place: ViewerLocale,
): string => {
  const day = (at: string) => formatDay(at, language, place);
  const dated = (at: string | null, withDate: CheckoutLabelKey, without: CheckoutLabelKey) =>
    at === null ? t(without) : t(withDate, { date: day(at) });
  switch (notice.kind) {
    case 'renews':
    case 'expires':
      return t(DATED[notice.kind][notice.when], { date: day(notice.at) });
    case 'expired':
      return dated(notice.at, 'noticeExpired', 'noticeExpiredPlain');
    case 'paymentPending':
      return t('noticePending');
    case 'confirmMethod':
      return t('noticeConfirmMethod');
    case 'refreshPayment':
      return dated(notice.by, 'noticeRefreshBy', 'noticeRefresh');
    case 'paused':
      return dated(notice.until, 'noticePausedUntil', 'noticePaused');
    case 'pauseRequested':
      return dated(notice.from, 'noticePauseRequestedFrom', 'noticePauseRequested');
    case 'resumeRequested':
      return t('noticeResumeRequested');
    case 'starts':
      return t('noticeStarts', { date: day(notice.at) });
    case 'lasts':
      return t('noticeLasts');
  }
};

export type LicenceGroup = 'active' | 'trial' | 'paused' | 'pending' | 'free' | 'ended';

/** The state of a licence, reduced to one group. */
export const groupOf = ({ licenceStatus: current }: UserLicence, now: number): LicenceGroup => {
  const { kind } = licenceNotice(current, now);
  if (current.pauseState === 'PAUSED') return 'paused';
  if (kind === 'expired') return 'ended';
  if (current.status === 'INACTIVE' || kind === 'paymentPending' || kind === 'confirmMethod')
    return 'pending';
  if (current.status === 'TRIAL_ACTIVE') return 'trial';
  return current.status === 'FREE' ? 'free' : 'active';
};

export const GROUP_LABELS = {
  active: 'statusActive',
  trial: 'statusTrial',
  paused: 'statusPaused',
  pending: 'statusPending',
  free: 'statusFree',
  ended: 'statusEnded',
} as const satisfies Record<LicenceGroup, CheckoutLabelKey>;
