import { tvProvidersQuery } from '@footlight/state';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead } from '../../../app/use-query.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageNotice } from '../../../shell/pages/page-notice.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { FinishTvSignIn } from './finish-tv-sign-in.js';
import { PartnerList } from './partner-list.js';
import { hasTvProviders, namedPartner } from './partners.js';
import { useHasDevice } from './signed-in-device.js';
import { useTvSignIn } from './use-tv-sign-in.js';

export const beginProviders: LoadPage = async ({ site, params: { result } }) => {
  const { realm } = site.state.realm.getState();
  const settings = realm?.signIn.tv.adobeDcr ?? realm?.signIn.tv.adobe;
  if (result === undefined && settings)
    await loadAhead(site, tvProvidersQuery, { requestorId: settings.requestorId });
};

/** The second screen after a TV provider: the television goes on, if this browser has just signed one in. */
const DeviceReady = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const hasDevice = useHasDevice();
  if (hasDevice === null) return <WaitingPage />;
  return hasDevice ? (
    <PageNotice title={t('deviceReadyTitle')} text={t('deviceReadyText')} />
  ) : (
    <PageNotice
      title={t('nothingToFinish')}
      text={t('noDeviceText')}
      action={
        <ButtonLink look="primary" href={addresses.route('activate')}>
          {t('enterTvCode')}
        </ButtonLink>
      }
    />
  );
};

/** Choice of a TV provider, and the page that it redirects back to. */
export const ProvidersPage = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { result, device } = useParams();
  const [query] = useSearchParams();
  const tvSignIn = useTvSignIn();
  const { provider: named, ...entry } = Object.fromEntries(query);
  const partner = namedPartner(realm.signIn, named);
  if (result === undefined && partner !== undefined)
    return <Navigate replace to={addresses.route('loginProvider', { authProvider: partner }, entry)} />;
  if (result === undefined)
    return hasTvProviders(realm.signIn) ? (
      <>
        <PageTitle of={t('selectYourProvider')} />
        <AccountFrame title={t('selectYourProvider')} lead={t('selectProviderLead')}>
          {tvSignIn !== null && <ChooseProvider tvSignIn={tvSignIn} errand={{ entry }} named={named} />}
          <PartnerList isAlone={tvSignIn === null} />
        </AccountFrame>
      </>
    ) : (
      <NotFoundPage />
    );
  if (tvSignIn === null || result !== 'success') return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t(device === undefined ? 'finishTvSignInTitle' : 'activateTitle')} />
      {device === undefined ? <FinishTvSignIn tvSignIn={tvSignIn} /> : <DeviceReady />}
    </>
  );
};

export const providersPage = definePage({
  load: beginProviders,
  Component: ProvidersPage,
  exists: import.meta.env.SSR
    ? ({ site, params: { result } }) => {
        const { realm } = site.state.realm.getState();
        if (realm === null) return false;
        const { adobe, adobeDcr } = realm.signIn.tv;
        return result === undefined
          ? hasTvProviders(realm.signIn)
          : result === 'success' && (adobeDcr ?? adobe) !== null;
      }
    : undefined,
  layout: { bleed: true, bare: true },
});
