import type { LabelKey } from '@footlight/i18n';
import type { InputHTMLAttributes } from 'react';
import { useLabels } from '../labels/labels.js';
import { TextField } from './text-field.js';
import type { FieldProps } from './field-props.js';

type Preset = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir' | 'maxLength'
>;

/** Fields whose default `autocomplete` can be overridden, for example to offer passkeys too. */
interface LineFieldProps extends FieldProps {
  readonly autoComplete?: string;
}

/** Creates a single-line field with the label, keyboard and autofill of its type (FORM-7). */
const textFieldOf = (words: LabelKey | null, preset: Preset) => {
  const Field = ({ label, minLength, maxLength = preset.maxLength, name, ...rest }: LineFieldProps) => {
    const { t } = useLabels();
    return (
      <TextField
        {...preset}
        {...rest}
        name={name}
        {...(minLength === undefined ? {} : { minLength })}
        {...(maxLength === undefined ? {} : { maxLength })}
        label={label ?? (words === null ? name : t(words))}
      />
    );
  };
  return Field;
};

export const PlainField = textFieldOf(null, { autoComplete: 'off', maxLength: 200 });

export const EmailField = textFieldOf('email', {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
});

export const NameField = textFieldOf('name', {
  autoComplete: 'name',
  autoCapitalize: 'words',
  maxLength: 80,
});

export const FullNameField = textFieldOf('fullName', {
  autoComplete: 'name',
  autoCapitalize: 'words',
  maxLength: 120,
});

export const PreferredNameField = textFieldOf('preferredName', {
  autoComplete: 'nickname',
  autoCapitalize: 'words',
  maxLength: 40,
});

export const Line1Field = textFieldOf('addressLine1', { autoComplete: 'address-line1', maxLength: 200 });

export const AdministrativeLevel1Field = textFieldOf('administrativeLevel1', {
  autoComplete: 'address-level1',
  maxLength: 100,
});

export const PostalCodeField = textFieldOf('postalCode', {
  autoComplete: 'postal-code',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 12,
});

export const TaxNumberField = textFieldOf('taxNumber', {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 40,
});
