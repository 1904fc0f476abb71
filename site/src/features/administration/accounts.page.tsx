import { foundAccountsQuery } from '@footlight/state';
import { Link, Notice, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { Loaded } from '../../shell/pages/loaded.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { ROLE_LABELS } from './role-labels.js';
import { SearchForm, useSearchText } from './search-form.js';

/** Maximum number of accounts that the service returns. */
const MOST_FOUND = 20;

const Found = ({ search }: { readonly search: string }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const found = useQuery(foundAccountsQuery, { search });
  return (
    <Loaded entry={found}>
      {({ accounts }) =>
        accounts.length === 0 ? (
          <Notice title={t('adminFoundNone', { search })} text={t('adminFoundNoneText')} />
        ) : (
          <>
            <ul className={styles['list']} aria-label={t('adminAccounts')}>
              {accounts.map(({ id, email, name, role, createdAt }) => (
                <li key={id} className={styles['row']}>
                  <div className={styles['words']}>
                    <Link
                      className={styles['open'] ?? ''}
                      href={addresses.route('administeredAccount', { accountId: id })}
                    >
                      <bdi>{email ?? name}</bdi>
                    </Link>
                    <p className={styles['details']}>
                      <bdi>{name}</bdi> · {t('adminSince', { date: formatDay(createdAt, language, place) })}
                    </p>
                  </div>
                  {role !== 'viewer' && <span className={styles['mark']}>{t(ROLE_LABELS[role])}</span>}
                </li>
              ))}
            </ul>
            {accounts.length === MOST_FOUND && (
              <p className={styles['note']}>{t('adminFoundMost', { count: MOST_FOUND })}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
};

const Accounts = () => {
  const t = useAdministrationLabels();
  const { search, form } = useSearchText();
  return (
    <>
      <p className={styles['lead']}>{t('adminAccountsLead')}</p>
      <SearchForm label={t('adminSearchLabel')} hint={t('adminSearchHint')} form={form} />
      {search !== '' && <Found key={search} search={search} />}
    </>
  );
};

/** Finds accounts by email or name (ACCT-22). */
export const AccountsPage = () => (
  <AdministrationFrame section="administration">
    <Accounts />
  </AdministrationFrame>
);

export const accountsPage = definePage({ Component: AccountsPage });
