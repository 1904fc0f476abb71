import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from '../../shell/pages/not-found.page.js';
import { ProviderReturnPage } from './providers/provider-return.page.js';
import { adapterOf } from './providers/provider-adapters.js';
import { FIREBASE_WORD } from './firebase/firebase-labels.js';
import { FirebaseSignIn } from './providers/firebase-sign-in.js';
import { TV_SIGN_INS } from './tv/tv-sign-ins.js';

/**
 * Sign-in with one provider: its own page, or the page that it redirects back to. Not found if the realm does not
 * enable the provider.
 */
export const ProviderLoginPage = () => {
  const { authProvider = '' } = useParams();
  const { providers } = useSite().realm.signIn;
  const { firebase } = useSite().realm.signIn;
  const isOn = (name: string): boolean => providers.some((provider) => provider.name === name);
  if (authProvider === FIREBASE_WORD && firebase !== undefined) return <FirebaseSignIn settings={firebase} />;
  const tvSignIn = Object.hasOwn(TV_SIGN_INS, authProvider) ? TV_SIGN_INS[authProvider] : undefined;
  if (tvSignIn !== undefined && isOn(tvSignIn.provider)) return <tvSignIn.Component />;
  const returning = providers.find(({ name }) => name === authProvider && adapterOf(name) !== undefined);
  return returning === undefined ? <NotFoundPage /> : <ProviderReturnPage />;
};

export const providerLoginPage = definePage({
  Component: ProviderLoginPage,
  layout: { bleed: true, bare: true },
});
