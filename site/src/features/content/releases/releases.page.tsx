import type { ContentItem } from '@footlight/contract';
import { releasesQuery } from '@footlight/state';
import { ButtonLink, CardGridSkeleton, Notice, useLabels } from '@footlight/ui';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { DayList } from '../collections/day-list.js';
import { ListFrame } from '../../../shell/lists/list-frame.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { plainHead } from '../../../head/plain-head.js';
import { QueryEnd } from '../../../shell/pages/query-end.js';

export const beginReleases: LoadPage = ({ site }) => loadAhead(site, releasesQuery, {});

const releasedAt = ({ release }: ContentItem): number => Date.parse(release?.scheduledAt ?? '') || 0;

/** Past and upcoming releases, newest first, by day. */
export const ReleasesPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const now = useNow();
  const list = useQuery(releasesQuery, {});
  const { status, error, items, retry } = list;

  if (status === 'failed' && items.length === 0)
    return <FailedPage error={error} onRetry={() => void retry()} />;
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
          <QueryEnd list={list} />
        </>
      )}
    </ListFrame>
  );
};

export const releasesPage = definePage({
  load: beginReleases,
  head: import.meta.env.SSR ? plainHead('releases', 'releasesTitle') : undefined,
  Component: ReleasesPage,
  sharedByGuests: true,
});
