import { Button, TextField, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useForm, type FormOptions } from '../../app/use-form.js';
import styles from './account-frame.module.css';
import { FormError } from './form-error.js';

type Credentials = Readonly<Record<'id' | 'secret', string>>;

export interface CredentialsFormProps extends Pick<FormOptions<Credentials>, 'send' | 'word'> {
  /** What identifies the account: an email address, or what its company calls it. */
  readonly account: 'email' | 'partner';
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly isDisabled?: boolean;
  /** Why a sign-in without this form failed. */
  readonly error?: string | null;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A form with the id and the password of an account; the id is sent without spaces around it. */
export const CredentialsForm = (props: CredentialsFormProps) => {
  const {
    send,
    word,
    account,
    submitLabel,
    pendingLabel,
    isDisabled = false,
    error = null,
    children,
  } = props;
  const { t } = useLabels();
  const form = useForm({
    initial: { id: '', secret: '' },
    required: {
      id: t(account === 'email' ? 'pleaseProvideYourEmail' : 'pleaseProvideYourProviderId'),
      secret: t('pleaseProvideYourPassword'),
    },
    send: ({ id, secret }) => send({ id: id.trim(), secret }),
    ...(word === undefined ? {} : { word }),
  });
  return (
    <form className={styles['form']} {...form.attributes}>
      <TextField
        {...form.field('id')}
        {...(account === 'email'
          ? { label: t('email'), name: 'email', type: 'email', inputMode: 'email' }
          : { label: t('providerId'), autoCapitalize: 'none' })}
        autoComplete="username"
        required
      />
      <TextField
        {...form.field('secret')}
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <FormError error={form.summary.message ?? error} />
      <Button type="submit" look="primary" disabled={isDisabled || form.isPending}>
        {isDisabled || form.isPending ? pendingLabel : submitLabel}
      </Button>
      {children}
    </form>
  );
};
