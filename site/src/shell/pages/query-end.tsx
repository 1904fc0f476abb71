import type { QueryState } from '@footlight/state';
import { ListEnd } from '@footlight/ui';

export interface QueryEndProps {
  readonly list: Pick<QueryState<unknown>, 'status' | 'hasMore' | 'more'> & {
    readonly loadMore: () => unknown;
    readonly retry: () => unknown;
  };
}

/** The end of a query's list: loads the next page as it comes near, and offers a retry after a failure. */
export const QueryEnd = ({ list: { status, hasMore, more, loadMore, retry } }: QueryEndProps) => {
  const hasFailed = status === 'failed' || more === 'failed';
  return (
    <ListEnd
      hasMore={hasMore}
      isLoading={more === 'loading'}
      hasFailed={hasFailed}
      onMore={() => void (hasFailed ? retry() : loadMore())}
    />
  );
};
