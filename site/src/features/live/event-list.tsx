import type { ContentItem } from '@footlight/contract';
import { useLoaded } from '@footlight/widgets';
import type { LiveList } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, Notice, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ListFrame } from '../../shell/lists/list-frame.js';
import { FailedPage } from '../../shell/pages/failed-page.js';
import { QueryEnd } from '../../shell/pages/query-end.js';

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
  const query = useLoaded(list);
  const { status, error, items: events, retry } = query;
  const isEmpty = events.length === 0;
  if (status === 'failed' && isEmpty) return <FailedPage error={error} onRetry={() => void retry()} />;
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
          <QueryEnd list={query} />
        </>
      )}
    </ListFrame>
  );
};
