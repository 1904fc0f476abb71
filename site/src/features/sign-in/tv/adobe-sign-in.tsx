import { useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { useTvSignIn, type AdobeClient } from './use-tv-sign-in.js';

/** Sign-in with Adobe starts with the choice of a TV provider. */
const AdobeSignIn = ({ client }: { readonly client: AdobeClient }) => {
  const { t } = useLabels();
  const [query] = useSearchParams();
  const tvSignIn = useTvSignIn(client);
  if (tvSignIn === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('selectYourProvider')} />
      <AccountFrame title={t('selectYourProvider')} lead={t('selectProviderLead')}>
        <ChooseProvider tvSignIn={tvSignIn} errand={{ entry: Object.fromEntries(query) }} />
      </AccountFrame>
    </>
  );
};

/** Sign-in with ADOBE, where the service is the client. */
export const PrimetimeSignIn = () => <AdobeSignIn client="adobe" />;

/** Sign-in with ADOBE_DCR, where the browser is the client. */
export const AdobeDcrSignIn = () => <AdobeSignIn client="adobeDcr" />;
