export { AddressField, type AddressFieldProps } from './address-field.js';
export { CheckField, type CheckFieldProps } from './check-field.js';
export { BirthDateField, DateField, type DateFieldProps } from './date-field.js';
export { DropdownField, type DropdownFieldProps, type DropdownOption } from './dropdown-field.js';
export { fieldErrorLabel, fieldLabel } from './field-labels.js';
export { FieldFrame, type FieldFrameProps } from './field-frame.js';
export type { FieldProps } from './field-props.js';
export { FormSummary, type FormIssue, type FormSummaryProps } from './form-summary.js';
export { GenderField } from './gender-field.js';
export { ConfirmPasswordField, PasswordField, type PasswordFieldProps } from './password-fields.js';
export { PhoneField, type PhoneFieldProps } from './phone-field.js';
export { ProfileFieldInput, type ProfileFieldInputProps } from './profile-field-input.js';
export {
  AdministrativeLevel1Field,
  EmailField,
  FullNameField,
  Line1Field,
  NameField,
  PlainField,
  PostalCodeField,
  PreferredNameField,
  TaxNumberField,
} from './text-fields.js';
