import type { ContentItem } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import { definePage } from '../../app/define-page.js';
import { beginUpcoming } from './use-event-lists.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { DayList } from '../../collections/day-list.js';
import { EventList } from './event-list.js';

const beginsAt = ({ startDate, release }: ContentItem): number =>
  Date.parse(startDate ?? release?.scheduledAt ?? '') || 0;

/** What is announced, soonest first, by the day on which it begins where its reader is. */
export const UpcomingPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const now = useNow();
  return (
    <EventList
      store={state.upcomingList}
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

export const upcomingPage = definePage({ load: beginUpcoming, Component: UpcomingPage });
