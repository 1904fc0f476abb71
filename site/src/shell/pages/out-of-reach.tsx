import { Button, useLabels } from '@footlight/ui';
import { PageNotice } from './page-notice.js';

/** Shown if the service cannot be reached and the realm is therefore unknown. */
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
