import type { ContentItem } from '@footlight/contract';
import { useLoaded } from '@footlight/widgets';
import type { Entry } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, Notice, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ListFrame } from './list-frame.js';
import { FailedPage } from '../pages/failed-page.js';
import { QueryEnd } from '../pages/query-end.js';

/** A page with one list of events or titles, with infinite scrolling. */
export const ContentList = <R,>({
  list,
  title,
  none,
  children,
}: {
  readonly list: Entry<R, ContentItem>;
  readonly title: string;
  /** Message and link for an empty list. */
  readonly none: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  };
  readonly children: (items: readonly ContentItem[]) => ReactNode;
}) => {
  const { t } = useLabels();
  const query = useLoaded(list);
  const { status, error, items, retry } = query;
  const isEmpty = items.length === 0;
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
          {children(items)}
          <QueryEnd list={query} />
        </>
      )}
    </ListFrame>
  );
};
