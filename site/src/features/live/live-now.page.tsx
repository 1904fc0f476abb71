import { CardGrid, useLabels } from '@footlight/ui';
import { PAGE_SIZES } from '@footlight/contract';
import { keepLiveInStep, liveListQuery } from '@footlight/state';
import { useEffect } from 'react';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { loadAhead } from '../../app/use-query.js';
import { ItemCard } from '../content/collections/item-card.js';
import { plainHead } from '../../head/plain-head.js';
import { ContentList } from '../../shell/lists/content-list.js';

/** The query of this page, with its own page size. */
const OF_PAGE = { size: PAGE_SIZES.live };

export const beginLiveNow: LoadPage = ({ site }) => loadAhead(site, liveListQuery, OF_PAGE);

/** Keeps this page's list in step with the shell's live list, which is updated when events start or end. */
const useLivePage = () => {
  const { state } = useSite();
  const list = state.queries.entry(liveListQuery, OF_PAGE);
  useEffect(() => keepLiveInStep(state.liveList, list), [state, list]);
  return list;
};

/** All events that are currently live. */
export const LiveNowPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const list = useLivePage();
  const now = useNow();
  return (
    <ContentList
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
    </ContentList>
  );
};

export const liveNowPage = definePage({
  load: beginLiveNow,
  head: import.meta.env.SSR ? plainHead('liveNow', 'onAirTitle') : undefined,
  Component: LiveNowPage,
  sharedByGuests: true,
});
