import type { KeyboardEvent, ReactNode } from 'react';
import { useLabels } from '../labels/labels.js';
import { slotKey } from '../row/slot-key.js';
import styles from './card-grid.module.css';
import { nextInGrid } from './grid-keys.js';

/** Cards line by line, as many in each as the window has room for; arrows lead from one to the next. */
export const CardGrid = ({
  id,
  label,
  children,
}: {
  /** Names the grid among the lists of its page: the card that had the focus is found under it. */
  readonly id: string;
  readonly label: string;
  readonly children: readonly ReactNode[];
}) => {
  const { direction } = useLabels();
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
    <ul className={styles['grid']} aria-label={label} data-row={id} onKeyDown={onKeyDown}>
      {children.map((child, index) => (
        <li key={slotKey(child, index)} className={styles['slot']}>
          {child}
        </li>
      ))}
    </ul>
  );
};
