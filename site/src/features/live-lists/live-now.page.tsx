import { CardGrid, useLabels } from '@footlight/ui';
import { PAGE_SIZES, type ContentItem } from '@footlight/contract';
import { liveListQuery } from '@footlight/state';
import { useEffect } from 'react';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { loadAhead } from '../../app/use-query.js';
import { ItemCard } from '../../collections/item-card.js';
import { plainHead } from '../../head/plain-head.js';
import { EventList } from './event-list.js';

/** The list of the page, in pages of its own size. */
const OF_PAGE = { size: PAGE_SIZES.live };

export const beginLiveNow: LoadPage = ({ site }) => loadAhead(site, liveListQuery, OF_PAGE);

const isSameList = (one: readonly ContentItem[], other: readonly ContentItem[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * The shell is told of what goes on and off the air; what it hears renews the list of the page too, unless its reader
 * has read on. What it hears first is no news where the page holds the same.
 */
const useLivePage = () => {
  const { state } = useSite();
  const list = state.queries.entry(liveListQuery, OF_PAGE);
  useEffect(() => {
    let before = state.liveList.getState();
    return state.liveList.subscribe(() => {
      const { status, items, data, page } = state.liveList.getState();
      const held = list.getState();
      const total = data?.totalResults;
      const hasChanged = !isSameList(items, before.items) || total !== before.data?.totalResults;
      const isSame =
        total === held.data?.totalResults && items.every(({ id }, at) => id === held.items[at]?.id);
      const isNews = hasChanged && (before.page > 0 || !isSame);
      before = { ...before, items, data, page };
      if (status === 'ready' && isNews && held.page <= 1) void list.renew();
    });
  }, [state, list]);
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
      list={list}
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

export const liveNowPage = definePage({
  load: beginLiveNow,
  head: import.meta.env.SSR ? plainHead('liveNow', 'onAirTitle') : undefined,
  Component: LiveNowPage,
  sharedByGuests: true,
});
