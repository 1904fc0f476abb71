import type { GuideChannel, Programme } from '@footlight/contract';
import { endOf, isOnAt, lockOf, programmeProgress, verdictAsTold } from '@footlight/domain';
import { ChannelLogo, Chip, Link, LockChip, programmeStart, useLabels, useReaderPlace } from '@footlight/ui';
import type { CSSProperties } from 'react';
import { useSite } from '../../app/site-context.js';
import styles from './schedule.module.css';

const PERCENT = 100;

const ProgrammeRow = ({
  programme,
  now,
  href,
}: {
  programme: Programme;
  now: number;
  href: string | null;
}) => {
  const { t, language } = useLabels();
  const place = useReaderPlace();
  const { startDate, title } = programme;
  const isOn = isOnAt(programme, now);
  const isOver = endOf(programme) <= now;
  return (
    <li className={styles['programme']} data-state={isOn ? 'on' : isOver ? 'over' : 'coming'}>
      <time
        className={styles['time']}
        dateTime={startDate}
        data-zone={place.timeZone}
        suppressHydrationWarning
      >
        {programmeStart(programme, language, place)}
      </time>
      <span className={styles['what']}>
        {isOn && href !== null ? (
          <Link href={href} className={styles['link'] ?? ''}>
            {title}
          </Link>
        ) : (
          title
        )}
        {isOn && <Chip tone="live">{t('scheduleNow')}</Chip>}
        {isOn && (
          <progress
            className={styles['progress']}
            max={PERCENT}
            value={Math.round(programmeProgress(programme, now) * PERCENT)}
            aria-label={t('guideCardProgress')}
          />
        )}
      </span>
    </li>
  );
};

/** One channel’s day, programme by programme. */
export const ChannelDay = ({ channel, now }: { readonly channel: GuideChannel; readonly now: number }) => {
  const { addresses } = useSite();
  const { channelId, name, logoUrl, eventId, accessLevel, programmes } = channel;
  const href = eventId === null ? null : addresses.route('live', { eventId });
  const lock = lockOf(verdictAsTold({ accessLevel }));
  const headingId = `channel-${channelId}`;
  return (
    <section className={styles['channel']} aria-labelledby={headingId} data-card={`CHANNEL:${channelId}`}>
      <header className={styles['head']}>
        {logoUrl !== null && <ChannelLogo className={styles['logo']} url={logoUrl} size={40} lazy />}
        <h2 id={headingId} className={styles['name']}>
          {href === null ? (
            name
          ) : (
            <Link href={href} className={styles['link'] ?? ''}>
              {name}
            </Link>
          )}
        </h2>
        {lock !== null && <LockChip lock={lock} />}
      </header>
      <ol className={styles['programmes']} style={{ '--programmes': programmes.length } as CSSProperties}>
        {programmes.map((programme) => (
          <ProgrammeRow key={programme.id} programme={programme} now={now} href={href} />
        ))}
      </ol>
    </section>
  );
};
