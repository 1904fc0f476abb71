import type { ContentItem } from '@footlight/contract';
import { isOnAt } from '@footlight/domain';
import { programmeStart, programmeTimes } from '../../guide/programme-times.js';
import { useLabels } from '../../labels/labels.js';
import { useViewerLocale } from '../../labels/viewer-locale.js';
import styles from './card.module.css';

export interface CardProgrammesProps {
  readonly info: NonNullable<ContentItem['programmingInfo']>;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether the next programme is shown as well. */
  readonly next: boolean;
}

/** The current and the next programme, on the card of a channel or a live event. */
export const CardProgrammes = ({ info, at, next }: CardProgrammesProps) => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
  const { currentProgramme: now, nextProgramme: following } = info;
  return (
    <>
      <span className={styles['meta']}>
        {now !== null && isOnAt(now, at) ? (
          <>
            <span data-zone={place.timeZone} suppressHydrationWarning>
              {programmeTimes(now, language, place)}
            </span>
            {` · ${now.title}`}
          </>
        ) : (
          t('guideCardEmpty')
        )}
      </span>
      {next && following !== null && (
        <span className={styles['next']}>
          {`${t('guideCardNext')} `}
          <span data-zone={place.timeZone} suppressHydrationWarning>
            {programmeStart(following, language, place)}
          </span>
          {` · ${following.title}`}
        </span>
      )}
    </>
  );
};
