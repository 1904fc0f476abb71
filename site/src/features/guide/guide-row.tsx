import type { GuideProgramme } from '@footlight/contract';
import {
  foldText,
  guideActOf,
  isOnAt,
  lockOf,
  programmesWithin,
  queryWords,
  tenseOf,
  serviceDecision,
  type GuideFocus,
  type GuideSpan,
} from '@footlight/domain';
import type { LoadedChannel } from '@footlight/state';
import {
  ChannelLogo,
  IconButton,
  Link,
  LockChip,
  programmeDay,
  programmeStart,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import { CornerDownRight, Star } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { useSite } from '../../app/site-context.js';
import { GuideCell } from './guide-cell.js';
import styles from './guide-row.module.css';

export interface GuideRowProps {
  readonly entry: LoadedChannel;
  readonly row: number;
  readonly span: GuideSpan;
  readonly from: number;
  readonly to: number;
  /** Maximum number of rendered programmes: the next ones in the list, the visible ones in the grid. */
  readonly most: number;
  readonly isList: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The focus target or tab stop, if it is in this row; otherwise null. */
  readonly focus: GuideFocus | null;
  /** Whether the guide has the focus; the focused programme is then rendered wherever the guide is scrolled to. */
  readonly isInside: boolean;
  /** Whether the channel is a favourite; null if the viewer cannot have favourites. */
  readonly isMarked: boolean | null;
  readonly searchText: string | null;
  readonly onSelect: (programme: GuideProgramme, entry: LoadedChannel) => void;
  readonly onMark: (entry: LoadedChannel) => void;
  readonly onMatch: (programme: GuideProgramme, row: number) => void;
}

/** Whether a title contains all words of the search. */
const isFound = (title: string, searchText: string | null): boolean => {
  if (searchText === null) return true;
  const folded = foldText(title);
  return queryWords(searchText).every((word) => folded.includes(word));
};

/** One channel: its name, buttons and programmes. */
export const GuideRow = memo((props: GuideRowProps) => {
  const { entry, row, span, from, to, most, now, focus, isMarked, searchText, onSelect } = props;
  const { channel, programmes } = entry;
  const { channelId, name, logoUrl, eventId, accessLevel, match = null } = channel;
  const { t, language } = useLabels();
  const place = useViewerLocale();
  const { addresses, realm } = useSite();
  const watched = eventId === null ? null : addresses.route('live', { eventId });
  const lock = lockOf(serviceDecision({ accessLevel }));
  const rendered = programmesWithin(programmes, { from, to }, most, props.isList ? 'start' : 'middle');
  const looked = focus === null ? undefined : programmes.find((one) => isOnAt(one, focus.at));
  const isRendered = looked !== undefined && rendered.includes(looked);
  const shown = looked === undefined || isRendered || !props.isInside ? rendered : [looked, ...rendered];
  // Falls back to another stop, so that the grid always has one.
  const stop =
    focus === null
      ? null
      : (focus.head ?? (looked !== undefined && shown.includes(looked) ? null : 'fallback'));
  const heads = { next: 0 };
  const headStop = () => {
    const place = heads.next;
    heads.next += 1;
    const isStop = stop === place || (stop === 'fallback' && place === 0);
    return {
      tabIndex: isStop ? 0 : -1,
      'data-head': place,
      'data-stop': isStop ? (stop === 'fallback' ? 'fallback' : 'head') : undefined,
    };
  };
  const settings = { at: now, programmeGuidePlayback: realm.programmeGuidePlayback };

  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles['row']}
      data-row={row}
      data-card={`CHANNEL:${channelId}`}
      style={{ '--place': row } as CSSProperties}
    >
      <div role="rowheader" className={styles['channel']}>
        {logoUrl === null ? (
          <span className={styles['logo']} aria-hidden="true" />
        ) : (
          <ChannelLogo className={styles['logo']} url={logoUrl} size={36} lazy />
        )}
        <span className={styles['names']}>
          {watched === null ? (
            <span className={styles['name']} {...headStop()}>
              <bdi>{name}</bdi>
            </span>
          ) : (
            <Link href={watched} className={styles['name'] ?? ''} {...headStop()}>
              <bdi>{name}</bdi>
            </Link>
          )}
          {match !== null && (
            <button
              type="button"
              className={styles['match']}
              aria-label={t('guideMatch', {
                title: match.title,
                time: `${programmeDay(match, language)}, ${programmeStart(match, language, place)}`,
              })}
              onClick={() => props.onMatch(match, row)}
              {...headStop()}
            >
              <CornerDownRight size={14} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles['matched']} data-zone={place.timeZone} suppressHydrationWarning>
                {programmeStart(match, language, place)} {match.title}
              </span>
            </button>
          )}
        </span>
        {lock !== null && <LockChip lock={lock} />}
        {isMarked !== null && (
          <IconButton
            className={styles['mark']}
            label={t(isMarked ? 'guideUnmark' : 'guideMark', { name })}
            aria-pressed={isMarked}
            onClick={() => props.onMark(entry)}
            {...headStop()}
          >
            <Star />
          </IconButton>
        )}
      </div>
      {shown.map((programme) => {
        const act = guideActOf(programme, channel, settings);
        return (
          <GuideCell
            key={programme.id}
            programme={programme}
            span={span}
            tense={tenseOf(programme, now)}
            act={act.kind}
            href={
              act.kind === 'recording'
                ? addresses.route('vod', { eventId: act.vodId }, { t: '0' })
                : act.kind === 'channel'
                  ? addresses.route('live', { eventId: act.eventId })
                  : null
            }
            isStop={focus !== null && stop === null && programme === looked}
            isDim={searchText !== null && !isFound(programme.title, searchText) && !isFound(name, searchText)}
            onSelect={(chosen) => onSelect(chosen, entry)}
          />
        );
      })}
    </div>
  );
});

/** Number of a channel's buttons that arrow keys move through. */
export const headsOf = ({ channel: { match } }: LoadedChannel, canMark: boolean): number =>
  1 + (match == null ? 0 : 1) + (canMark ? 1 : 0);
