import { tvProvidersQuery } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead } from '../../../app/use-query.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageNotice } from '../../../shell/pages/page-notice.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { FinishTvSignIn } from './finish-tv-sign-in.js';
import { PartnerList } from './partner-list.js';
import { hasTvProviders } from './partners.js';
import { useTvSignIn } from './use-tv-sign-in.js';

export const beginProviders: LoadPage = async ({ site, params: { result } }) => {
  const { realm } = site.state.realm.getState();
  const settings = realm?.signIn.tv.adobeDcr ?? realm?.signIn.tv.adobe;
  if (result === undefined && settings)
    await loadAhead(site, tvProvidersQuery, { requestorId: settings.requestorId });
};

/** Choice of a TV provider, and the page that it redirects back to. */
export const ProvidersPage = () => {
  const { t } = useLabels();
  const { realm } = useSite();
  const { result, device } = useParams();
  const [query] = useSearchParams();
  const tvSignIn = useTvSignIn();
  if (result === undefined)
    return hasTvProviders(realm.signIn) ? (
      <>
        <PageTitle of={t('selectYourProvider')} />
        <AccountFrame title={t('selectYourProvider')} lead={t('selectProviderLead')}>
          {tvSignIn !== null && (
            <ChooseProvider tvSignIn={tvSignIn} errand={{ entry: Object.fromEntries(query) }} />
          )}
          <PartnerList isAlone={tvSignIn === null} />
        </AccountFrame>
      </>
    ) : (
      <NotFoundPage />
    );
  if (tvSignIn === null || result !== 'success') return <NotFoundPage />;
  return (
    <>
      <PageTitle of={realm.name} />
      {device === undefined ? (
        <FinishTvSignIn tvSignIn={tvSignIn} />
      ) : (
        <PageNotice title={t('deviceReadyTitle')} text={t('deviceReadyText')} />
      )}
    </>
  );
};

export const providersPage = definePage({
  load: beginProviders,
  Component: ProvidersPage,
  layout: { bleed: true, bare: true },
});
