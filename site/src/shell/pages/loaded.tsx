import { errorLabel } from '@footlight/i18n';
import type { QueryState } from '@footlight/state';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';

interface LoadedProps<R> {
  readonly entry: Pick<QueryState<R>, 'data' | 'failure' | 'status'> & {
    readonly retry: () => Promise<void>;
  };
  readonly children: (data: R) => ReactNode;
}

/** Renders loaded data, a placeholder while loading, or the failure. */
export const Loaded = <R,>({ entry: { data, status, failure, retry }, children }: LoadedProps<R>) => {
  const { t } = useLabels();
  if (data !== null) return children(data);
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={t(errorLabel(failure?.code ?? 'NETWORK'))}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
      />
    );
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="wide" />
    </div>
  );
};
