import type { AdministeredAccount } from '@footlight/contract';
import { administeredAccountQuery } from '@footlight/state';
import { Link, formatDay, headings, useLabels } from '@footlight/ui';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { Loaded } from '../../shell/pages/loaded.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { AccountSignIns } from './account-sign-ins.js';
import { AuditList } from './audit-list.js';
import { DeviceList } from './device-list.js';
import { FactorPart } from './factor-part.js';
import { ImpersonationPart } from './impersonation-part.js';
import { Part } from './part.js';
import { RolePart } from './role-part.js';
import { SignInHelpPart } from './sign-in-help-part.js';
import { SuspensionPart } from './suspension-part.js';

const LICENCE_WORDS = {
  active: 'adminLicenceActive',
  inactive: 'adminLicenceInactive',
  expired: 'adminLicenceExpired',
} as const;

const Facts = ({ account }: { readonly account: AdministeredAccount }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { email, name, createdAt, deletesAt, hasPassword, profiles, licences, id } = account;
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const facts: readonly (readonly [string, string])[] = [
    [
      t('adminStatus'),
      deletesAt === null
        ? t('adminStatusActive')
        : t('adminStatusDeleted', { date: formatDay(deletesAt, language) }),
    ],
    [t('adminSignsIn'), t(hasPassword ? 'adminSignsInPassword' : 'adminSignsInProvider')],
    [
      t('adminProfiles'),
      list.format(
        profiles.map((one) => (one.type === 'child' ? t('adminProfileChild', { name: one.name }) : one.name)),
      ),
    ],
    [
      t('adminLicences'),
      licences.length === 0
        ? t('adminLicencesNone')
        : list.format(licences.map(({ licenceId, status }) => t(LICENCE_WORDS[status], { id: licenceId }))),
    ],
    [t('adminId'), id],
  ];
  return (
    <div className={styles['part']}>
      <h2 className={headings['section']}>
        <bdi>{email ?? name}</bdi>
      </h2>
      <p className={styles['details']}>
        <bdi>{name}</bdi> · {t('adminSince', { date: formatDay(createdAt, language) })}
      </p>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Account = ({ id }: { readonly id: string }) => {
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const entry = useQuery(administeredAccountQuery, { id });
  return (
    <>
      <Link className={styles['back'] ?? ''} href={addresses.route('administration')}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('adminBack')}
      </Link>
      <Loaded entry={entry}>
        {(account) => (
          <div className={styles['parts']}>
            <Facts account={account} />
            <ImpersonationPart account={account} />
            <SignInHelpPart account={account} />
            <FactorPart account={account} />
            <SuspensionPart account={account} />
            <RolePart account={account} />
            <Part title={t('adminDevices')}>
              <DeviceList sessions={account.sessions} />
            </Part>
            <Part title={t('adminSignIns')}>
              <AccountSignIns accountId={account.id} />
            </Part>
            <Part title={t('adminLogOfAccount')}>
              <AuditList accountId={account.id} />
            </Part>
          </div>
        )}
      </Loaded>
    </>
  );
};

/** Details and administrative actions of an account (ACCT-30). */
export const AdministeredAccountPage = () => {
  const id = useParams()['accountId'] ?? '';
  return (
    <AdministrationFrame section="administration">
      <Account key={id} id={id} />
    </AdministrationFrame>
  );
};

export const administeredAccountPage = definePage({ Component: AdministeredAccountPage });
