import type { ReactNode } from 'react';
import foldOut from '../fold-out/fold-out.module.css';
import { useFoldOut } from '../fold-out/use-fold-out.js';
import { classNames } from '../labels/class-names.js';
import styles from './menu.module.css';

export interface MenuProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What the button is called. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The edge of the button that the list keeps to, so that it opens towards the middle of the page. */
  readonly align?: 'start' | 'end';
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** A button that opens a short list; a choice, Escape, a click outside or leaving it closes it. */
export const Menu = ({ button, label, className, align = 'end', children }: MenuProps) => {
  const { close, root, toggle, list } = useFoldOut<HTMLDivElement>();
  return (
    // Keys bubble up from the button and the links; the box itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...root} className={classNames(styles['menu'], className)}>
      <button {...toggle} className={styles['toggle']} aria-label={label}>
        {button}
      </button>
      {/* Clicks bubble up from the links and buttons, which have keys of their own. */}
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
