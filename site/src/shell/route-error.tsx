import { Button, useLabels } from '@footlight/ui';
import { useRouteError } from 'react-router-dom';
import { PageNotice } from './page-notice.js';

/** A page that broke, or whose code did not load: said in words, and reported to the console. */
export const RouteError = () => {
  const { t } = useLabels();
  console.error(useRouteError());
  return (
    <PageNotice
      urgent
      title={t('failedTitle')}
      text={t('errorGeneric')}
      action={
        <Button look="primary" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    />
  );
};
