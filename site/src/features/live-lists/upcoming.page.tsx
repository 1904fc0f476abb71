import type { ContentItem } from '@footlight/contract';
import { upcomingQuery } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { loadAhead } from '../../app/use-query.js';
import { DayList } from '../../collections/day-list.js';
import { plainHead } from '../../head/plain-head.js';
import { EventList } from './event-list.js';

export const beginUpcoming: LoadPage = ({ site }) => loadAhead(site, upcomingQuery, {});

const beginsAt = ({ startDate, release }: ContentItem): number =>
  Date.parse(startDate ?? release?.scheduledAt ?? '') || 0;

/** What is announced, soonest first, by the day on which it begins where its reader is. */
export const UpcomingPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const now = useNow();
  return (
    <EventList
      list={state.queries.entry(upcomingQuery, {})}
      title={t('comingUpTitle')}
      none={{
        title: t('comingUpNone'),
        text: t('comingUpNoneText'),
        label: t('onAirTitle'),
        href: addresses.route('liveNow'),
      }}
    >
      {(events) => <DayList items={events} timeOf={beginsAt} now={now} />}
    </EventList>
  );
};

export const upcomingPage = definePage({
  load: beginUpcoming,
  head: import.meta.env.SSR ? plainHead('upcoming', 'comingUpTitle') : undefined,
  Component: UpcomingPage,
  sharedByGuests: true,
});
