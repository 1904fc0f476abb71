import { errorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { NotFoundPage } from './not-found.page.js';
import { PageNotice } from './page-notice.js';
import { PageTitle } from './page-title.js';
import { BackButton, WaysOn } from './ways-on.js';

const isMissing = (code: string): boolean => code.endsWith('_NOT_FOUND');

/** A page whose content did not come: what happened, and the ways on. */
export const FailedPage = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}) => {
  const { t } = useLabels();
  const code = failure?.code ?? 'INTERNAL';
  if (code === 'NOT_FOUND') return <NotFoundPage />;
  const words = t(errorLabel(code));
  const title = isMissing(code) ? words : t('failedTitle');
  return (
    <>
      <PageTitle of={title} />
      <PageNotice
        urgent
        title={title}
        text={isMissing(code) ? t('notFoundText') : words}
        action={
          isMissing(code) ? (
            <WaysOn />
          ) : (
            <>
              <Button look="primary" onClick={onRetry}>
                {t('retry')}
              </Button>
              <BackButton />
            </>
          )
        }
      />
    </>
  );
};
