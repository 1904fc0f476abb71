import { LiveNowList } from '@footlight/widgets';
import { ButtonLink, CloseButton, classNames, headings, useLabels } from '@footlight/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { signInQuery } from '../../navigation/sign-in-query.js';
import styles from './side-panel.module.css';

/** Links to the sign-in options. */
export const SignInOptions = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { pathname, search } = useLocation();
  const query = signInQuery(pathname, search);
  return (
    <div className={styles['signIn']}>
      <CloseButton className={styles['close']} label={t('closePanel')} onClick={onClose} />
      <h2 className={classNames(headings['part'], styles['title'])}>{t('welcomeTitle')}</h2>
      <p className={styles['text']}>{t('welcomeText')}</p>
      <ButtonLink look="primary" href={addresses.route('login', {}, query)}>
        {t('signIn')}
      </ButtonLink>
      {realm.signIn.selfRegistration && (
        <ButtonLink href={addresses.route('signup', {}, query)}>{t('signUp')}</ButtonLink>
      )}
    </div>
  );
};

/** List of live events. */
export const LiveList = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useLabels();
  const { state, addresses, realm, language } = useSite();
  const navigate = useNavigate();
  return (
    <div className={styles['live']}>
      <LiveNowList
        id={id}
        liveList={state.liveList}
        titleDisplayMode={realm.titleDisplayMode}
        language={language}
        t={t}
        linkOf={(event) => addresses.content(event)}
        onFollow={(event, click) => {
          click.preventDefault();
          void navigate(addresses.content(event));
        }}
        onClose={onClose}
      />
    </div>
  );
};
