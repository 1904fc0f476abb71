import { errorLabel } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import { Button, Notice, useLabels } from '@footlight/ui';

export interface LoadErrorProps {
  readonly entry: { readonly error: CallError | null; readonly retry: () => unknown };
}

/** Says why data failed to load, with a button that retries. */
export const LoadError = ({ entry: { error, retry } }: LoadErrorProps) => {
  const { t } = useLabels();
  return (
    <Notice
      urgent
      title={t(errorLabel(error?.code ?? 'NETWORK'))}
      action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
    />
  );
};
