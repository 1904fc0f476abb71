import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from './watchlist-controls.module.css';
import notes from './watchlist-notes.module.css';

/** What went wrong, in words, and one way on. */
export const FailureNote = ({
  words,
  detail,
  action,
  onAction,
}: {
  readonly words: string;
  readonly detail?: ReactNode;
  /** What the way on is called; absent where pressing the same again is the way. */
  readonly action?: string;
  readonly onAction?: () => void;
}) => (
  <div className={notes['failure']} role="alert">
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
    <p className={notes['failure-words']}>
      <strong>{words}</strong>
      {detail !== undefined && <span>{detail}</span>}
    </p>
    {action !== undefined && (
      <button type="button" className={controls['quiet']} onClick={onAction}>
        {action}
      </button>
    )}
  </div>
);
