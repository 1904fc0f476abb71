import {
  dateOf,
  datePartOrder,
  datePartsOf,
  isDatePartFull,
  typedDatePart,
  type DatePart,
  type DateParts,
} from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLabels } from '../labels/labels.js';
import { classNames } from '../labels/class-names.js';
import styles from './date-field.module.css';
import { FieldFrame, noteIdOf } from './field-frame.js';
import type { FieldProps } from './field-props.js';

const LABELS = { year: 'dateYear', month: 'dateMonth', day: 'dateDay' } as const satisfies Record<
  DatePart,
  LabelKey
>;
const SAMPLES = {
  year: 'dateYearSample',
  month: 'dateMonthSample',
  day: 'dateDaySample',
} as const satisfies Record<DatePart, LabelKey>;
const AUTOFILL = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const satisfies Record<
  DatePart,
  string
>;

export interface DateFieldProps extends FieldProps {
  /** Language tag whose region decides the order of the parts; defaults to the page's language. */
  readonly locale?: string;
  /** Lets password managers and browsers fill in the date of birth. */
  readonly isBirthDate?: boolean;
}

/**
 * A date in three parts, in the order of the language. The focus moves to the next part when one is full, and back from
 * an empty one; the value is set once all parts are filled (FORM-14, FORM-15).
 */
export const DateField = ({
  id: own,
  name,
  label,
  value,
  onValue,
  required = false,
  error,
  hint,
  disabled = false,
  locale,
  isBirthDate = false,
}: DateFieldProps) => {
  const { t, language } = useLabels();
  const generatedId = useId();
  const id = own ?? generatedId;
  const [parts, setParts] = useState<DateParts>(() => datePartsOf(value));
  const inputs = useRef(new Map<DatePart, HTMLInputElement>());
  const order = datePartOrder(locale ?? language);

  const type = (part: DatePart, typed: string) => {
    const after = typedDatePart(part, typed, parts[part]);
    if (after === parts[part]) return;
    const next = { ...parts, [part]: after };
    setParts(next);
    onValue(dateOf(next));
    const following = order[order.indexOf(part) + 1];
    if (isDatePartFull(part, after) && following !== undefined) inputs.current.get(following)?.focus();
  };
  const stepBack = (part: DatePart, event: KeyboardEvent) => {
    const before = order[order.indexOf(part) - 1];
    if (event.key !== 'Backspace' || parts[part] !== '' || before === undefined) return;
    event.preventDefault();
    inputs.current.get(before)?.focus();
  };

  return (
    <FieldFrame
      id={id}
      group
      label={label ?? t(isBirthDate ? 'birthDate' : 'date')}
      required={required}
      error={error}
      hint={hint}
    >
      {/* Digits run left to right in every language; only the order of the parts depends on the language. */}
      <span className={styles['parts']}>
        {order.map((part) => (
          <input
            key={part}
            ref={(element) => {
              if (element === null) inputs.current.delete(part);
              else inputs.current.set(part, element);
            }}
            className={classNames(styles['part'], styles[part])}
            name={`${name}-${part}`}
            type="text"
            inputMode="numeric"
            dir="ltr"
            autoComplete={isBirthDate ? AUTOFILL[part] : 'off'}
            placeholder={t(SAMPLES[part])}
            aria-label={t(LABELS[part])}
            aria-required={required}
            aria-invalid={error !== undefined}
            aria-describedby={noteIdOf(id, error ?? hint)}
            disabled={disabled}
            value={parts[part]}
            onChange={({ target }) => type(part, target.value)}
            onKeyDown={(event) => stepBack(part, event)}
          />
        ))}
      </span>
    </FieldFrame>
  );
};

export const BirthDateField = (props: Omit<DateFieldProps, 'isBirthDate'>) => (
  <DateField {...props} isBirthDate />
);
