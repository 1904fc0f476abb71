import { Button, useLabels } from '@footlight/ui';
import { PageNotice } from './page-notice.js';

/** The service could not be reached, so that not even the realm is known. */
export const OutOfReach = () => {
  const { t } = useLabels();
  return (
    <PageNotice
      urgent
      title={t('failedTitle')}
      text={t('errorNetwork')}
      action={
        <Button look="primary" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    />
  );
};
