import { LiveNowList } from '@footlight/widgets';
import { CloseButton, classNames, headings, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './side-panel.module.css';

/** The ways to sign in. */
export const SignInOptions = ({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['signIn']}>
      <CloseButton className={styles['close']} label={t('closePanel')} onClick={onClose} />
      <h2 className={classNames(headings['part'], styles['title'])}>{t('welcomeTitle')}</h2>
      <p className={styles['text']}>{t('welcomeText')}</p>
      {children}
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
