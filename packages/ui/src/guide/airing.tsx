import type { Programme } from '@footlight/contract';
import { ChannelLine } from './channel-line.js';
import { ProgrammeBar } from './programme-bar.js';
import { programmeStart, programmeTimes } from './programme-times.js';
import { useLabels } from '../labels/labels.js';
import { useViewerLocale } from '../labels/viewer-locale.js';
import styles from './airing.module.css';

export interface AiringProps {
  /** Name of the event or its channel. */
  readonly name: string;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  readonly logoUrl: string | null;
  readonly now: Programme;
  readonly next: Programme | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A channel's current programme: its title, its times and a bar of its progress. */
export const Airing = ({ name, titleDisplayMode = 'SHOW', logoUrl, now, next, at }: AiringProps) => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
  return (
    <section className={styles['airing']} aria-label={t('programmeNow')}>
      <ChannelLine name={name} titleDisplayMode={titleDisplayMode} logoUrl={logoUrl} />
      <p className={styles['title']}>{now.title}</p>
      <p className={styles['times']} data-zone={place.timeZone} suppressHydrationWarning>
        {programmeTimes(now, language, place)}
      </p>
      <span className={styles['bar']}>
        <ProgrammeBar programme={now} at={at} label={t('programmeProgress')} />
      </span>
      {next !== null && (
        <p className={styles['next']} data-zone={place.timeZone} suppressHydrationWarning>
          {t('programmeNext', { title: next.title, time: programmeStart(next, language, place) })}
        </p>
      )}
    </section>
  );
};
