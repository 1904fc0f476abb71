import { createLiveListStore } from '@footlight/state';
import { CardGrid, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { EventList } from './event-list.js';

/**
 * The list of the page, in pages of its own size. The shell is told of what goes on and off the air; what it hears
 * renews this list too, unless its reader has read on.
 */
const useLivePage = () => {
  const { state } = useSite();
  const list = state.pageStores.of(createLiveListStore);
  useEffect(
    () =>
      state.liveList.subscribe(({ status, events, totalResults }, before) => {
        const hasChanged = events !== before.events || totalResults !== before.totalResults;
        if (status === 'ready' && hasChanged && list.getState().page <= 1) void list.getState().refresh();
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
