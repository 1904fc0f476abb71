import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from './watchlist-controls.module.css';
import notes from './watchlist-notes.module.css';

/** An error message with one action. */
export const ErrorNote = ({
  words,
  detail,
  action,
  onAction,
}: {
  readonly words: string;
  readonly detail?: ReactNode;
  /** Label of the action; absent when the viewer retries with the original control. */
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
