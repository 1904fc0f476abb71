import { errorLabel } from '@footlight/i18n';
import { useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { AccountLabels, useAccountLabels } from '../../shell/viewers/account-labels.js';
import { PageNotice } from '../../shell/pages/page-notice.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { WaitingPage } from '../../shell/pages/waiting-page.js';
import { FallbackLinks } from '../../shell/pages/fallback-links.js';

const Impersonation = ({ token }: { readonly token: string }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state, addresses } = useSite();
  const navigate = useNavigate();
  const error = useStore(state.session, (session) => session.error);
  // A link can be used once, and effects may run twice.
  const requestedToken = useRef<string | null>(null);
  useEffect(() => {
    if (requestedToken.current === token) return;
    requestedToken.current = token;
    void state.session
      .getState()
      .impersonate(token)
      .then((isOpen) => (isOpen ? navigate(addresses.route('home'), { replace: true }) : undefined));
  }, [token, state, navigate, addresses]);
  if (error === null)
    return (
      <>
        <PageTitle of={t('impersonating')} />
        <WaitingPage />
      </>
    );
  return (
    <>
      <PageTitle of={t('impersonationFailed')} />
      <PageNotice
        urgent
        title={t('impersonationFailed')}
        text={common(errorLabel(error.code))}
        action={<FallbackLinks />}
      />
    </>
  );
};

/** Opens an account with an administrator's link (ACCT-20). */
export const ImpersonatePage = () => (
  <AccountLabels>
    <Impersonation token={useParams()['token'] ?? ''} />
  </AccountLabels>
);

export const impersonatePage = definePage({ Component: ImpersonatePage, layout: { bare: true } });
