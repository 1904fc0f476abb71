import type { GuideChannel, GuideProgramme } from '@footlight/contract';
import { endOf, isOnAt, lockOf, programmeProgress, serviceDecision } from '@footlight/domain';
import {
  Button,
  ChannelLogo,
  Chip,
  IconButton,
  Link,
  LockChip,
  headings,
  programmeStart,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import { Info } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { lazyPart } from '../../../app/lazy-part.js';
import { useSite } from '../../../app/site-context.js';
import styles from './schedule.module.css';

const ChannelDetails = lazyPart(async () => (await import('./channel-details.js')).ChannelDetails);

const PERCENT = 100;

/** Programmes of a channel that a phone shows at first (`schedule.module.css`). */
const FIRST_ON_PHONES = 5;

const ProgrammeRow = ({
  programme,
  now,
  href,
  onSelect,
}: {
  programme: GuideProgramme;
  now: number;
  href: string | null;
  onSelect: (programme: GuideProgramme) => void;
}) => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
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
          // Not a tab stop, because a day has many programmes; the channel's button gives keyboard access to all of
          // them.
          <button
            type="button"
            className={styles['open']}
            tabIndex={-1}
            aria-haspopup="dialog"
            onClick={() => onSelect(programme)}
          >
            {title}
          </button>
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

/** A channel's programmes of one day. */
export const ChannelDay = ({ channel, now }: { readonly channel: GuideChannel; readonly now: number }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { channelId, name, logoUrl, eventId, accessLevel, programmes } = channel;
  const href = eventId === null ? null : addresses.route('live', { eventId });
  const lock = lockOf(serviceDecision({ accessLevel }));
  const headingId = `channel-${channelId}`;
  const [selected, setSelected] = useState<GuideProgramme | null>(null);
  const [isWhole, setWhole] = useState(false);
  const current = programmes.find((programme) => endOf(programme) > now) ?? programmes.at(-1);
  return (
    <section className={styles['channel']} aria-labelledby={headingId} data-card={`CHANNEL:${channelId}`}>
      <header className={styles['head']}>
        {logoUrl !== null && <ChannelLogo className={styles['logo']} url={logoUrl} size={40} lazy />}
        <h2 id={headingId} className={headings['group']}>
          {href === null ? (
            name
          ) : (
            <Link href={href} className={styles['link'] ?? ''}>
              {name}
            </Link>
          )}
        </h2>
        {lock !== null && <LockChip lock={lock} />}
        {current !== undefined && (
          <IconButton
            className={styles['details']}
            label={t('scheduleDetails', { name })}
            aria-haspopup="dialog"
            onClick={() => setSelected(current)}
          >
            <Info />
          </IconButton>
        )}
      </header>
      <ol
        className={styles['programmes']}
        data-whole={isWhole}
        style={
          {
            '--programmes': programmes.length,
            '--shown-on-phones': isWhole ? programmes.length : Math.min(programmes.length, FIRST_ON_PHONES),
          } as CSSProperties
        }
      >
        {programmes.map((programme) => (
          <ProgrammeRow
            key={programme.id}
            programme={programme}
            now={now}
            href={href}
            onSelect={setSelected}
          />
        ))}
      </ol>
      {programmes.length > FIRST_ON_PHONES && (
        <Button
          className={styles['more'] ?? ''}
          aria-label={t(isWhole ? 'scheduleFewerOf' : 'scheduleAllOf', { name })}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'scheduleFewer' : 'scheduleAll')}
        </Button>
      )}
      {selected !== null && (
        <ChannelDetails
          of={{
            channel,
            programme: selected,
            now,
            onSelect: setSelected,
            onClose: () => setSelected(null),
          }}
        />
      )}
    </section>
  );
};
