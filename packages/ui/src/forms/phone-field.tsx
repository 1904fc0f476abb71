import type { PhoneValue } from '@footlight/domain/phone';
import { useId, useMemo, useState } from 'react';
import { useLabels } from '../labels/labels.js';
import { FieldFrame, noteIdOf } from './field-frame.js';
import type { FieldProps } from './field-props.js';
import styles from './phone-field.module.css';
import { usePhoneRules } from './use-phone-rules.js';

export interface PhoneFieldProps extends FieldProps {
  /** Country that the viewer is in, ISO 3166-1 alpha-2. */
  readonly region: string;
}

/** The form's value: the international number once it can be determined, before that the text as typed. */
const valueOf = ({ internationalNumber, number }: PhoneValue): string =>
  internationalNumber === '' ? number.trim() : internationalNumber;

const nameIn = (language: string): ((region: string) => string | undefined) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (region) => names.of(region);
};

/** A phone number with a select for its country (FORM-12, FORM-13). */
export const PhoneField = ({
  id: own,
  name,
  label,
  value,
  onValue,
  region,
  required = false,
  error,
  hint,
  disabled = false,
}: PhoneFieldProps) => {
  const { t, language } = useLabels();
  const generatedId = useId();
  const id = own ?? generatedId;
  const [typed, setTyped] = useState(value);
  const [phone, setPhone] = useState<PhoneValue | null>(null);
  const regionCode = phone?.regionCode ?? region;
  const note = noteIdOf(id, error ?? hint);

  const take = (next: PhoneValue, shown = next.number) => {
    setPhone(next);
    setTyped(shown);
    if (valueOf(next) !== value) onValue(valueOf(next));
  };
  const rules = usePhoneRules((arrived) => take(arrived.parsePhone(typed, region)));
  const countries = useMemo(() => rules?.phoneCountries(nameIn(language), language) ?? [], [rules, language]);

  return (
    <FieldFrame id={id} label={label ?? t('phoneNumber')} required={required} error={error} hint={hint}>
      {/* Code and number are read from left to right, one after the other, in every language. */}
      <span className={styles['box']} dir="ltr">
        {rules !== null && (
          <select
            className={styles['country']}
            aria-label={t('phoneCountry')}
            autoComplete="tel-country-code"
            value={regionCode}
            disabled={disabled}
            onChange={({ target }) =>
              take(rules.phoneInRegion(phone ?? rules.parsePhone(typed, region), target.value))
            }
          >
            {countries.map((country) => (
              <option key={country.value} value={country.value}>
                {`${country.label} ${country.countryCallingCode}`}
              </option>
            ))}
          </select>
        )}
        {rules !== null && (
          <span className={styles['code']} aria-hidden="true">
            {phone?.prefix ?? rules.callingCodeOf(region)}
          </span>
        )}
        <input
          id={id}
          className={styles['number']}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="1234 56789"
          maxLength={30}
          required={required}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={note}
          value={typed}
          onChange={({ target }) => {
            if (rules === null) {
              setTyped(target.value);
              onValue(target.value);
            } else take(rules.parsePhone(target.value, regionCode), target.value);
          }}
          onBlur={() => {
            if (phone !== null) setTyped(phone.number);
          }}
        />
      </span>
    </FieldFrame>
  );
};
