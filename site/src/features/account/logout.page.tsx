import { ButtonLink, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { definePage } from '../../app/define-page.js';
import { useReader, useSite } from '../../app/site-context.js';
import { PageNotice } from '../../shell/page-notice.js';
import { PageTitle } from '../../shell/page-title.js';

/** Signs out on arrival. */
export const LogoutPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const reader = useReader();
  useEffect(() => void state.session.getState().signOut(), [state]);
  return (
    <>
      <PageTitle of={t('signOut')} />
      <PageNotice
        title={reader?.isGuest === false ? t('loading') : t('signedOutTitle')}
        text={t('signedOutText')}
        action={
          <ButtonLink look="primary" href={addresses.route('home')}>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </>
  );
};

export const logoutPage = definePage({ Component: LogoutPage });
