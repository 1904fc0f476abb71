import type { ReactNode } from 'react';
import foldOut from './fold-out.module.css';
import { useFoldOut } from './use-fold-out.js';
import { classNames } from '../labels/class-names.js';
import styles from './menu.module.css';

export interface MenuProps {
  /** Content of the button. */
  readonly button: ReactNode;
  /** Accessible name of the button. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The edge of the button that the list is aligned to, so that it opens towards the middle of the page. */
  readonly align?: 'start' | 'end';
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** A button that opens a short list. A choice, Escape, a click outside, or focus moving outside closes it. */
export const Menu = ({ button, label, className, align = 'end', children }: MenuProps) => {
  const { close, root, toggle, list } = useFoldOut<HTMLDivElement>();
  return (
    // Key events bubble up from the button and the links; the box itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...root} className={classNames(styles['menu'], className)}>
      <button {...toggle} className={styles['toggle']} aria-label={label}>
        {button}
      </button>
      {/* Clicks bubble up from the links and buttons, which handle keys themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        {...list}
        className={classNames(foldOut['list'], styles['list'])}
        data-align={align}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button') !== null) close();
        }}
      >
        {children}
      </div>
    </div>
  );
};
