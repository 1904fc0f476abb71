import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLabels } from '../labels/labels.js';
import { useDrawnByService } from '../labels/drawn-by-service.js';
import { slotKey } from '../row/slot-key.js';
import styles from './card-grid.module.css';
import { nextInGrid } from './grid-keys.js';
import { useColumns } from './use-columns.js';

/** Cards line by line, as many in each as the window has room for; arrows lead from one to the next. */
export const CardGrid = ({
  id,
  label,
  below = null,
  children,
}: {
  /** Names the grid among the lists of its page: the card that had the focus is found under it. */
  readonly id: string;
  readonly label: string;
  /** What a card has opened: stands below the line of that card, counted from 0, from edge to edge of the window. */
  readonly below?: { readonly at: number; readonly content: ReactNode } | null;
  readonly children: readonly ReactNode[];
}) => {
  const { direction } = useLabels();
  const isDrawn = useDrawnByService();
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns(grid, below !== null);
  const endOfLine =
    below === null ? -1 : Math.min((Math.floor(below.at / columns) + 1) * columns, children.length) - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    // With Alt, Control or Command, the browser’s own: back, forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = nextInGrid(event.key, direction, event.currentTarget, document.activeElement);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    // Keys bubble up from the cards; the list itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={grid}
      className={styles['grid']}
      data-drawn={isDrawn ? '' : undefined}
      aria-label={label}
      data-row={id}
      onKeyDown={onKeyDown}
    >
      {children.flatMap((child, index) => [
        <li key={slotKey(child, index)} className={styles['slot']}>
          {child}
        </li>,
        // One element whichever line it stands below: what it shows goes on when the lines change.
        ...(index === endOfLine
          ? [
              <li key="below" className={styles['below']}>
                {below?.content}
              </li>,
            ]
          : []),
      ])}
    </ul>
  );
};
