import { useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../../../shell/not-found.page.js';
import { PageTitle } from '../../../shell/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { useTvSignIn } from './use-tv-sign-in.js';

/** Sign-in with Adobe begins with the choice of a TV provider, for ADOBE (primetime) and ADOBE_DCR alike. */
export const AdobeDoor = () => {
  const { t } = useLabels();
  const [query] = useSearchParams();
  const desk = useTvSignIn();
  if (desk === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('selectYourProvider')} />
      <AccountFrame title={t('selectYourProvider')} lead={t('selectProviderLead')}>
        <ChooseProvider desk={desk} errand={{ entry: Object.fromEntries(query) }} />
      </AccountFrame>
    </>
  );
};
