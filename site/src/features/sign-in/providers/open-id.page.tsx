import { ButtonLink, useLabels } from '@footlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { openIdClient, providerLabel, type RealmProvider } from '../redirect/redirect-providers.js';
import { useBeginSignIn } from '../redirect/use-begin-sign-in.js';
import { AccountFrame } from '../account-frame.js';

/** Selects the OpenID Connect client: the query's `clientName`, or the realm's first (SIGN-102). */
const OfClient = ({ children }: { readonly children: (client: RealmProvider) => ReactNode }) => {
  const { realm } = useSite();
  const [query] = useSearchParams();
  const client = openIdClient(realm.signIn.providers, query.get('clientName'));
  return client === undefined ? <NotFoundPage /> : children(client);
};

/** Shown if the provider cannot be reached; `local=1` keeps the login from redirecting back here. */
const ProviderUnavailable = ({ title, lead }: { readonly title: string; readonly lead: string }) => {
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

const Begin = ({ client, flow }: { readonly client: RealmProvider; readonly flow: StoredSignIn['flow'] }) => {
  const { t } = useLabels();
  const { begin, status } = useBeginSignIn();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin(client, flow);
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

const Leave = ({ to }: { readonly to: string }) => {
  useEffect(() => location.replace(to), [to]);
  return <WaitingPage />;
};

const Account = ({ client }: { readonly client: RealmProvider }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <>
      <PageTitle of={t('myAccount')} />
      {client.accountPage === undefined ? (
        <Navigate replace to={addresses.route('account')} />
      ) : (
        <Leave to={client.accountPage} />
      )}
    </>
  );
};

const Password = ({ client }: { readonly client: RealmProvider }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  if (client.passwordPage !== undefined) return <Leave to={client.passwordPage} />;
  if (realm.signIn.passwordReset)
    return <Navigate replace to={addresses.route('requestPassword', {}, Object.fromEntries(query))} />;
  return (
    <ProviderUnavailable
      title={t('forgotPassword')}
      lead={t('passwordKeptByProvider', { provider: providerLabel(client) })}
    />
  );
};

const PasswordPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('forgotPassword')} />
      <OfClient>{(client) => <Password client={client} />}</OfClient>
    </>
  );
};

const layout = { bleed: true, bare: true } as const;

export const openIdLoginPage = definePage({
  Component: () => <OfClient>{(client) => <Begin client={client} flow="SIGNIN" />}</OfClient>,
  layout,
});
export const openIdSignupPage = definePage({
  Component: () => <OfClient>{(client) => <Begin client={client} flow="SIGNUP" />}</OfClient>,
  layout,
});
export const openIdAccountPage = definePage({
  Component: () => <OfClient>{(client) => <Account client={client} />}</OfClient>,
  layout,
});
export const openIdPasswordPage = definePage({ Component: PasswordPage, layout });
