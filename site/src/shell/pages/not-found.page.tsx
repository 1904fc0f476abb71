import { useLabels } from '@footlight/ui';
import { PageNotice } from './page-notice.js';
import { PageTitle } from '../navigation/page-title.js';
import { FallbackLinks } from './fallback-links.js';

/** The page for unknown addresses. */
export const NotFoundPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('notFoundTitle')} />
      <PageNotice title={t('notFoundTitle')} text={t('notFoundText')} action={<FallbackLinks />} />
    </>
  );
};
