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
import { FieldFrame, noteIdOf } from './field-frame.js';
import { useLabels } from '../labels/labels.js';
import styles from './text-field.module.css';

/** How long a password stays visible after its button is released (FORM-3). */
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
 * A labelled text input. Its text is sanitised on change and on blur; passwords are not sanitised, and are visible
 * while their button is held.
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
  const generatedId = useId();
  const id = own ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const [readable, setReadable] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Takes over text typed, or filled in by a password manager, before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onValue(typed);
  });
  // A layout effect renders the value before any event is handled, so that a form submitted at once contains the text.
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
