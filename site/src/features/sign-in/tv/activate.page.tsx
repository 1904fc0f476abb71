import { userCodeOf } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { ForViewers } from '../../../shell/viewers/for-viewers.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { ConfirmDevice } from './confirm-device.js';
import { TvCode } from './tv-code.js';
import { useTvSignIn } from './use-tv-sign-in.js';

/** A code of Adobe: the viewer signs in at a TV provider, and only the television is signed in. */
const AdobeCode = ({ code }: { readonly code: string }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const tvSignIn = useTvSignIn();
  if (tvSignIn === null)
    return userCodeOf(code) === null ? (
      <NotFoundPage />
    ) : (
      <Navigate replace to={addresses.route('activate', {}, { code })} />
    );
  return (
    <AccountFrame title={t('activateTitle')} lead={t('activateLead')}>
      <TvCode code={code} />
      <ChooseProvider tvSignIn={tvSignIn} errand={{ code }} />
    </AccountFrame>
  );
};

/**
 * The second screen: signs in the television whose code is in the query, or typed here, in whatever way the viewer signs
 * in on this screen. A code in the path is one of Adobe (SIGN-67, SIGN-198).
 */
export const ActivatePage = () => {
  const { t } = useLabels();
  const { id } = useParams();
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle of={t('activateTitle')} />
      {id === undefined ? (
        <ForViewers>
          <ConfirmDevice given={query.get('code') ?? ''} />
        </ForViewers>
      ) : (
        <AdobeCode code={id} />
      )}
    </>
  );
};

export const activatePage = definePage({
  Component: ActivatePage,
  exists: import.meta.env.SSR
    ? ({ site, params: { id } }) => {
        const tv = site.state.realm.getState().realm?.signIn.tv;
        return id === undefined || (tv?.adobeDcr ?? tv?.adobe) != null || userCodeOf(id) !== null;
      }
    : undefined,
  layout: { bleed: true, bare: true },
});
