import { CardGrid, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { EventList } from './event-list.js';

/** Everything that is on the air now. */
export const LiveNowPage = () => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const now = useNow();
  return (
    <EventList
      store={state.liveList}
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
