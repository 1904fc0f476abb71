import type { ContentItem } from '@footlight/contract';
import { byDay, dayOf } from '@footlight/domain';
import {
  CardGrid,
  DayHeading,
  classNames,
  dayName,
  headings,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import type { ReactNode } from 'react';
import { ItemCard } from './item-card.js';
import styles from './day-list.module.css';

/** Items grouped by day, in their order, each day under a heading of its own. */
export const DayList = ({
  items,
  timeOf,
  now,
  moreOf,
}: {
  readonly items: readonly ContentItem[];
  /** Milliseconds since the epoch. */
  readonly timeOf: (item: ContentItem) => number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Additional actions of an item. */
  readonly moreOf?: (item: ContentItem) => ReactNode;
}) => {
  const { language } = useLabels();
  const place = useViewerLocale();
  const { timeZone } = place;
  const today = dayOf(now, timeZone);
  return (
    <div className={styles['days']}>
      {byDay(items, timeOf, timeZone).map(({ date, items: ofDay }) => (
        <section key={date} className={styles['day']}>
          <DayHeading className={classNames(headings['row'], styles['name'])} date={date} today={today} />
          <CardGrid id={date} label={dayName(date, today, language, 'long', place)}>
            {ofDay.map((item) => (
              <ItemCard key={`${item.type} ${item.id}`} item={item} now={now} more={moreOf?.(item)} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
};
