import { callErrorOf, type CallError } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import {
  startTransition,
  useActionState,
  useId,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react';
import { errorMessage } from './error-message.js';

type Values = Readonly<Record<string, string>>;

/** Why a form was not accepted. */
export interface FormErrors<Field extends string = string> {
  /** What is wrong with single fields. */
  readonly issues?: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong with the form as a whole. */
  readonly message?: string | null;
}

export interface FormOptions<V extends Values> {
  /** The ids of the fields begin with it, where rendered pages and tests need the same ones. */
  readonly id?: string;
  readonly initial?: V | (() => V);
  /** What to say of fields that may not be empty; a form with an empty one is not sent. */
  readonly required?: Readonly<Partial<Record<keyof V & string, string>>>;
  /**
   * Checks and sends the form.
   * @returns null when the form was accepted
   * @throws {HttpError} which is worded like a returned one
   */
  readonly send: (values: V) => Promise<FormErrors<keyof V & string> | CallError | null>;
  /** Words an error of the service; by default its own message, or the label of its code. */
  readonly word?: (error: CallError) => string | FormErrors<keyof V & string>;
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly setValues: Dispatch<SetStateAction<V>>;
  readonly change: (name: keyof V & string, value: string) => void;
  /**
   * Attributes of the `<form>`. Its action is a function, so that React sends what is submitted before hydration (PAGE-64),
   * and keeps fields out of the address. Afterwards `onSubmit` acts first, because React resets a form after its action,
   * with it controlled checkboxes and selections.
   */
  readonly attributes: {
    readonly action: () => void;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Attributes of a field. */
  readonly field: (name: keyof V & string) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly onValue: (value: string) => void;
    readonly error: string | undefined;
  };
  /** Properties of the `FormSummary`. */
  readonly summary: {
    readonly attempt: number;
    readonly issues: readonly { readonly id: string; readonly message: string }[];
    readonly message: string | null;
  };
  /** Why the service refused the last submission. */
  readonly error: CallError | null;
  readonly submit: () => void;
  readonly isPending: boolean;
  /** Whether the last submission was accepted, and no field has changed since. */
  readonly isAccepted: boolean;
}

/**
 * The values, the submission and the errors of a form. What is submitted while a submission is pending is dropped: a
 * double click acts once. An error of a field is shown until the field changes.
 */
export const useForm = <V extends Values>(options: FormOptions<V>): Form<V> => {
  const { id, initial = {} as V, required = {}, send, word } = options;
  type Field = keyof V & string;
  const { t } = useLabels();
  const generatedId = useId();
  const formId = id ?? generatedId;
  const [values, setValues] = useState<V>(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const isRunning = useRef(false);

  const [{ attempt, found }, dispatch, isPending] = useActionState<{
    readonly attempt: number;
    readonly found: FormErrors<Field> | CallError | null;
  }>(
    async ({ attempt: last }) => {
      try {
        const issues = missing() as NonNullable<FormErrors<Field>['issues']>;
        const isComplete = Object.keys(issues).length === 0;
        return { attempt: last + 1, found: isComplete ? await send(values).catch(callErrorOf) : { issues } };
      } finally {
        isRunning.current = false;
      }
    },
    { attempt: 0, found: null },
  );
  const missing = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(required).filter(
        (field): field is [string, string] => field[1] !== undefined && (values[field[0]] ?? '') === '',
      ),
    );
  const submit = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setTouched(new Set());
    startTransition(() => dispatch());
  };

  // Functional updates, because a password manager changes several fields at once.
  const change = (name: Field, value: string): void => {
    setValues((previous) => ({ ...previous, [name]: value }));
    setTouched((previous) => new Set([...previous, name]));
  };

  const error = found !== null && 'code' in found ? found : null;
  const worded = error === null ? null : word === undefined ? errorMessage(error, t) : word(error);
  const errors: FormErrors<Field> =
    typeof worded === 'string' ? { message: worded } : (worded ?? (found as FormErrors<Field> | null) ?? {});
  const idOf = (name: string): string => `${formId}-${name}`;
  const issueOf = (name: Field): string | undefined =>
    touched.has(name) ? undefined : errors.issues?.[name];
  return {
    values,
    setValues,
    change,
    attributes: {
      action: submit,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      onValue: (value) => change(name, value),
      error: issueOf(name),
    }),
    summary: {
      attempt,
      issues: (Object.keys(errors.issues ?? {}) as Field[]).flatMap((name) => {
        const message = issueOf(name);
        return message === undefined ? [] : [{ id: idOf(name), message }];
      }),
      message: errors.message ?? null,
    },
    error,
    submit,
    isPending,
    isAccepted: attempt > 0 && found === null && touched.size === 0,
  };
};
