import type { GuideProgramme } from '@footlight/contract';
import {
  guideStepOf,
  moveGuideFocus,
  programmesPerRow,
  type GuideFocus,
  type GuideSpan,
} from '@footlight/domain';
import {
  createFavouriteChannels,
  favouriteChannelsQuery,
  type GuideBlocks,
  type LoadedChannel,
} from '@footlight/state';
import { useMaybeLoaded } from '@footlight/widgets';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { Button, useLabels, useMedia, useViewerLocale } from '@footlight/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useIsGuest, useSite } from '../../app/site-context.js';
import { ProgrammeDialog } from './programme-dialog.js';
import styles from './guide-board.module.css';
import { GuideHours } from './guide-hours.js';
import { endOfDay } from './guide-position.js';
import { GuideRow, headsOf } from './guide-row.js';
import { useGuideWindow } from './use-guide-window.js';
import { momentInView, type GuideOpening } from './guide-position.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Narrow windows show a list by channel, with this many programmes of each from the selected time. */
const LIST_PROGRAMMES = 4;
const LIST_HOURS = 6;
const LIST_STEP_HOURS = 3;

export interface GuideBoardProps {
  readonly blocks: GuideBlocks;
  readonly channels: readonly LoadedChannel[];
  readonly isLoading: boolean;
  readonly span: GuideSpan;
  readonly opening: GuideOpening & { readonly name: string };
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly searchText: string | null;
  readonly firstRows: number;
  /** Called when another time is in view. */
  readonly onDay: (opening: string, at: number) => void;
}

/** The viewer's favourite channels; null for guests. */
const useMarked = (): readonly string[] | null => {
  const { state } = useSite();
  const isGuest = useIsGuest();
  const list = useMaybeLoaded(isGuest ? null : state.queries.entry(favouriteChannelsQuery, {}));
  return list === null ? null : list.items;
};

/** The programme guide: a virtualised grid, or a list by channel on phones (GUIDE-27, GUIDE-31). */
export const GuideBoard = (props: GuideBoardProps) => {
  const { blocks, channels, span, opening, now, searchText, onDay } = props;
  const { t, direction } = useLabels();
  const { timeZone } = useViewerLocale();
  const { state, renderedFor } = useSite();
  const board = useRef<HTMLDivElement>(null);
  const isList = useMedia(UP_TO_MOBILE, renderedFor === 'MOBILE-WEB');
  const marked = useMarked();
  const { firstRows } = props;
  const { renderedWindow, isExpanded, look, reveal, pageRows } = useGuideWindow({
    board,
    span,
    rows: channels.length,
    firstRows,
    opening,
  });
  const [shift, setShift] = useState({ name: opening.name, hours: 0 });
  const hours = shift.name === opening.name ? shift.hours : 0;
  const moment = opening.at + hours * HOUR_MS;
  const window = isList
    ? { ...renderedWindow, from: moment, to: Math.min(span.to, moment + LIST_HOURS * HOUR_MS) }
    : renderedWindow;
  const { first, end, from, to } = window;

  const [focus, setFocus] = useState<GuideFocus>({ row: 0, head: null, at: Math.max(now, opening.at) });
  const [isInside, setInside] = useState(false);
  /** Target of a pending focus move; its cell may not be rendered yet. */
  const moving = useRef<GuideFocus | null>(null);
  const [details, setDetails] = useState<{ programme: GuideProgramme; entry: LoadedChannel } | null>(null);
  const [hasMarkFailed, setMarkFailed] = useState(false);

  useEffect(() => {
    if (isExpanded) blocks.want({ first, end, from, to });
  }, [blocks, isExpanded, first, end, from, to]);

  // The rendered grid starts an hour before the visible one.
  const seen = momentInView(isList ? moment : from + HOUR_MS, opening);
  useEffect(() => {
    if (isExpanded) onDay(opening.name, seen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isExpanded, opening.name, seen]);

  useEffect(() => {
    // An effect of an earlier render may run after the move, when the stop is another element.
    if (moving.current !== focus) return;
    const stop = board.current?.querySelector<HTMLElement>('[data-stop]') ?? null;
    if (stop === null) return;
    if (stop.dataset['stop'] === 'fallback') {
      // The board has not scrolled there yet, or the programme at that time has not loaded.
      const isSeen = focus.row >= first && focus.row < end && focus.at >= from && focus.at < to;
      const current = blocks.getState();
      // Data that has loaded meanwhile is in the next render.
      const isUpToDate = current.channels === channels && current.status !== 'loading';
      if (!isSeen || !isUpToDate) return;
    }
    moving.current = null;
    stop.focus({ preventScroll: true });
    // The board may extend beyond the viewport.
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = useCallback(
    (next: GuideFocus): void => {
      moving.current = next;
      setFocus(next);
      reveal(next.at, next.row, 'nearest');
    },
    [reveal],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const step = guideStepOf(event, direction === 'rtl');
    const current = channels[focus.row];
    if (step === null || current === undefined) return;
    const next = moveGuideFocus(focus, step, {
      rows: channels.length,
      pageRows: pageRows(),
      span: isList ? { from, to } : span,
      now,
      heads: headsOf(current, marked !== null),
      programmesOf: (row) => channels[row]?.programmes ?? [],
      endOfDay: (at) => endOfDay(at, timeZone),
    });
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };

  const onSelect = useCallback(
    (programme: GuideProgramme, entry: LoadedChannel) => setDetails({ programme, entry }),
    [],
  );
  const onMatch = useCallback(
    (programme: GuideProgramme, row: number): void => {
      goTo({ row, head: null, at: Date.parse(programme.startDate) });
    },
    [goTo],
  );
  const onMark = useCallback(
    ({ channel }: LoadedChannel): void => {
      setMarkFailed(false);
      void createFavouriteChannels(state)
        .toggle(channel.channelId)
        .then((error) => setMarkFailed(error !== null));
    },
    [state],
  );

  const rows = Array.from(
    { length: Math.max(0, Math.min(end, channels.length) - first) },
    (_, index) => first + index,
  );
  // Keeps the focused row rendered, wherever the board is scrolled to.
  if (isInside && focus.row < channels.length && !rows.includes(focus.row)) rows.push(focus.row);
  const most = isList ? LIST_PROGRAMMES : programmesPerRow({ first, end });
  const origin = isExpanded ? 0 : (opening.at - span.from) / MINUTE_MS;
  const last = isExpanded ? span.to : opening.at + LIST_HOURS * HOUR_MS;
  const tick = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const isWaiting = props.isLoading && channels.length === 0;
  const knownRows = isExpanded ? channels.length : Math.min(channels.length, firstRows);

  return (
    <>
      <div className={styles['steps']}>
        {([-1, 1] as const).map((step) => (
          <Button
            key={step}
            icon={step < 0 === (direction === 'ltr') ? <ChevronLeft /> : <ChevronRight />}
            disabled={step < 0 ? moment - LIST_STEP_HOURS * HOUR_MS < span.from : to >= span.to}
            onClick={() => setShift({ name: opening.name, hours: hours + step * LIST_STEP_HOURS })}
          >
            {t(step < 0 ? 'guideEarlier' : 'guideLater')}
          </Button>
        ))}
      </div>
      <p className={styles['said']} role="status">
        {hasMarkFailed ? t('guideMarkFailed') : ''}
      </p>
      <div
        ref={board}
        role="grid"
        // The cells take the focus; the grid handles their keys.
        tabIndex={-1}
        aria-label={t('guideGrid')}
        aria-rowcount={blocks.getState().hasMore ? -1 : channels.length + 1}
        aria-busy={isWaiting}
        className={styles['board']}
        data-guide-board=""
        onScroll={look}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          setInside(true);
          // Tab moves to the current programme, which may have started before the visible time.
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? Number.NaN);
          if (Number.isNaN(row)) return;
          const { head, at } = target.dataset;
          const start = at === undefined ? Number.NaN : Date.parse(at);
          setFocus((previous) => {
            if (head !== undefined)
              return previous.row === row && previous.head === Number(head)
                ? previous
                : { ...previous, row, head: Number(head) };
            if (Number.isNaN(start)) return previous;
            const isSame =
              previous.row === row &&
              previous.head === null &&
              previous.at >= start &&
              target.dataset['stop'] !== undefined;
            return isSame ? previous : { row, head: null, at: start };
          });
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setInside(false);
        }}
      >
        <div
          className={styles['canvas']}
          style={
            {
              '--origin': origin,
              '--now': (tick - span.from) / MINUTE_MS,
              '--minutes': (last - span.from) / MINUTE_MS - origin,
              '--rows': isWaiting ? firstRows : knownRows,
            } as CSSProperties
          }
        >
          <div className={styles['probe']} data-guide-probe="" aria-hidden="true" />
          <GuideHours from={from} to={to} span={span} now={tick} />
          {rows.map((row) => {
            const entry = channels[row];
            return (
              entry !== undefined && (
                <GuideRow
                  key={entry.channel.channelId}
                  entry={entry}
                  row={row}
                  span={span}
                  from={from}
                  to={to}
                  most={most}
                  isList={isList}
                  now={tick}
                  focus={focus.row === row ? focus : null}
                  isInside={isInside && focus.row === row}
                  isMarked={marked === null ? null : marked.includes(entry.channel.channelId)}
                  searchText={searchText}
                  onSelect={onSelect}
                  onMark={onMark}
                  onMatch={onMatch}
                />
              )
            );
          })}
        </div>
      </div>
      {details !== null && (
        <ProgrammeDialog
          programme={details.programme}
          channel={details.entry.channel}
          now={now}
          onClose={() => setDetails(null)}
        />
      )}
    </>
  );
};
