import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useRouteError } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { PageNotice } from './page-notice.js';

/** A page that broke, or whose code did not load: said in words, and reported to the console. */
export const RouteError = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  console.error(useRouteError());
  return (
    <PageNotice
      urgent
      title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
      text={t(isOffline ? 'offlineText' : 'errorGeneric')}
      action={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
          <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>
        </>
      }
    />
  );
};
