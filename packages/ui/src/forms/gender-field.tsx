import { GENDERS, genderOf, genderParts, type Gender } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { useId } from 'react';
import { useLabels } from '../labels/labels.js';
import { TextField } from './text-field.js';
import { DropdownField } from './dropdown-field.js';
import type { FieldProps } from './field-props.js';
import styles from './gender-field.module.css';

const LABELS = {
  female: 'genderFemale',
  male: 'genderMale',
  nonBinary: 'genderNonBinary',
  other: 'genderOther',
  undisclosed: 'genderUndisclosed',
} as const satisfies Record<Gender, LabelKey>;

const LONGEST_WORDS = 70;

/** Gender, with a text field when “other” is chosen (FORM-10). */
export const GenderField = ({ id: own, label, name, value, onValue, ...rest }: FieldProps) => {
  const { t } = useLabels();
  const generatedId = useId();
  const id = own ?? generatedId;
  const { chosen, words } = genderParts(value);
  return (
    <div className={styles['gender']}>
      <DropdownField
        {...rest}
        id={id}
        name={name}
        label={label ?? t('gender')}
        autoComplete="sex"
        value={chosen}
        options={GENDERS.map((gender) => ({ value: gender, label: t(LABELS[gender]) }))}
        onValue={(next) => onValue(genderOf(next, next === 'other' ? words : ''))}
      />
      {chosen === 'other' && (
        <TextField
          id={`${id}-words`}
          name={`${name}-words`}
          label={t('enterGender')}
          maxLength={LONGEST_WORDS}
          autoComplete="off"
          value={words}
          onValue={(typed) => onValue(typed === '' ? 'other' : `other:${typed}`)}
        />
      )}
    </div>
  );
};
