import { passwordStrength } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { useLabels } from '../labels/labels.js';
import { TextField } from './text-field.js';
import type { FieldProps } from './field-props.js';
import styles from './password-fields.module.css';

const STRENGTH_LABELS = {
  weak: 'passwordWeak',
  fair: 'passwordFair',
  strong: 'passwordStrong',
} as const satisfies Record<string, LabelKey>;

/** The strength of a new password; nothing while the field is empty. */
const Strength = ({ of }: { readonly of: string }) => {
  const { t } = useLabels();
  const strength = passwordStrength(of);
  return (
    <p className={styles['strength']} data-strength={strength ?? 'none'} role="status">
      {strength === null ? '' : t(STRENGTH_LABELS[strength])}
    </p>
  );
};

export interface PasswordFieldProps extends FieldProps {
  /** For a new password: shows its strength, and password managers offer to generate one. */
  readonly isNew?: boolean;
}

/** A password, visible while its button is held (FORM-3). */
export const PasswordField = ({
  label,
  hint,
  isNew = false,
  minLength,
  maxLength = 200,
  ...rest
}: PasswordFieldProps) => {
  const { t } = useLabels();
  return (
    <div className={styles['password']}>
      <TextField
        {...rest}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        {...(minLength === undefined ? {} : { minLength })}
        label={label ?? t('password')}
        hint={hint ?? (isNew ? t('passwordHint') : undefined)}
      />
      {isNew && <Strength of={rest.value} />}
    </div>
  );
};

/** Repeats the new password. */
export const ConfirmPasswordField = ({ label, ...rest }: FieldProps) => {
  const { t } = useLabels();
  return (
    <TextField
      {...rest}
      type="password"
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      label={label ?? t('confirmPassword')}
    />
  );
};
