import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useSite, useViewer } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { FIREBASE_WORD } from '../firebase/firebase-labels.js';
import { openedProvider } from '../redirect/opened-provider.js';
import { SignedInAlready } from '../signed-in-already.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { BeginSignIn } from './begin-sign-in.js';
import { flowOf } from './flow-of.js';
import { SocialSignIn } from './social-sign-in.js';

/**
 * A return address that was opened without a response: OAuth and OpenID Connect begin a sign-in, for the app in the path
 * if there is one; social providers have a page to continue from (SIGN-193).
 */
export const BareReturn = () => {
  const { realm, addresses } = useSite();
  const params = useParams();
  const [query] = useSearchParams();
  const viewer = useViewer();
  const leave = useAfterSignIn();
  const provider = openedProvider(realm.signIn.providers, { params, query });
  if (provider === undefined) return <NotFoundPage />;
  if (viewer?.isGuest === false) return <SignedInAlready onContinue={leave} />;
  if (provider.name === 'FIREBASE')
    return (
      <Navigate
        replace
        to={addresses.route('loginProvider', { authProvider: FIREBASE_WORD }, Object.fromEntries(query))}
      />
    );
  return provider.name === 'GENERIC_OAUTH' || provider.name === 'OPENID_CONNECT' ? (
    <BeginSignIn provider={provider} flow={flowOf(query, realm.signIn)} bundleId={params['appname']} />
  ) : (
    <SocialSignIn provider={provider} />
  );
};
