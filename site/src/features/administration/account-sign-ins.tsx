import { accountSignInsQuery } from '@footlight/state';
import { useQuery } from '../../app/use-query.js';
import { SignInRow } from '../sign-in/sign-in-events/sign-in-row.js';
import { AdministeredList } from './administered-list.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

/** Attempts to sign in to an account (ACCT-46). */
export const AccountSignIns = ({ accountId }: { readonly accountId: string }) => {
  const t = useAdministrationLabels();
  const list = useQuery(accountSignInsQuery, { id: accountId });
  return (
    <AdministeredList
      list={list}
      label={t('adminSignIns')}
      none={<p className={styles['note']}>{t('adminSignInsNone')}</p>}
    >
      {(event) => <SignInRow key={event.id} event={event} t={t} styles={styles} />}
    </AdministeredList>
  );
};
