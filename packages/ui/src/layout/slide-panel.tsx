import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './slide-panel.module.css';

export interface SlidePanelProps {
  readonly isOpen: boolean;
  /** The edge of the window that it slides in from. */
  readonly side: 'start' | 'end';
  /** A menu slides in within 200 ms, a panel within 600 ms. */
  readonly pace: 'menu' | 'panel';
  /** Accessible name; absent when its content is a dialog of its own. */
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Whether a press or the focus is on the button of an open panel, which closes it itself. */
const isItsButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"][aria-haspopup="dialog"]') !== null;

/** Closes on a press outside, and returns the focus to where it was when the panel is closed from within. */
const useDismiss = (isOpen: boolean, onClose: () => void) => {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect runs before paint: afterwards the inert panel has lost the focus, and it is no longer known that it
  // had it.
  useLayoutEffect(() => {
    if (!isOpen) {
      // During the commit React restores the focus that the cleanup has moved, so it is moved again here.
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
      if (!isInside && !isItsButton(target)) close.current();
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

/** A panel that slides in over the page. A press outside, Escape, or focus moving outside closes it. */
export const SlidePanel = ({ isOpen, side, pace, label, onClose, children }: SlidePanelProps) => {
  const panel = useDismiss(isOpen, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen);
  }
  return (
    // Key and focus events bubble up from the content; the box itself is not interactive.
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
        if (relatedTarget === null || currentTarget.contains(relatedTarget) || isItsButton(relatedTarget))
          return;
        onClose();
      }}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setLeaving(false);
      }}
    >
      {(isOpen || isLeaving) && children}
    </div>
  );
};
