import type { ContentItem } from '@footlight/contract';
import { isOnAt } from '@footlight/domain';
import { programmeStart, programmeTimes } from '../guide-card/programme-times.js';
import { useLabels } from '../labels/labels.js';
import styles from './card.module.css';

export interface CardProgrammesProps {
  readonly info: NonNullable<ContentItem['programmingInfo']>;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether what follows is told as well. */
  readonly next: boolean;
}

/** What is on, and what follows, on the card of a channel or a live event. */
export const CardProgrammes = ({ info, at, next }: CardProgrammesProps) => {
  const { t, language } = useLabels();
  const { currentProgramme: now, nextProgramme: following } = info;
  return (
    <>
      <span className={styles['meta']}>
        {now !== null && isOnAt(now, at)
          ? `${programmeTimes(now, language)} · ${now.title}`
          : t('guideCardEmpty')}
      </span>
      {next && following !== null && (
        <span className={styles['next']}>
          {`${t('guideCardNext')} ${programmeStart(following, language)} · ${following.title}`}
        </span>
      )}
    </>
  );
};
