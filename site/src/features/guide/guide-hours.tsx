import { dayOf, type GuideSpan } from '@footlight/domain';
import { clockFormat, dateFormat, regionalLanguage } from '@footlight/i18n';
import { useLabels, useViewerLocale } from '@footlight/ui';
import { memo, type CSSProperties } from 'react';
import styles from './guide-board.module.css';

const MINUTE_MS = 60_000;
const STEP_MS = 30 * MINUTE_MS;

export interface GuideHoursProps {
  readonly from: number;
  readonly to: number;
  readonly span: GuideSpan;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The time axis in the viewer's zone and the line of the current time. Half hours are evenly spaced: when clocks
 * change, one time is missing or appears twice, as on the clocks themselves (GUIDE-26).
 */
export const GuideHours = memo(({ from, to, span, now }: GuideHoursProps) => {
  const { language: own, t } = useLabels();
  const { tags, timeZone } = useViewerLocale();
  const language = regionalLanguage(own, tags);
  const first = Math.ceil(from / STEP_MS) * STEP_MS;
  const count = Math.max(0, Math.ceil((to - first) / STEP_MS));
  const time = clockFormat(language, timeZone);
  const day = dateFormat(language, { weekday: 'short', timeZone });
  const placed = (at: number) => ({ '--at': (at - span.from) / MINUTE_MS }) as CSSProperties;
  return (
    <>
      <div role="row" aria-rowindex={1} className={styles['hours']}>
        <div role="columnheader" className={styles['corner']} data-guide-corner="">
          <span data-zone={timeZone} suppressHydrationWarning>
            {dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(
              (from + to) / 2,
            )}
          </span>
        </div>
        {Array.from({ length: count }, (_, index) => first + index * STEP_MS).map((at) => (
          <div
            key={at}
            role="columnheader"
            className={styles['hour']}
            style={placed(at)}
            data-zone={timeZone}
            suppressHydrationWarning
          >
            {dayOf(at, timeZone) === dayOf(at - STEP_MS, timeZone)
              ? time.format(at)
              : `${day.format(at)} ${time.format(at)}`}
          </div>
        ))}
      </div>
      {now >= from && now <= to && (
        <div className={styles['now']} style={placed(now)} data-guide-now="">
          <span className={styles['nowWord']}>{t('guideNow')}</span>
        </div>
      )}
    </>
  );
});
