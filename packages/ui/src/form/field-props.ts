/** What every field of a form takes. */
export interface FieldProps {
  /** Of the input, so that a summary of faults leads to it. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** In place of the words of its kind. */
  readonly label?: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean;
}
