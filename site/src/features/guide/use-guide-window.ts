import {
  firstGuideWindow,
  guideWindow,
  isSameWindow,
  type GuideSpan,
  type GuideView,
  type GuideWindow,
} from '@footlight/domain';
import { useIsServerRendered } from '@footlight/ui';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

const MINUTE_MS = 60_000;

/** Sizes from the guide's style sheet, in CSS pixels. */
interface Measures {
  readonly rowHeight: number;
  readonly minuteWidth: number;
  readonly headHeight: number;
  readonly channelWidth: number;
}

/** Selectors of the measured elements. */
const PROBE = '[data-guide-probe]';
const CORNER = '[data-guide-corner]';

const measure = (board: HTMLElement): Measures | null => {
  const probe = board.querySelector(PROBE)?.getBoundingClientRect();
  const corner = board.querySelector(CORNER)?.getBoundingClientRect();
  if (probe === undefined || corner === undefined || probe.height === 0) return null;
  return {
    rowHeight: probe.height,
    minuteWidth: probe.width / 60,
    headHeight: corner.height,
    channelWidth: corner.width,
  };
};

const viewOf = (board: HTMLElement, { headHeight, channelWidth, ...sizes }: Measures): GuideView => ({
  top: board.scrollTop,
  height: Math.max(0, board.clientHeight - headHeight),
  // `scrollLeft` is negative in right-to-left layouts.
  start: Math.abs(board.scrollLeft),
  width: Math.max(0, board.clientWidth - channelWidth),
  ...sizes,
});

export interface GuideWindowOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly span: GuideSpan;
  /** Number of loaded channels. */
  readonly rows: number;
  readonly firstRows: number;
  /** The opening time in milliseconds since the epoch; `name` changes with each opening. */
  readonly opening: { readonly name: string; readonly at: number };
}

/**
 * The rendered window of the guide. The service does not know the viewport, so it renders the guide from its opening
 * time. After mounting, the whole board is scrolled to the same place, so that nothing moves.
 */
export const useGuideWindow = ({ board, span, rows, firstRows, opening }: GuideWindowOptions) => {
  const isServerRendered = useIsServerRendered();
  const [isExpanded, setExpanded] = useState(false);
  const [renderedWindow, setRenderedWindow] = useState<GuideWindow>(() =>
    firstGuideWindow(opening.at, span, firstRows),
  );
  const sizes = useRef<Measures | null>(null);
  /** Until then the board stands at its start, two days ago, which nobody has asked for. */
  const isOpen = useRef(false);

  const look = useCallback((): void => {
    const element = board.current;
    if (element === null || !isOpen.current) return;
    sizes.current ??= measure(element);
    if (sizes.current === null) return;
    const next = guideWindow(viewOf(element, sizes.current), span, rows);
    setRenderedWindow((previous) => (isSameWindow(previous, next) ? previous : next));
  }, [board, span, rows]);

  /** Scrolls a time, and optionally a row, into view. */
  const reveal = useCallback(
    (at: number, row: number | null, align: 'start' | 'nearest'): void => {
      const element = board.current;
      sizes.current ??= element === null ? null : measure(element);
      if (element === null || sizes.current === null) return;
      const { rowHeight, minuteWidth } = sizes.current;
      const { top, height, start, width } = viewOf(element, sizes.current);
      const x = ((at - span.from) / MINUTE_MS) * minuteWidth;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const room = Math.min(width / 2, 60 * minuteWidth);
      if (align === 'start' || x < start) element.scrollLeft = sign * (align === 'start' ? x : x - room / 2);
      else if (x + room > start + width) element.scrollLeft = sign * (x + room - width);
      if (row === null) return;
      const y = row * rowHeight;
      if (y < top) element.scrollTop = y;
      else if (y + rowHeight > top + height) element.scrollTop = y + rowHeight - height;
    },
    [board, span],
  );

  useLayoutEffect(() => {
    const expand = (): void => setExpanded(true);
    // A transition during hydration: otherwise the guide would render a second time in the commit task.
    if (isServerRendered) startTransition(expand);
    else expand();
  }, [isServerRendered]);
  useLayoutEffect(() => {
    if (!isExpanded) return;
    reveal(opening.at, null, 'start');
    isOpen.current = true;
    look();
    // Runs once for each opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isExpanded, opening.name, opening.at]);
  useEffect(() => {
    if (isExpanded) look();
  }, [isExpanded, look]);
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      sizes.current = null;
      look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, look]);

  /** Rows that Page Up and Page Down move by: one fewer than are fully visible, but at least 1. */
  const pageRows = useCallback((): number => {
    const element = board.current;
    if (element === null || sizes.current === null) return 1;
    return Math.max(1, Math.floor(viewOf(element, sizes.current).height / sizes.current.rowHeight) - 1);
  }, [board]);

  return { renderedWindow, isExpanded, look, reveal, pageRows };
};
