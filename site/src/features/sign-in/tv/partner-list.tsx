import { Link, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { enabledPartners } from './partners.js';
import styles from './tv-sign-in.module.css';

/** Partners with a sign-in page of their own, below the TV providers (SIGN-131). */
export const PartnerList = ({ isAlone }: { readonly isAlone: boolean }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  const partners = enabledPartners(realm.signIn);
  if (partners.length === 0) return null;
  return (
    <>
      {!isAlone && <h2 className={styles['heading']}>{t('otherPartners')}</h2>}
      <ul className={styles['others']} aria-label={t('otherPartners')}>
        {partners.map(({ word, label }) => (
          <li key={word}>
            <Link
              className={styles['provider']}
              href={addresses.route('loginProvider', { authProvider: word }, Object.fromEntries(query))}
            >
              <span className={styles['logo']} aria-hidden="true">
                {Array.from(label)[0]}
              </span>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
