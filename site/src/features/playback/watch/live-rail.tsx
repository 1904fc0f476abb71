import { useEntry } from '@footlight/widgets';
import { Row, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { ItemCard } from '../../content/collections/item-card.js';
import styles from './watch.module.css';

/** Other live events; renders nothing if there are none or the list has not loaded. */
export const LiveRail = ({ id }: { readonly id: string }) => {
  const { t } = useLabels();
  const { state } = useSite();
  const now = useNow();
  // The bar's live button loads and updates this list.
  const { items: events } = useEntry(state.liveList);
  const others = events.filter((event) => (event.liveEventId ?? event.id) !== id);
  if (others.length === 0) return null;
  return (
    <div className={styles['rail']}>
      <Row id="also-live" title={t('onAirTitle')}>
        {others.map((event) => (
          <ItemCard key={event.id} item={event} now={now} programmes="nowAndNext" />
        ))}
      </Row>
    </div>
  );
};
