import type { ContentItem } from '@footlight/contract';
import { createReleasesStore } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { DayList } from '../../collections/day-list.js';
import { ListFrame } from '../../collections/list-frame.js';
import { FailedPage } from '../../shell/failed-page.js';

const useReleasesStore = createPageStore(createReleasesStore);

const ALL = 'releases';

export const beginReleases: LoadPage = ({ site }) => useReleasesStore.of(site).getState().load(ALL);

const releasedAt = ({ release }: ContentItem): number => Date.parse(release?.scheduledAt ?? '') || 0;

/** What came out and what is about to, newest first, by day. */
export const ReleasesPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const now = useNow();
  const { status, failure, items, paging, more, load, loadMore } = useStore(useReleasesStore());
  useEffect(() => void load(ALL), [load]);

  if (status === 'failed' && items.length === 0)
    return <FailedPage failure={failure} onRetry={() => void load(ALL)} />;
  return (
    <ListFrame title={t('releasesTitle')}>
      {items.length === 0 ? (
        status === 'ready' ? (
          <Notice
            title={t('releasesNone')}
            text={t('releasesNoneText')}
            action={<ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>}
          />
        ) : (
          <CardGridSkeleton label={t('loading')} />
        )
      ) : (
        <>
          <DayList items={items} timeOf={releasedAt} now={now} />
          <ListEnd
            hasMore={paging.moreDataAvailable}
            isLoading={more === 'loading'}
            hasFailed={more === 'failed'}
            onMore={() => void loadMore()}
          />
        </>
      )}
    </ListFrame>
  );
};

export const releasesPage = definePage({ load: beginReleases, Component: ReleasesPage });
