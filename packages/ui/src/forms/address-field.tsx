import { useLabels } from '../labels/labels.js';
import { DropdownField } from './dropdown-field.js';
import type { FieldProps } from './field-props.js';

export interface AddressFieldProps extends FieldProps {
  /** Countries to choose from: code and name. */
  readonly countries: readonly { readonly value: string; readonly label: string }[];
}

/** The country of an address. */
export const AddressField = ({
  label,
  countries,
  minLength: _least,
  maxLength: _most,
  ...rest
}: AddressFieldProps) => {
  const { t } = useLabels();
  return (
    <DropdownField
      {...rest}
      label={label ?? t('addressCountry')}
      autoComplete="country"
      options={countries}
    />
  );
};
