import type { ProfileField } from '@footlight/contract';
import { boundsOf } from '@footlight/domain';
import { useLabels } from '../labels/labels.js';
import { AddressField } from './address-field.js';
import { BirthDateField, DateField } from './date-field.js';
import { DropdownField } from './dropdown-field.js';
import { fieldLabel } from './field-labels.js';
import { GenderField } from './gender-field.js';
import { ConfirmPasswordField, PasswordField } from './password-fields.js';
import { PhoneField } from './phone-field.js';
import {
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

export interface ProfileFieldInputProps {
  readonly field: ProfileField;
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly required: boolean;
  readonly error: string | undefined;
  /** Country that the viewer is in, ISO 3166-1 alpha-2. */
  readonly region: string;
  /** Countries for an address: code and name. */
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
}

/** Renders one field of a form described by the realm, according to its type. */
export const ProfileFieldInput = ({ field, region, countries, ...rest }: ProfileFieldInputProps) => {
  const words = useLabels();
  const { min, max } = boundsOf(field);
  const label = fieldLabel(field, words);
  const own = { ...rest, name: field.id, label };
  const bounded = { ...own, maxLength: max, ...(min === 0 ? {} : { minLength: min }) };
  // The order of dates differs between regions of one language: en-US and en-GB.
  const locale = words.language.includes('-') ? words.language : `${words.language}-${region}`;
  switch (field.type) {
    case 'email':
      return <EmailField {...bounded} />;
    case 'password':
      return <PasswordField {...bounded} isNew />;
    case 'confirmPassword':
      return <ConfirmPasswordField {...own} />;
    case 'name':
      return <NameField {...bounded} />;
    case 'fullName':
      return <FullNameField {...bounded} />;
    case 'preferredName':
      return <PreferredNameField {...bounded} />;
    case 'line1':
      return <Line1Field {...bounded} />;
    case 'administrativeLevel1':
      return <AdministrativeLevel1Field {...bounded} />;
    case 'postalCode':
      return <PostalCodeField {...bounded} />;
    case 'taxNumber':
      return <TaxNumberField {...bounded} />;
    case 'text':
      return <PlainField {...bounded} />;
    case 'date':
      return <DateField {...own} locale={locale} />;
    case 'birthDate':
      return <BirthDateField {...own} locale={locale} />;
    case 'phoneNumber':
      return <PhoneField {...own} region={region} />;
    case 'address':
      return <AddressField {...own} countries={countries} />;
    case 'gender':
      return <GenderField {...own} />;
    case 'dropdown': {
      const options = field.options.map((option) => ({
        value: option.value,
        label: fieldLabel({ id: option.value, type: 'dropdown', label: option.label }, words),
      }));
      return <DropdownField {...own} options={options} />;
    }
    // no default
  }
};
