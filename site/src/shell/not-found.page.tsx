import { ButtonLink, useLabels } from '@footlight/ui';
import { useSite } from '../app/site-context.js';
import { PageNotice } from './page-notice.js';
import { PageTitle } from './page-title.js';

/** An address that nothing is at. */
export const NotFoundPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <>
      <PageTitle of={t('notFoundTitle')} />
      <PageNotice
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <ButtonLink look="primary" href={addresses.route('home')}>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </>
  );
};
