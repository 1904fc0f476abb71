import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLabels } from '../labels/labels.js';
import { useIsServerRendered } from '../labels/server-rendered.js';
import { slotKey } from '../content/row/slot-key.js';
import styles from './card-grid.module.css';
import { nextInGrid } from './grid-keys.js';
import { useColumns } from './use-columns.js';

/** A grid with as many cards per line as fit; arrow keys move between the cards. */
export const CardGrid = ({
  id,
  label,
  below = null,
  children,
}: {
  /** Id of the grid within its page; the focused card is restored by it. */
  readonly id: string;
  readonly label: string;
  /** Content opened by the card at index `at`, shown across the window below the line of that card. */
  readonly below?: { readonly at: number; readonly content: ReactNode } | null;
  readonly children: readonly ReactNode[];
}) => {
  const { direction } = useLabels();
  const isServerRendered = useIsServerRendered();
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns(grid, below !== null);
  const endOfLine =
    below === null ? -1 : Math.min((Math.floor(below.at / columns) + 1) * columns, children.length) - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    // Combinations with Alt, Control or Command are left to the browser, such as back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = nextInGrid(event.key, direction, event.currentTarget, document.activeElement);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    // Key events bubble up from the cards; the list itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={grid}
      className={styles['grid']}
      data-drawn={isServerRendered ? '' : undefined}
      aria-label={label}
      data-row={id}
      onKeyDown={onKeyDown}
    >
      {children.flatMap((child, index) => [
        <li key={slotKey(child, index)} className={styles['slot']}>
          {child}
        </li>,
        // The constant key keeps this element mounted when the number of columns changes.
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
