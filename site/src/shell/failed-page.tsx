import { errorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useSite } from '../app/site-context.js';
import { NotFoundPage } from './not-found.page.js';
import { PageNotice } from './page-notice.js';

const isMissing = (code: string): boolean => code.endsWith('NOT_FOUND');

/** A page whose content did not come: what happened, and one way on. */
export const FailedPage = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const code = failure?.code ?? 'INTERNAL';
  if (isMissing(code) && code === 'NOT_FOUND') return <NotFoundPage />;
  return (
    <PageNotice
      urgent
      title={isMissing(code) ? t(errorLabel(code)) : t('failedTitle')}
      {...(isMissing(code) ? { text: t('notFoundText') } : { text: t(errorLabel(code)) })}
      action={
        isMissing(code) ? (
          <ButtonLink look="primary" href={addresses.route('home')}>
            {t('goHome')}
          </ButtonLink>
        ) : (
          <Button look="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
};
