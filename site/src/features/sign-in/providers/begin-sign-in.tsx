import { ButtonLink, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { AccountFrame } from '../account-frame.js';
import type { RealmProvider } from '../redirect/redirect-providers.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { useBeginSignIn } from '../redirect/use-begin-sign-in.js';

/** Shown if a provider does not help; `local=1` keeps the login from redirecting back to it. */
export const ProviderUnavailable = ({ title, lead }: { readonly title: string; readonly lead: string }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  return (
    <AccountFrame title={title} lead={lead}>
      <ButtonLink
        look="primary"
        href={addresses.route('login', {}, { ...Object.fromEntries(query), local: '1' })}
      >
        {t('backToSignIn')}
      </ButtonLink>
    </AccountFrame>
  );
};

export interface BeginSignInProps {
  readonly provider: RealmProvider;
  readonly flow: StoredSignIn['flow'];
  /** App that the sign-in returns to (SIGN-90). */
  readonly bundleId?: string | undefined;
}

/** Redirects to a provider as soon as it is shown. */
export const BeginSignIn = ({ provider, flow, bundleId }: BeginSignInProps) => {
  const { t } = useLabels();
  const { begin, status } = useBeginSignIn({ bundleId });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin(provider, flow);
  });
  return (
    <>
      <PageTitle of={t(flow === 'SIGNUP' ? 'signUp' : 'signIn')} />
      {status === 'failed' ? (
        <ProviderUnavailable title={t('providerRefusedTitle')} lead={t('errorProviderFailed')} />
      ) : (
        <WaitingPage />
      )}
    </>
  );
};
