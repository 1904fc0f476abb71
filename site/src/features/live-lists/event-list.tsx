import type { ContentItem } from '@footlight/contract';
import type { EventListStore } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ListFrame } from '../../collections/list-frame.js';
import { FailedPage } from '../../shell/failed-page.js';
import { loadOnce } from './use-event-lists.js';

/** A page of events, fetched page by page as its reader comes to its end. */
export const EventList = ({
  store,
  title,
  none,
  children,
}: {
  readonly store: EventListStore;
  readonly title: string;
  /** Where there is nothing: what to say, and where to go instead. */
  readonly none: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  };
  readonly children: (events: readonly ContentItem[]) => ReactNode;
}) => {
  const { t } = useLabels();
  const { status, failure, events, page, totalPages, load, loadMore } = useStore(store);
  useEffect(() => void loadOnce(store), [store]);

  const isEmpty = events.length === 0;
  if (status === 'failed' && isEmpty) return <FailedPage failure={failure} onRetry={() => void load()} />;
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
            hasMore={page < totalPages}
            isLoading={status === 'loading'}
            hasFailed={status === 'failed'}
            onMore={() => void loadMore()}
          />
        </>
      )}
    </ListFrame>
  );
};
