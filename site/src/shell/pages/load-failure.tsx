import { errorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import { Button, Notice, useLabels } from '@footlight/ui';

export interface LoadFailureProps {
  readonly entry: { readonly failure: Failure | null; readonly retry: () => unknown };
}

/** Says why data failed to load, with a button that retries. */
export const LoadFailure = ({ entry: { failure, retry } }: LoadFailureProps) => {
  const { t } = useLabels();
  return (
    <Notice
      urgent
      title={t(errorLabel(failure?.code ?? 'NETWORK'))}
      action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
    />
  );
};
