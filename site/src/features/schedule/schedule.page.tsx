import { dayAfter, dayOf, isDay } from '@footlight/domain';
import { createScheduleStore, scheduleName } from '@footlight/state';
import { FilterLinks, ListEnd, Notice, Skeleton, dayName, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { ListFrame } from '../../collections/list-frame.js';
import { FailedPage } from '../../shell/failed-page.js';
import { ChannelDay } from './channel-day.js';
import styles from './schedule.module.css';

const useScheduleStore = createPageStore(createScheduleStore);

/** As far as the guide is made ahead. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const HOUR_MS = 3_600_000;

/** A day from its midnight where the reader is to the next; today begins with the hour that it is. */
const timesOf = (day: string, now: number): string => {
  const midnight = Date.parse(`${day}T00:00:00`);
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const from = day === dayOf(now) ? Math.max(midnight, hour) : midnight;
  const to = Date.parse(`${dayAfter(day, 1)}T00:00:00`);
  return scheduleName(new Date(from).toISOString(), new Date(to).toISOString());
};

const WAITING = ['1', '2', '3', '4', '5', '6'];

/** What is on when, day by day and channel by channel. */
export const SchedulePage = () => {
  const { t, language } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const today = dayOf(now);
  const wanted = query.get('day') ?? today;
  const day = isDay(wanted) ? wanted : today;
  const name = timesOf(day, now);
  const { status, failure, id, items, paging, more, load, loadMore } = useStore(useScheduleStore());
  useEffect(() => void load(name), [name, load]);

  const isHeld = id === name;
  if (status === 'failed' && isHeld && items.length === 0)
    return <FailedPage failure={failure} onRetry={() => void load(name)} />;
  const channels = isHeld ? items.filter(({ programmes }) => programmes.length > 0) : [];
  return (
    <ListFrame
      title={t('scheduleTitle')}
      tools={
        <FilterLinks
          label={t('scheduleDays')}
          links={DAYS.map((away) => {
            const date = dayAfter(today, away);
            return {
              id: date,
              title: dayName(date, today, language, 'short'),
              href: addresses.route('schedule', {}, away === 0 ? {} : { day: date }),
            };
          })}
          currentId={day}
        />
      }
    >
      {channels.length > 0 ? (
        <>
          <div className={styles['channels']}>
            {channels.map((channel) => (
              <ChannelDay key={channel.channelId} channel={channel} now={now} />
            ))}
          </div>
          <ListEnd
            hasMore={paging.moreDataAvailable}
            isLoading={more === 'loading'}
            hasFailed={more === 'failed'}
            onMore={() => void loadMore()}
          />
        </>
      ) : isHeld && status === 'ready' ? (
        <Notice title={t('scheduleNone')} text={t('scheduleNoneText')} />
      ) : (
        <div className={styles['channels']} role="status" aria-label={t('loading')}>
          {WAITING.map((place) => (
            <div key={place} className={styles['waiting']}>
              <Skeleton shape="title" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      )}
    </ListFrame>
  );
};

export const schedulePage = definePage({ Component: SchedulePage });
