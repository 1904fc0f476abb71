import { useLabels } from '@footlight/ui';
import { SignInNotice } from '../../shell/viewers/sign-in-notice.js';

/** Asks guests to sign in for a list that belongs to an account. */
export const ListOfAViewer = () => {
  const { t } = useLabels();
  return <SignInNotice title={t('watchlistOfOthers')} text={t('watchlistOfOthersText')} />;
};
