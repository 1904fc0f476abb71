import { sanitisedWhenLeft, sanitisedWhileTyped } from '@footlight/domain';
import { Eye } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
} from 'react';
import { FieldFrame, noteIdOf } from '../form/field-frame.js';
import { useLabels } from '../labels/labels.js';
import styles from './text-field.module.css';

/** How long a password stays readable after its button is let go (FORM-3). */
const HIDE_DELAY_MS = 300;

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * A labelled text input. What is typed is sanitised as it changes and when it is left; passwords are taken as they are,
 * and can be read while their button is pressed.
 */
export const TextField = ({
  id: own,
  label,
  error,
  hint,
  required = false,
  type = 'text',
  value,
  onValue,
  onBlur,
  ...rest
}: TextFieldProps) => {
  const { t } = useLabels();
  const drawn = useId();
  const id = own ?? drawn;
  const input = useRef<HTMLInputElement>(null);
  const [readable, setReadable] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was typed, or filled in by a password manager, before the page was taken over.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onValue(typed);
  });
  // As a layout effect it is rendered before any press is heard: a form that is sent at once has what was typed.
  useLayoutEffect(() => takeTyped(), []);

  const show = () => {
    clearTimeout(timer.current);
    setReadable(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setReadable(false), HIDE_DELAY_MS);
  };
  const note = error ?? hint;
  const isSecret = type === 'password';

  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint}>
      <span className={styles['box']}>
        <input
          {...rest}
          ref={input}
          id={id}
          className={styles['input']}
          type={isSecret && readable ? 'text' : type}
          required={required}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={noteIdOf(id, note)}
          onChange={({ target }) => onValue(isSecret ? target.value : sanitisedWhileTyped(target.value))}
          onBlur={(event) => {
            const settled = isSecret ? value : sanitisedWhenLeft(value);
            if (settled !== value) onValue(settled);
            onBlur?.(event);
          }}
        />
        {isSecret && (
          <button
            type="button"
            className={styles['reveal']}
            aria-label={t('showPassword')}
            aria-pressed={readable}
            onPointerDown={show}
            onPointerUp={hide}
            onPointerLeave={hide}
            onKeyDown={({ key }) => {
              if (key === ' ' || key === 'Enter') show();
            }}
            onKeyUp={hide}
            onBlur={hide}
          >
            <Eye size={20} strokeWidth={1.75} />
          </button>
        )}
      </span>
    </FieldFrame>
  );
};
