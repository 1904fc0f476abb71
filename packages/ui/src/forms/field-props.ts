/** Props common to every form field. */
export interface FieldProps {
  /** Id of the input, the target of links in the error summary. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Replaces the default label of its type. */
  readonly label?: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean;
}
