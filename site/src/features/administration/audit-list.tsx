import type { AuditEntry } from '@footlight/contract';
import { formatMoney, type AdministrationLabelKey } from '@footlight/i18n';
import { auditLogQuery } from '@footlight/state';
import { Link, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { AdministeredList } from './administered-list.js';

const ACTIONS = {
  impersonationCreated: 'auditImpersonationCreated',
  impersonationBegun: 'auditImpersonationBegun',
  roleChanged: 'auditRoleToViewer',
  accountSuspended: 'auditAccountSuspended',
  accountResumed: 'auditAccountResumed',
  sessionsEnded: 'auditSessionsEnded',
  passwordResetSent: 'auditPasswordResetSent',
  factorRemovalRequested: 'auditFactorRemovalRequested',
  factorRemovalCancelled: 'auditFactorRemovalCancelled',
  factorRemoved: 'auditFactorRemoved',
  deletionRequested: 'auditDeletionRequested',
  deletionUndone: 'auditDeletionUndone',
  accountDeleted: 'auditAccountDeleted',
  providerLinked: 'auditProviderLinked',
  providerUnlinked: 'auditProviderUnlinked',
  passwordSet: 'auditPasswordSet',
  unprovenWaysRemoved: 'auditUnprovenWaysRemoved',
  accountsJoined: 'auditAccountsJoined',
  eventBegun: 'auditEventBegun',
  eventEnded: 'auditEventEnded',
  eventOnSchedule: 'auditEventOnSchedule',
  entryDeleted: 'auditEntryDeleted',
  filmUploaded: 'auditFilmUploaded',
  encodingJobRetried: 'auditEncodingJobRetried',
  encodingJobCancelled: 'auditEncodingJobCancelled',
  encodingJobPrioritised: 'auditEncodingJobPrioritised',
  paymentRefunded: 'auditPaymentRefunded',
  paymentDisputed: 'auditPaymentDisputed',
  licenceGranted: 'auditLicenceGranted',
  licenceExtended: 'auditLicenceExtended',
  licenceCancelled: 'auditLicenceCancelled',
  licenceMoved: 'auditLicenceMoved',
  creditGiven: 'auditCreditGiven',
  voucherCodesIssued: 'auditVoucherCodesIssued',
  paymentDisputeReversed: 'auditPaymentDisputeReversed',
  reviewHidden: 'auditReviewHidden',
  reviewShown: 'auditReviewShown',
} as const satisfies Readonly<Record<AuditEntry['action'], AdministrationLabelKey>>;

const ROLES: Readonly<Record<string, AdministrationLabelKey>> = {
  admin: 'auditRoleToAdmin',
  finance: 'auditRoleToFinance',
  editor: 'auditRoleToEditor',
};

const labelsFor = ({ action, details }: AuditEntry): AdministrationLabelKey =>
  (action === 'roleChanged' ? ROLES[details['role'] ?? ''] : undefined) ?? ACTIONS[action];

/** The amount of a payment; empty for other actions. */
const amountOf = ({ details: { amount, currency, scale } }: AuditEntry, language: string): string =>
  amount === undefined || currency === undefined
    ? ''
    : formatMoney({ amount: Number(amount), currency, scale: Number(scale ?? 2) }, language);

const Entry = ({ entry, isOfOne }: { readonly entry: AuditEntry; readonly isOfOne: boolean }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const nameOf = (id: string | null, name: string | null): string =>
    name ?? (id === null ? t('adminWhoService') : t('adminWhoGone', { id }));
  const words = t(labelsFor(entry), {
    account: nameOf(entry.accountId, entry.accountName),
    provider: entry.details['provider'] ?? '',
    event: entry.details['event'] ?? '',
    entry: entry.details['entry'] ?? '',
    film: entry.details['film'] ?? '',
    priority: entry.details['priority'] ?? '',
    series: entry.details['series'] ?? '',
    count: entry.details['count'] ?? '',
    amount: amountOf(entry, language),
    licence: entry.details['licence'] ?? '',
    days: entry.details['days'] ?? '',
    to: entry.details['to'] ?? '',
  });
  const { reason } = entry.details;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        {isOfOne || entry.accountId === null || entry.accountName === null ? (
          <strong className={styles['name']} dir="auto">
            {words}
          </strong>
        ) : (
          <Link
            className={styles['open'] ?? ''}
            dir="auto"
            href={addresses.route('administeredAccount', { accountId: entry.accountId })}
          >
            {words}
          </Link>
        )}
        <p className={styles['details']} dir="auto">
          {[
            t('adminByline', { who: nameOf(entry.actorId, entry.actorName) }),
            ...(reason === undefined ? [] : [t('adminReasonGiven', { reason })]),
          ].join(' · ')}
        </p>
      </div>
      <time className={styles['details']} dateTime={entry.at}>
        {formatMoment(entry.at, language, place)}
      </time>
    </li>
  );
};

/** The audit log, of one account or of all, page by page (ACCT-31). */
export const AuditList = ({ accountId }: { readonly accountId?: string }) => {
  const t = useAdministrationLabels();
  const log = useQuery(auditLogQuery, accountId === undefined ? {} : { accountId });
  return (
    <AdministeredList
      list={log}
      label={t('adminLog')}
      none={<p className={styles['note']}>{t('adminLogNone')}</p>}
    >
      {(entry) => <Entry key={entry.id} entry={entry} isOfOne={accountId !== undefined} />}
    </AdministeredList>
  );
};
