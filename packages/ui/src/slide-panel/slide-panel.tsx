import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './slide-panel.module.css';

export interface SlidePanelProps {
  readonly isOpen: boolean;
  /** The edge of the window that it slides in from. */
  readonly side: 'start' | 'end';
  /** A menu comes in 200 ms, a panel in 600. */
  readonly pace: 'menu' | 'panel';
  /** Its name; absent where its content is a dialog of its own. */
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Closes on a press outside, and gives the focus back to where it came from when it is closed from within. */
const useWayOut = (isOpen: boolean, onClose: () => void) => {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the page is painted: what is inert then has lost the focus, and nobody knows that it had it.
  useLayoutEffect(() => {
    if (!isOpen) {
      // React has put the focus back to where it was before the commit.
      if (hadFocus.current) cameFrom.current?.focus();
      return undefined;
    }
    const { activeElement } = document;
    const isSomething = activeElement instanceof HTMLElement && activeElement !== document.body;
    cameFrom.current = isSomething ? activeElement : null;
    const { current: box } = panel;
    box?.focus();
    const press = ({ target }: PointerEvent): void => {
      const isInside = target instanceof Node && box?.contains(target) === true;
      const isItsButton = target instanceof Node && cameFrom.current?.contains(target) === true;
      if (!isInside && !isItsButton) close.current();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      hadFocus.current = box?.contains(document.activeElement) === true;
      if (hadFocus.current) cameFrom.current?.focus();
    };
  }, [isOpen]);
  return panel;
};

/** What slides in over the page from one of its sides, and leaves by a press outside, Escape, or when the focus goes. */
export const SlidePanel = ({ isOpen, side, pace, label, onClose, children }: SlidePanelProps) => {
  const panel = useWayOut(isOpen, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen);
  }
  return (
    // Keys and focus bubble up from what stands in it; the box itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      className={styles['panel']}
      data-open={isOpen}
      data-side={side}
      data-pace={pace}
      role={label === undefined ? undefined : 'dialog'}
      aria-label={label}
      tabIndex={-1}
      inert={!isOpen}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setLeaving(false);
      }}
    >
      {(isOpen || isLeaving) && children}
    </div>
  );
};
