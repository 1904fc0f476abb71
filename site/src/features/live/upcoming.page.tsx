import type { ContentItem } from '@footlight/contract';
import { announcedOf } from '@footlight/domain';
import { upcomingQuery } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { loadAhead } from '../../app/use-query.js';
import { DayList } from '../content/collections/day-list.js';
import { ReminderActions } from '../../shell/notices/reminder-actions.js';
import { plainHead } from '../../head/plain-head.js';
import { ContentList } from '../../shell/lists/content-list.js';

export const beginUpcoming: LoadPage = ({ site }) => loadAhead(site, upcomingQuery, {});

const beginsAt = ({ startDate, release }: ContentItem): number =>
  Date.parse(startDate ?? release?.scheduledAt ?? '') || 0;

/** The reminder actions of an event. */
const UpcomingReminder = ({ item }: { readonly item: ContentItem }) => {
  const now = useNow();
  const { addresses } = useSite();
  const announced = announcedOf(item, now);
  if (announced === null) return null;
  const { title, description } = item;
  return (
    <ReminderActions look="icon" of={{ ...announced, title, description, href: addresses.content(item) }} />
  );
};

const reminderOf = (item: ContentItem) => <UpcomingReminder item={item} />;

/** Announced events, soonest first, grouped by their start day in the viewer's zone. */
export const UpcomingPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const now = useNow();
  return (
    <ContentList
      list={state.queries.entry(upcomingQuery, {})}
      title={t('comingUpTitle')}
      none={{
        title: t('comingUpNone'),
        text: t('comingUpNoneText'),
        label: t('onAirTitle'),
        href: addresses.route('liveNow'),
      }}
    >
      {(events) => <DayList items={events} timeOf={beginsAt} now={now} moreOf={reminderOf} />}
    </ContentList>
  );
};

export const upcomingPage = definePage({
  load: beginUpcoming,
  head: import.meta.env.SSR ? plainHead('upcoming', 'comingUpTitle') : undefined,
  Component: UpcomingPage,
  sharedByGuests: true,
});
