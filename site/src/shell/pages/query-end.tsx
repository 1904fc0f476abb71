import type { QueryState } from '@footlight/state';
import { ListEnd } from '@footlight/ui';
import { useIsSessionKnown } from '../../app/site-context.js';

export interface QueryEndProps {
  readonly list: Pick<QueryState<unknown>, 'status' | 'hasMore' | 'more'> & {
    readonly loadMore: () => unknown;
    readonly retry: () => unknown;
  };
}

/**
 * The end of a query's list: loads the next page as it comes near, and offers a retry after a failure. Not before the
 * viewer is known, for whom the list is loaded again.
 */
export const QueryEnd = ({ list: { status, hasMore, more, loadMore, retry } }: QueryEndProps) => {
  const isSessionKnown = useIsSessionKnown();
  const hasFailed = status === 'failed' || more === 'failed';
  return (
    <ListEnd
      hasMore={hasMore && isSessionKnown}
      isLoading={more === 'loading'}
      hasFailed={hasFailed}
      onMore={() => void (hasFailed ? retry() : loadMore())}
    />
  );
};
