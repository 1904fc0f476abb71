import { Button } from '../button/button.js';
import { CloseButton } from '../icon-button/close-button.js';
import styles from './toast.module.css';

export interface ToastProps {
  readonly words: string;
  /** Whether it tells of a failure. */
  readonly hasFailed?: boolean;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly closeLabel: string;
  readonly onDismiss: () => void;
  /** Whether somebody is at it: it stays for them. */
  readonly onHold: (isHeld: boolean) => void;
}

/** How something ended, in one sentence, at the foot of the page. */
export const Toast = ({ words, hasFailed = false, action, closeLabel, onDismiss, onHold }: ToastProps) => (
  <div
    className={styles['toast']}
    data-failed={hasFailed}
    onPointerEnter={() => onHold(true)}
    onPointerLeave={() => onHold(false)}
    onFocus={() => onHold(true)}
    onBlur={() => onHold(false)}
  >
    <p className={styles['words']} dir="auto">
      {words}
    </p>
    {action !== undefined && (
      <Button look="bare" className={styles['action']} onClick={action.onPress}>
        {action.label}
      </Button>
    )}
    <CloseButton look="bare" label={closeLabel} onClick={onDismiss} />
  </div>
);
