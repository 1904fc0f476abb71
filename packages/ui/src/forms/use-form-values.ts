import { useState, type Dispatch, type SetStateAction } from 'react';

/** The values of a form's fields by their ids. */
export interface FormValues<Values extends Readonly<Record<string, string>>> {
  readonly values: Values;
  readonly setValues: Dispatch<SetStateAction<Values>>;
  /** Fields that changed since the last submission; its errors no longer apply to them. */
  readonly touched: ReadonlySet<string>;
  readonly change: (id: keyof Values & string, value: string) => void;
  /** Call it when the form is submitted. */
  readonly clearTouched: () => void;
}

/** Holds the values of a form's fields and which fields changed since its last submission. */
export const useFormValues = <Values extends Readonly<Record<string, string>>>(
  initial: Values | (() => Values),
): FormValues<Values> => {
  const [values, setValues] = useState<Values>(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    values,
    setValues,
    touched,
    // Functional updates, because a password manager changes several fields at once.
    change: (id, value) => {
      setValues((previous) => ({ ...previous, [id]: value }));
      setTouched((previous) => new Set([...previous, id]));
    },
    clearTouched: () => setTouched(new Set()),
  };
};
