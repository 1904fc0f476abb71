import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from '../../shell/not-found.page.js';
import { TV_DOORS } from './tv/tv-doors.js';

/** Sign-in with one provider; unknown where the realm does not turn it on. */
export const ProviderLoginPage = () => {
  const { authProvider = '' } = useParams();
  const { providers } = useSite().realm.signIn;
  const door = Object.hasOwn(TV_DOORS, authProvider) ? TV_DOORS[authProvider] : undefined;
  if (door === undefined || !providers.some(({ name }) => name === door.provider)) return <NotFoundPage />;
  return <door.Door />;
};

export const providerLoginPage = definePage({
  Component: ProviderLoginPage,
  layout: { bleed: true, bare: true },
});
