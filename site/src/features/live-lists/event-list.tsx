import type { ContentItem } from '@footlight/contract';
import { useLoaded } from '@footlight/elements';
import type { LiveList } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ListFrame } from '../../collections/list-frame.js';
import { FailedPage } from '../../shell/pages/failed-page.js';

/** A list of events with infinite scrolling. */
export const EventList = ({
  list,
  title,
  none,
  children,
}: {
  readonly list: LiveList;
  readonly title: string;
  /** Message and link for an empty list. */
  readonly none: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  };
  readonly children: (events: readonly ContentItem[]) => ReactNode;
}) => {
  const { t } = useLabels();
  const { status, failure, items: events, hasMore, more, loadMore, retry } = useLoaded(list);
  const hasFailed = status === 'failed' || more === 'failed';

  const isEmpty = events.length === 0;
  if (status === 'failed' && isEmpty) return <FailedPage failure={failure} onRetry={() => void retry()} />;
  return (
    <ListFrame title={title}>
      {isEmpty ? (
        status === 'ready' ? (
          <Notice
            title={none.title}
            text={none.text}
            action={<ButtonLink href={none.href}>{none.label}</ButtonLink>}
          />
        ) : (
          <CardGridSkeleton label={t('loading')} />
        )
      ) : (
        <>
          {children(events)}
          <ListEnd
            hasMore={hasMore}
            isLoading={more === 'loading'}
            hasFailed={hasFailed}
            onMore={() => void (hasFailed ? retry() : loadMore())}
          />
        </>
      )}
    </ListFrame>
  );
};
