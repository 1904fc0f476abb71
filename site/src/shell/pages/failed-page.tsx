import { errorLabel, type LabelKey } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { NotFoundPage } from './not-found.page.js';
import { PageNotice } from './page-notice.js';
import { PageTitle } from '../navigation/page-title.js';
import { BackButton, FallbackLinks } from './fallback-links.js';

/** Text for content that does not exist; null for other failures. */
const absenceOf = (code: string): LabelKey | null => {
  if (code === 'EVENT_NOT_LIVE') return 'eventOverText';
  return code.endsWith('_NOT_FOUND') ? 'notFoundText' : null;
};

/** A page whose content failed to load, with the reason and links to continue. */
export const FailedPage = ({
  error,
  onRetry,
}: {
  readonly error: CallError | null;
  readonly onRetry: () => void;
}) => {
  const { t } = useLabels();
  const code = error?.code ?? 'INTERNAL';
  if (code === 'NOT_FOUND') return <NotFoundPage />;
  const words = t(errorLabel(code));
  const absence = absenceOf(code);
  if (absence !== null)
    return (
      <>
        <PageTitle of={words} />
        <PageNotice urgent title={words} text={t(absence)} action={<FallbackLinks />} />
      </>
    );
  return (
    <>
      <PageTitle of={t('failedTitle')} />
      <PageNotice
        urgent
        title={t('failedTitle')}
        text={words}
        action={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <BackButton />
          </>
        }
      />
    </>
  );
};
