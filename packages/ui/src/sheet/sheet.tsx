import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { CloseButton } from '../icon-button/close-button.js';
import headings from '../heading/heading.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  readonly children: ReactNode;
}

/** Something to read over the page. Escape, its button and a press beside it close it. */
export const Sheet = ({ title, closeLabel, onClose, onKeyDown, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // In one turn with what comes in its place: another dialog gives the focus back to where this one had it from.
  useLayoutEffect(() => {
    const { current } = dialog;
    const { activeElement: opener } = document;
    const press = ({ target }: Event): void => {
      // What is pressed is the dialog itself: beside its content.
      if (target === current) close.current();
    };
    current?.showModal();
    current?.addEventListener('click', press);
    return () => {
      current?.removeEventListener('click', press);
      current?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // Keys bubble up from what stands in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <div className={styles['content']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={headings['section']}>
            {title}
          </h2>
          <CloseButton label={closeLabel} onClick={onClose} />
        </header>
        {/* What does not fit is scrolled, by whoever has only keys too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['body']} tabIndex={0} role="region" aria-labelledby={titleId}>
          {children}
        </div>
      </div>
    </dialog>
  );
};
