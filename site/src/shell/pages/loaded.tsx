import type { QueryState } from '@footlight/state';
import { Skeleton, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.js';

interface LoadedProps<R> {
  readonly entry: Pick<QueryState<R>, 'data' | 'error' | 'status'> & {
    readonly retry: () => Promise<void>;
  };
  readonly children: (data: R) => ReactNode;
}

/** Renders loaded data, a placeholder while loading, or the failure. */
export const Loaded = <R,>({ entry, children }: LoadedProps<R>) => {
  const { t } = useLabels();
  const { data, status } = entry;
  if (data !== null) return children(data);
  if (status === 'failed') return <LoadError entry={entry} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="wide" />
    </div>
  );
};
