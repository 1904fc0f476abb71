import { dayOf, firstGuideWindow, guideSpan } from '@footlight/domain';
import { GuideBlocks, type GuideFilter } from '@footlight/state';
import { Button, ButtonLink, Notice, useLabels, useViewerLocale } from '@footlight/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useRecovery } from '../../app/recovery.js';
import { useNow } from '../../app/use-now.js';
import { ListFrame } from '../../shell/lists/list-frame.js';
import { FailedPage } from '../../shell/pages/failed-page.js';
import { GuideBoard } from './guide-board.js';
import { guidePositionOf, guideQueryOf, openingOf, type GuidePosition } from './guide-position.js';
import { GuideTools } from './guide-tools.js';

/** Number of server-rendered channels; fills most windows. */
const FIRST_ROWS = 12;

/** The guide's data under a filter, starting with what the page has loaded. */
const useBlocks = (filter: GuideFilter, opening: number, span: ReturnType<typeof guideSpan>) => {
  const { queries } = useSite().state;
  const name = JSON.stringify(filter);
  const [first] = useState(opening);
  const blocks = useMemo(() => {
    const created = new GuideBlocks(queries, JSON.parse(name) as GuideFilter);
    created.look(firstGuideWindow(first, span, FIRST_ROWS));
    return created;
  }, [queries, name, first, span]);
  useEffect(() => () => blocks.dispose(), [blocks]);
  return blocks;
};

/** The time at which the guide was last opened; it stays the same until the next navigation. */
const useOpening = (place: GuidePosition, span: ReturnType<typeof guideSpan>, now: number) => {
  const { key } = useLocation();
  const { timeZone } = useViewerLocale();
  const name = `${key} ${place.day ?? ''} ${timeZone ?? ''}`;
  const openingNow = () => ({ name, ...openingOf(place.day, { now, span, timeZone }) });
  const [opening, setOpening] = useState(openingNow);
  if (opening.name === name) return opening;
  const next = openingNow();
  setOpening(next);
  return next;
};

const NothingFound = ({ place }: { readonly place: GuidePosition }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { day, filter } = place;
  const isFavourites = filter.favourites === true && filter.genre === undefined && filter.query === undefined;
  return (
    <Notice
      title={t(isFavourites ? 'guideNoFavourites' : 'guideNone')}
      text={t(isFavourites ? 'guideNoFavouritesText' : 'guideNoneText')}
    >
      <ButtonLink href={addresses.route('epg', {}, guideQueryOf({ day, filter: {} }))}>
        {t('guideAllChannels')}
      </ButtonLink>
    </Notice>
  );
};

/** The programme guide: channels as rows, time along the inline axis. */
export const GuideView = () => {
  const { t } = useLabels();
  const [query] = useSearchParams();
  const now = useNow();
  const { timeZone } = useViewerLocale();
  const [span] = useState(() => guideSpan(now));
  const place = guidePositionOf(query);
  const opening = useOpening(place, span, now);
  const blocks = useBlocks(place.filter, opening.at, span);
  const { channels, status, error } = useSyncExternalStore(
    blocks.subscribe,
    blocks.getState,
    blocks.getState,
  );
  useRecovery(error, () => blocks.retry());
  const [shown, setShown] = useState<{ readonly name: string; readonly day: string } | null>(null);
  const openingDay = dayOf(opening.moment, timeZone);
  const day = shown?.name === opening.name ? shown.day : openingDay;

  // The page may have loaded nothing; the first window is then requested.
  useEffect(() => {
    blocks.want(firstGuideWindow(opening.at, span, FIRST_ROWS));
  }, [blocks, opening.at, span]);

  if (status === 'failed' && channels.length === 0)
    return <FailedPage error={error} onRetry={() => blocks.retry()} />;
  const isEmpty = status === 'ready' && channels.length === 0;
  return (
    <ListFrame title={t('guideTitle')} tools={<GuideTools place={place} day={day} now={now} />}>
      {isEmpty ? (
        <NothingFound place={place} />
      ) : (
        <GuideBoard
          key={JSON.stringify(place.filter)}
          blocks={blocks}
          channels={channels}
          isLoading={status === 'loading' || status === 'idle'}
          span={span}
          opening={opening}
          now={now}
          searchText={place.filter.query ?? null}
          firstRows={FIRST_ROWS}
          onDay={(name, at) => setShown({ name, day: dayOf(at, timeZone) })}
        />
      )}
      {status === 'failed' && (
        <Notice title={t('guideFailed')}>
          <Button onClick={() => blocks.retry()}>{t('retry')}</Button>
        </Notice>
      )}
    </ListFrame>
  );
};
