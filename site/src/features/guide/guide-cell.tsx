import type { GuideProgramme } from '@footlight/contract';
import { guidePlacement, type GuideAct, type GuideSpan, type ProgrammeTense } from '@footlight/domain';
import { Link, programmeStart, useLabels, useViewerLocale } from '@footlight/ui';
import { RotateCcw } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { useSite } from '../../app/site-context.js';
import styles from './guide-row.module.css';

/** Shorter programmes show only their title. */
const SHORT_MINUTES = 20;

export interface GuideCellProps {
  readonly programme: GuideProgramme;
  readonly span: GuideSpan;
  readonly tense: ProgrammeTense;
  readonly act: GuideAct['kind'];
  /** Target of a link; null for buttons. */
  readonly href: string | null;
  /** Whether this cell is the grid's tab stop. */
  readonly isStop: boolean;
  /** Whether the cell is dimmed because it does not match the search. */
  readonly isDim: boolean;
  readonly onSelect: (programme: GuideProgramme) => void;
}

/** One programme: a link if choosing it plays, a button if it opens details, otherwise disabled. */
export const GuideCell = memo(
  ({ programme, span, tense, act, href, isStop, isDim, onSelect }: GuideCellProps) => {
    const { t, language } = useLabels();
    const { prefix } = useSite().addresses;
    const place = useViewerLocale();
    const { at, length } = guidePlacement(programme, span);
    const words = (
      <span className={styles['words']}>
        <bdi className={styles['title']} title={programme.title}>
          {programme.title}
        </bdi>
        <span className={styles['when']}>
          <time dateTime={programme.startDate} data-zone={place.timeZone} suppressHydrationWarning>
            {programmeStart(programme, language, place)}
          </time>
          {tense === 'on' && <span className={styles['on']}>{t('guideOnNow')}</span>}
          {act === 'recording' && (
            <>
              <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles['unseen']}>{t('guideRecorded')}</span>
            </>
          )}
          {act === 'nothing' && <span className={styles['unseen']}>{t('guideOver')}</span>}
        </span>
      </span>
    );
    const shared = {
      className: styles['open'] ?? '',
      tabIndex: isStop ? 0 : -1,
      'data-at': programme.startDate,
      'data-stop': isStop ? 'programme' : undefined,
    };
    return (
      <div
        role="gridcell"
        className={styles['programme']}
        data-programme={programme.id}
        data-tense={tense}
        data-dim={isDim ? '' : undefined}
        data-short={length < SHORT_MINUTES ? '' : undefined}
        style={{ '--at': at, '--length': length } as CSSProperties}
        lang={prefix === '' ? undefined : language}
      >
        {href === null ? (
          <button
            type="button"
            {...shared}
            aria-disabled={act === 'nothing' ? true : undefined}
            aria-haspopup={act === 'details' ? 'dialog' : undefined}
            onClick={act === 'nothing' ? undefined : () => onSelect(programme)}
          >
            {words}
          </button>
        ) : (
          <Link href={href} {...shared}>
            {words}
          </Link>
        )}
      </div>
    );
  },
);
