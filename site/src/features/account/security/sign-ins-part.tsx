import { signInsQuery } from '@footlight/state';
import { useQuery } from '../../../app/use-query.js';
import { QueryEnd } from '../../../shell/pages/query-end.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { SignInRow } from '../../sign-in/sign-in-events/sign-in-row.js';
import styles from '../account-area.module.css';
import { Part } from '../part.js';

/** Attempts to sign in to the account, and when an administrator has seen it (SIGN-171, ACCT-48). */
export const SignInsPart = () => {
  const t = useAccountLabels();
  const list = useQuery(signInsQuery, {});
  return (
    <Part title={t('signInsTitle')}>
      <p className={styles['text']}>{t('signInsLead')}</p>
      <Loaded entry={list}>
        {() => (
          <div>
            <ul className={styles['list']} aria-label={t('signInsTitle')}>
              {list.items.map((event) => (
                <SignInRow key={event.id} event={event} t={t} styles={styles} />
              ))}
            </ul>
            <QueryEnd list={list} />
          </div>
        )}
      </Loaded>
    </Part>
  );
};
