import { Button } from '../controls/button.js';
import { CloseButton } from '../controls/close-button.js';
import styles from './toast.module.css';

export interface ToastProps {
  readonly words: string;
  /** Whether it reports a failure. */
  readonly hasFailed?: boolean;
  /** A button for what can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly closeLabel: string;
  readonly onDismiss: () => void;
  /** Called when the pointer or the focus enters or leaves; a held toast stays. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A one-sentence result of an action, at the bottom of the page. */
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
