import type { RowDisplay } from '@footlight/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import headings from '../../text/heading.module.css';
import { IconButton } from '../../controls/icon-button.js';
import { classNames } from '../../labels/class-names.js';
import { useLabels } from '../../labels/labels.js';
import { useIsServerRendered } from '../../labels/server-rendered.js';
import { RESIZE_DEBOUNCE_MS, watchSize } from '../../viewport/watch-size.js';
import { scrollFullyIntoView } from '../../viewport/scroll-fully-into-view.js';
import { CarouselProvider } from './carousel-context.js';
import { RowBackground } from './row-background.js';
import { nextFocus } from './row-keys.js';
import { slotKey } from './slot-key.js';
import { ALL_VISIBLE, edgeOf, slotOf, slotState, visibleColumns } from './slot-state.js';
import { useRowPosition } from './use-row-position.js';
import styles from './row.module.css';

export interface RowProps {
  /** Id of the row within its page; its scroll position is stored under it. */
  readonly id?: string;
  readonly title: string;
  readonly description?: string | null;
  /** Beside the title: a link to everything in the row. */
  readonly more?: ReactNode;
  /** Below the text: the row's calls to action. */
  readonly actions?: ReactNode;
  /** `featured` is emphasised, with a picture behind it; `inline` has its text beside its cards. */
  readonly look?: 'basic' | 'featured' | 'inline';
  readonly align?: 'start' | 'center' | 'end';
  /** The picture behind the row. */
  readonly background?: RowDisplay['background'];
  /** Cards; each is placed in a slot whose width depends on the window. */
  readonly children: readonly ReactNode[];
  readonly width?: 'wide' | 'poster' | 'section' | 'playlist';
  /** Number of lines of cards. */
  readonly rowCount?: 1 | 2;
  /** Called near the end of the row, to load the next page. */
  readonly onNearEnd?: () => void;
  /** Content after the last card: the loading or failed state of the next page. */
  readonly end?: ReactNode;
  /** Content below the cards, such as a panel opened by one of them. */
  readonly below?: ReactNode;
}

/** Distance from the end that counts as near: one screen of cards. */
const NEAR_END = '0px 100% 0px 100%';

/** A horizontal list of cards, scrolled page by page with arrows, wheel, swipe or keyboard. */
export const Row = ({
  id = '',
  title,
  description,
  more,
  actions,
  look = 'basic',
  align = 'start',
  background = null,
  children,
  width = 'wide',
  rowCount = 1,
  onNearEnd,
  end,
  below,
}: RowProps) => {
  const { t, direction } = useLabels();
  const headingId = useId();
  const isServerRendered = useIsServerRendered();
  const track = useRef<HTMLUListElement>(null);
  const sentinel = useRef<HTMLLIElement>(null);
  const keepPosition = useRowPosition(track, id, children.length);
  const [edges, setEdges] = useState({ start: true, end: true });
  const [visible, setVisible] = useState(ALL_VISIBLE);
  const [active, setActive] = useState<number | null>(null);
  /** The slot that the pointer last moved over. */
  const pointedAt = useRef<number | null>(null);

  const measure = useCallback(() => {
    const element = track.current;
    if (element === null) return;
    const from = Math.abs(element.scrollLeft);
    const start = from < 2;
    const end = from + element.clientWidth >= element.scrollWidth - 2;
    setEdges((previous) => (previous.start === start && previous.end === end ? previous : { start, end }));
    const columns = visibleColumns(element);
    setVisible((previous) =>
      previous.first === columns.first && previous.last === columns.last ? previous : columns,
    );
  }, []);

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    // The observer reports after layout; measuring here would force a layout for every row.
    return watchSize(element, () => startTransition(measure), RESIZE_DEBOUNCE_MS.cards);
  }, [measure, children.length]);

  useEffect(() => {
    const [root, target] = [track.current, sentinel.current];
    if (root === null || target === null || onNearEnd === undefined) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd();
      },
      { root, rootMargin: NEAR_END },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [onNearEnd, children.length]);

  const turn = (step: 1 | -1) => {
    const element = track.current;
    const forward = direction === 'rtl' ? -1 : 1;
    element?.scrollBy({ left: step * forward * element.clientWidth, behavior: 'smooth' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    // Combinations with Alt, Control or Command are left to the browser, such as back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = nextFocus(event.key, direction, event.currentTarget, document.activeElement);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  const activate = ({ target }: { readonly target: EventTarget }) => setActive(slotOf(track.current, target));
  /** Set by pointer movement only: scrolling with keys also moves cards under a resting pointer. */
  const point = (event: PointerEvent<HTMLUListElement>) => {
    if (event.pointerType === 'touch') return;
    pointedAt.current = slotOf(track.current, event.target);
    setActive(pointedAt.current);
  };
  const rest = () => {
    pointedAt.current = null;
    setActive(null);
  };
  /** Invisible focus, as on a card restored for a viewer with a pointer, does not activate the card. */
  const focus = (event: FocusEvent<HTMLUListElement>) => {
    if (event.target.matches(':focus-visible')) activate(event);
  };
  /** After blur the card under the pointer stays active, unless scrolling has moved it there. */
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const under = currentTarget.querySelector(':scope > :hover');
    const slot = under === null ? null : slotOf(currentTarget, under);
    setActive(slot === pointedAt.current ? slot : null);
  };

  return (
    <section
      className={styles['row']}
      aria-labelledby={headingId}
      data-width={width}
      data-lines={rowCount}
      data-look={look}
      data-align={align}
      data-row={id}
    >
      {background !== null && <RowBackground {...background} />}
      <header className={styles['head']}>
        <h2
          id={headingId}
          className={classNames(headings[look === 'featured' ? 'feature' : 'row'], styles['title'])}
        >
          {title}
        </h2>
        {more}
        {description !== null && description !== undefined && (
          <p className={styles['description']}>{description}</p>
        )}
        {actions !== undefined && <div className={styles['callToAction']}>{actions}</div>}
      </header>
      {children.length > 0 && (
        <div className={styles['frame']}>
          <ul
            ref={track}
            className={styles['track']}
            data-drawn={isServerRendered ? '' : undefined}
            data-edge={active === null ? null : edgeOf(Math.floor(active / rowCount), visible)}
            onScroll={({ currentTarget }) => {
              measure();
              keepPosition(currentTarget);
            }}
            onKeyDown={onKeyDown}
            onPointerMove={point}
            onPointerLeave={rest}
            onFocus={(event) => {
              focus(event);
              scrollFullyIntoView(event);
            }}
            onBlur={blur}
          >
            <CarouselProvider value>
              {children.map((child, index) => (
                <li
                  key={slotKey(child, index)}
                  className={styles['slot']}
                  data-state={slotState(
                    Math.floor(index / rowCount),
                    active === null ? null : Math.floor(active / rowCount),
                    visible,
                  )}
                >
                  <div className={styles['place']}>{child}</div>
                </li>
              ))}
            </CarouselProvider>
            {end !== undefined && <li className={styles['slot']}>{end}</li>}
            <li ref={sentinel} className={styles['sentinel']} aria-hidden="true" />
          </ul>
          {!edges.start && (
            <IconButton
              className={styles['previous']}
              label={t('previousItems', { title })}
              onClick={() => turn(-1)}
            >
              <ChevronLeft data-mirror />
            </IconButton>
          )}
          {!edges.end && (
            <IconButton className={styles['next']} label={t('nextItems', { title })} onClick={() => turn(1)}>
              <ChevronRight data-mirror />
            </IconButton>
          )}
        </div>
      )}
      {below}
    </section>
  );
};
