import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.js';
import headings from '../text/heading.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  readonly children: ReactNode;
}

/** What a viewer types in, who then need not look for it. */
const FIELD = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea';

/**
 * A modal dialog with content to read or fields to fill in, the first of which has the focus. Escape, its button and a
 * press on the backdrop close it.
 */
export const Sheet = ({ title, closeLabel, onClose, onKeyDown, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect, so that closing happens in the same commit as the opening of a dialog that replaces this one; that
  // dialog then returns the focus to the same opener.
  useLayoutEffect(() => {
    const { current } = dialog;
    const { activeElement: opener } = document;
    const press = ({ target }: Event): void => {
      // The target is the dialog itself: the press was on the backdrop.
      if (target === current) close.current();
    };
    current?.showModal();
    current?.querySelector<HTMLElement>(FIELD)?.focus();
    current?.addEventListener('click', press);
    return () => {
      current?.removeEventListener('click', press);
      current?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // Key events bubble up from the content.
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
        {/* Focusable so that keyboard users can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['body']} tabIndex={0} role="region" aria-labelledby={titleId}>
          {children}
        </div>
      </div>
    </dialog>
  );
};
