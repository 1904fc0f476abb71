import { CardGrid, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { EventList } from './event-list.js';
import { beginLiveNow, useLivePageStore } from './use-event-lists.js';

/**
 * The shell is told of what goes on and off the air; what it hears renews the list of the page too, unless its reader
 * has read on. What it hears first is no news where the page holds the same.
 */
const useLivePage = () => {
  const { state } = useSite();
  const list = useLivePageStore();
  useEffect(
    () =>
      state.liveList.subscribe(({ status, events, totalResults }, before) => {
        const held = list.getState();
        const hasChanged = events !== before.events || totalResults !== before.totalResults;
        const isSame =
          totalResults === held.totalResults && events.every(({ id }, at) => id === held.events[at]?.id);
        const isNews = hasChanged && (before.page > 0 || !isSame);
        if (status === 'ready' && isNews && held.page <= 1) void held.refresh();
      }),
    [state, list],
  );
  return list;
};

/** Everything that is on the air now. */
export const LiveNowPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const list = useLivePage();
  const now = useNow();
  return (
    <EventList
      store={list}
      title={t('onAirTitle')}
      none={{
        title: t('onAirNone'),
        text: t('onAirNoneText'),
        label: t('comingUpTitle'),
        href: addresses.route('upcoming'),
      }}
    >
      {(events) => (
        <CardGrid id="live-now" label={t('onAirTitle')}>
          {events.map((event) => (
            <ItemCard key={event.id} item={event} now={now} programmes="nowAndNext" />
          ))}
        </CardGrid>
      )}
    </EventList>
  );
};

export const liveNowPage = definePage({ load: beginLiveNow, Component: LiveNowPage });
