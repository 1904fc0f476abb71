import type { ComponentType } from 'react';
import type { PublicRealm } from '@footlight/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from '../../shell/pages/not-found.page.js';
import { ProviderReturnPage } from './providers/provider-return.page.js';
import { FIREBASE_WORD } from './firebase/firebase-labels.js';
import { FirebaseSignIn } from './providers/firebase-sign-in.js';
import { SocialSignIn } from './providers/social-sign-in.js';
import { openedProvider, socialPageOf } from './redirect/opened-provider.js';
import { TV_SIGN_INS } from './tv/tv-sign-ins.js';

type Params = Readonly<Record<string, string | undefined>>;

const Firebase = () => {
  const { firebase } = useSite().realm.signIn;
  return firebase === undefined ? <NotFoundPage /> : <FirebaseSignIn settings={firebase} />;
};

const Social = () => {
  const { authProvider = '' } = useParams();
  const [query] = useSearchParams();
  const { providers } = useSite().realm.signIn;
  const provider = socialPageOf(providers, authProvider, query);
  return provider === undefined ? <NotFoundPage /> : <SocialSignIn provider={provider} />;
};

/** The page of a provider that the realm enables; null for all others (SIGN-193). */
const pageOf = (
  { providers, firebase }: PublicRealm['signIn'],
  params: Params,
  query: URLSearchParams,
): ComponentType | null => {
  const { authProvider = '', clientName } = params;
  if (openedProvider(providers, { params: { ...params, authProvider }, query }) !== undefined)
    return ProviderReturnPage;
  if (clientName !== undefined) return null;
  if (authProvider === FIREBASE_WORD) return firebase === undefined ? null : Firebase;
  if (socialPageOf(providers, authProvider, query) !== undefined) return Social;
  const tvSignIn = Object.hasOwn(TV_SIGN_INS, authProvider) ? TV_SIGN_INS[authProvider] : undefined;
  return tvSignIn !== undefined && providers.some(({ name }) => name === tvSignIn.provider)
    ? tvSignIn.Component
    : null;
};

/** Sign-in with one provider: its own page, or the page that it redirects back to. */
export const ProviderLoginPage = () => {
  const params = useParams();
  const [query] = useSearchParams();
  const Page = pageOf(useSite().realm.signIn, params, query) ?? NotFoundPage;
  return <Page />;
};

export const providerLoginPage = definePage({
  Component: ProviderLoginPage,
  exists: import.meta.env.SSR
    ? ({ site, params, query }) => {
        const { realm } = site.state.realm.getState();
        return realm !== null && pageOf(realm.signIn, params, query) !== null;
      }
    : undefined,
  layout: { bleed: true, bare: true },
});
