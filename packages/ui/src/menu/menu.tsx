import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    // Keys bubble up from the button and the links; the box itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classNames(styles['menu'], className)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles['toggle']}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {/* Clicks bubble up from the links and buttons, which have keys of their own. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        className={styles['list']}
        data-align={align}
        hidden={!open}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button') !== null) close();
        }}
      >
        {children}
      </div>
    </div>
  );
};
