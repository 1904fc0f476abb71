import { useLabels } from '@footlight/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { definePage, type PageContext } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { openIdClient, providerLabel, type RealmProvider } from '../redirect/redirect-providers.js';
import { BeginSignIn, ProviderUnavailable } from './begin-sign-in.js';

/** Selects the OpenID Connect client: the query's `clientName`, or the realm's first (SIGN-102). */
const OfClient = ({ children }: { readonly children: (client: RealmProvider) => ReactNode }) => {
  const { realm } = useSite();
  const [query] = useSearchParams();
  const client = openIdClient(realm.signIn.providers, query.get('clientName'));
  return client === undefined ? <NotFoundPage /> : children(client);
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

const shared = {
  exists: import.meta.env.SSR
    ? ({ site }: PageContext) =>
        openIdClient(site.state.realm.getState().realm?.signIn.providers ?? [], null) !== undefined
    : undefined,
  layout: { bleed: true, bare: true },
} as const;

export const openIdLoginPage = definePage({
  Component: () => <OfClient>{(client) => <BeginSignIn provider={client} flow="SIGNIN" />}</OfClient>,
  ...shared,
});
export const openIdSignupPage = definePage({
  Component: () => <OfClient>{(client) => <BeginSignIn provider={client} flow="SIGNUP" />}</OfClient>,
  ...shared,
});
export const openIdAccountPage = definePage({
  Component: () => <OfClient>{(client) => <Account client={client} />}</OfClient>,
  ...shared,
});
export const openIdPasswordPage = definePage({ Component: PasswordPage, ...shared });
