import type { ContentItem } from '@footlight/contract';
import { releasesQuery } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { loadAhead } from '../../../app/use-query.js';
import { DayList } from '../collections/day-list.js';
import { ContentList } from '../../../shell/lists/content-list.js';
import { plainHead } from '../../../head/plain-head.js';

export const beginReleases: LoadPage = ({ site }) => loadAhead(site, releasesQuery, {});

const releasedAt = ({ release }: ContentItem): number => Date.parse(release?.scheduledAt ?? '') || 0;

/** Past and upcoming releases, newest first, by day. */
export const ReleasesPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const now = useNow();
  return (
    <ContentList
      list={state.queries.entry(releasesQuery, {})}
      title={t('releasesTitle')}
      none={{
        title: t('releasesNone'),
        text: t('releasesNoneText'),
        label: t('goHome'),
        href: addresses.route('home'),
      }}
    >
      {(items) => <DayList items={items} timeOf={releasedAt} now={now} />}
    </ContentList>
  );
};

export const releasesPage = definePage({
  load: beginReleases,
  head: import.meta.env.SSR ? plainHead('releases', 'releasesTitle') : undefined,
  Component: ReleasesPage,
  sharedByGuests: true,
});
