import { foundCustomersQuery } from '@footlight/state';
import { Link, Notice, formatDay, headings, useLabels, useViewerLocale } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { AdministrationFrame } from '../administration-frame.js';
import { useAdministrationLabels } from '../administration-labels.js';
import styles from '../administration.module.css';
import { SearchForm, useSearchText } from '../search-form.js';
import { PaymentRow } from './payment-row.js';

const Found = ({ search }: { readonly search: string }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const found = useQuery(foundCustomersQuery, { search });
  return (
    <Loaded entry={found}>
      {({ customers, payments }) =>
        customers.length === 0 && payments.length === 0 ? (
          <Notice title={t('financeNone', { search })} text={t('financeNoneText')} />
        ) : (
          <>
            {payments.length > 0 && (
              <section>
                <h2 className={headings['group']}>{t('financePayments')}</h2>
                <ul className={styles['list']} aria-label={t('financePayments')}>
                  {payments.map((payment) => (
                    <PaymentRow key={payment.id} payment={payment} isLinked />
                  ))}
                </ul>
              </section>
            )}
            {customers.length > 0 && (
              <ul className={styles['list']} aria-label={t('financeCustomers')}>
                {customers.map(({ id, email, name, createdAt }) => (
                  <li key={id} className={styles['row']}>
                    <div className={styles['words']}>
                      <Link
                        className={styles['open'] ?? ''}
                        href={addresses.route('financeCustomer', { accountId: id })}
                      >
                        <bdi>{email ?? name}</bdi>
                      </Link>
                      <p className={styles['details']}>
                        <bdi>{name}</bdi> · {t('adminSince', { date: formatDay(createdAt, language, place) })}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }
    </Loaded>
  );
};

const Search = () => {
  const t = useAdministrationLabels();
  const { search, form } = useSearchText();
  return (
    <>
      <p className={styles['lead']}>{t('financeLead')}</p>
      <SearchForm label={t('financeSearch')} hint={t('financeSearchHint')} form={form} />
      {search !== '' && <Found key={search} search={search} />}
    </>
  );
};

/** Finds customers and payments (MONEY-156). */
export const FinancePage = () => (
  <AdministrationFrame section="finance">
    <Search />
  </AdministrationFrame>
);

export const financePage = definePage({ Component: FinancePage });
