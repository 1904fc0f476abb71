import { useLabels } from '@footlight/ui';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { ChooseProvider } from './choose-provider.js';
import { TvCode } from './tv-code.js';
import { useTvSignIn } from './use-tv-sign-in.js';

/** The second screen: signs in the television whose code is in the address. */
export const ActivatePage = () => {
  const { t } = useLabels();
  const { id: code = '' } = useParams();
  const tvSignIn = useTvSignIn();
  if (tvSignIn === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('activateTitle')} />
      <AccountFrame title={t('activateTitle')} lead={t('activateLead')}>
        <TvCode code={code} />
        <ChooseProvider tvSignIn={tvSignIn} errand={{ code }} />
      </AccountFrame>
    </>
  );
};

export const activatePage = definePage({ Component: ActivatePage, layout: { bleed: true, bare: true } });
