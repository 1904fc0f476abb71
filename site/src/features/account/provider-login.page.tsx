import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from '../../shell/pages/not-found.page.js';
import { ProviderReturnPage } from './providers/provider-return.page.js';
import { twinOf } from './providers/provider-twins.js';
import { FIREBASE_WORD } from '../../sign-in/firebase/firebase-words.js';
import { FirebaseDoor } from './providers/firebase-door.js';
import { TV_DOORS } from './tv/tv-doors.js';

/**
 * Sign-in with one provider: its own page, or the page that it redirects back to. Not found if the realm does not
 * enable the provider.
 */
export const ProviderLoginPage = () => {
  const { authProvider = '' } = useParams();
  const { providers } = useSite().realm.signIn;
  const { firebase } = useSite().realm.signIn;
  const isOn = (name: string): boolean => providers.some((provider) => provider.name === name);
  if (authProvider === FIREBASE_WORD && firebase !== undefined) return <FirebaseDoor settings={firebase} />;
  const door = Object.hasOwn(TV_DOORS, authProvider) ? TV_DOORS[authProvider] : undefined;
  if (door !== undefined && isOn(door.provider)) return <door.Door />;
  const returning = providers.find(({ name }) => name === authProvider && twinOf(name) !== undefined);
  return returning === undefined ? <NotFoundPage /> : <ProviderReturnPage />;
};

export const providerLoginPage = definePage({
  Component: ProviderLoginPage,
  layout: { bleed: true, bare: true },
});
