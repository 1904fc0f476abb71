import { dayAfter, dayOf, isDay, midnightOf } from '@footlight/domain';
import { scheduleQuery } from '@footlight/state';
import {
  FilterLinks,
  Notice,
  Skeleton,
  dayName,
  useLabels,
  useViewerLocale,
  type ViewerLocale,
} from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { ListFrame } from '../../../shell/lists/list-frame.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { plainHead } from '../../../head/plain-head.js';
import { ChannelDay } from './channel-day.js';
import styles from './schedule.module.css';
import { QueryEnd } from '../../../shell/pages/query-end.js';

/** Days on offer, relative to today. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const HOUR_MS = 3_600_000;

/** From the day's midnight in the viewer's zone to the next; today starts at the current hour. */
const timesOf = (
  day: string,
  now: number,
  timeZone: ViewerLocale['timeZone'],
): { readonly from: string; readonly to: string } => {
  const midnight = midnightOf(day, timeZone);
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const from = day === dayOf(now, timeZone) ? Math.max(midnight, hour) : midnight;
  const to = midnightOf(dayAfter(day, 1), timeZone);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};

/** The day in the address, or today. */
const dayIn = (query: URLSearchParams, today: string): string => {
  const wanted = query.get('day') ?? today;
  return isDay(wanted) ? wanted : today;
};

const loadSchedule: LoadPage = ({ site, query, now, timeZone }) =>
  loadAhead(site, scheduleQuery, timesOf(dayIn(query, dayOf(now, timeZone)), now, timeZone));

const WAITING = ['1', '2', '3', '4', '5', '6'];

/** Programmes by day and channel. */
export const SchedulePage = () => {
  const { t, language } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const now = useNow();
  const locale = useViewerLocale();
  const { timeZone } = locale;
  const today = dayOf(now, timeZone);
  const day = dayIn(query, today);
  const list = useQuery(scheduleQuery, timesOf(day, now, timeZone));
  const { status, error, items, retry } = list;

  if (status === 'failed' && items.length === 0)
    return <FailedPage error={error} onRetry={() => void retry()} />;
  const channels = items.filter(({ programmes }) => programmes.length > 0);
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
              title: dayName(date, today, language, 'short', locale),
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
          <QueryEnd list={list} />
        </>
      ) : status === 'ready' ? (
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

export const schedulePage = definePage({
  load: loadSchedule,
  head: import.meta.env.SSR ? plainHead('schedule', 'scheduleTitle') : undefined,
  Component: SchedulePage,
  sharedByGuests: true,
});
