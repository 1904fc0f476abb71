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

/** What belongs to days, in their order, each under a heading on a line of its own. */
export const DayList = ({
  items,
  timeOf,
  now,
  moreOf,
}: {
  readonly items: readonly ContentItem[];
  /** Milliseconds since 1970. */
  readonly timeOf: (item: ContentItem) => number;
  /** The same. */
  readonly now: number;
  /** What can be done with an item besides. */
  readonly moreOf?: (item: ContentItem) => ReactNode;
}) => {
  const { language } = useLabels();
  const { timeZone } = useViewerLocale();
  const today = dayOf(now, timeZone);
  return (
    <div className={styles['days']}>
      {byDay(items, timeOf, timeZone).map(({ date, items: ofDay }) => (
        <section key={date} className={styles['day']}>
          <DayHeading className={classNames(headings['row'], styles['name'])} date={date} today={today} />
          <CardGrid id={date} label={dayName(date, today, language)}>
            {ofDay.map((item) => (
              <ItemCard key={`${item.type} ${item.id}`} item={item} now={now} more={moreOf?.(item)} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
};
