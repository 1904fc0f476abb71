import { errorLabel } from '@footlight/i18n';
import { Button, TextField, useLabels } from '@footlight/ui';
import { useForm } from '../../app/use-form.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { REASON_MAX } from './reason.js';
import { useRenewedAccount } from './use-renewed-account.js';

export interface ReasonFormProps {
  /** Label of the button. */
  readonly action: string;
  readonly send: (reason: string) => Promise<unknown>;
  /** The text for an error that has one of its own here; undefined for the others. */
  readonly word?: (code: string) => string | undefined;
}

/** A change of an account for a reason that is logged; the account is read again afterwards. */
export const ReasonForm = ({ action, send, word }: ReasonFormProps) => {
  const { t: common } = useLabels();
  const t = useAdministrationLabels();
  const renew = useRenewedAccount();
  const form = useForm({
    initial: { reason: '' },
    send: async ({ reason: typed }) => {
      const reason = typed.trim();
      if (reason === '') {
        document.getElementById(form.field('reason').id)?.focus();
        return { issues: { reason: t('adminReasonMissing') } };
      }
      await send(reason);
      form.setValues({ reason: '' });
      await renew();
      return null;
    },
    word: ({ code }) => word?.(code) ?? common(errorLabel(code)),
  });
  const { message } = form.summary;
  return (
    <form className={styles['form']} {...form.attributes}>
      <TextField
        {...form.field('reason')}
        label={t('adminReason')}
        required
        maxLength={REASON_MAX}
        autoComplete="off"
        hint={t('adminReasonHint')}
      />
      <p className={styles['failure']} role="alert" hidden={message === null}>
        {message}
      </p>
      <Button type="submit" disabled={form.isPending}>
        {action}
      </Button>
    </form>
  );
};
