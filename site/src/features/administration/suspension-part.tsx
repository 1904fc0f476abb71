import { errorLabel } from '@footlight/i18n';
import type { AdministeredAccount } from '@footlight/contract';
import { Button, TextField, formatDay, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { REASON_MAX } from './reason.js';
import { useRenewedAccount } from './use-renewed-account.js';

const Suspend = ({ id }: { readonly id: string }) => {
  const { t: common } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const renew = useRenewedAccount();
  const form = useForm({
    initial: { reason: '' },
    required: { reason: t('adminReasonMissing') },
    send: async ({ reason }) => {
      await state.client.call('suspendAccount', { params: { id }, body: { reason: reason.trim() } });
      await renew();
      return null;
    },
    word: ({ code }) => common(errorLabel(code)),
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
        {t('adminSuspend')}
      </Button>
    </form>
  );
};

/** Suspends an account, and ends its suspension (ACCT-42). */
export const SuspensionPart = ({ account }: { readonly account: AdministeredAccount }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const renew = useRenewedAccount();
  const { run, error, isPending } = useAction();
  const { id, role, suspension } = account;
  const resume = () =>
    run(async () => {
      await state.client.call('resumeAccount', { params: { id } });
      await renew();
    });
  return (
    <Part title={t('adminSuspension')}>
      <p className={styles['note']} dir="auto">
        {suspension !== null
          ? t('adminSuspended', { date: formatDay(suspension.since, language), reason: suspension.reason })
          : t(role === 'admin' ? 'adminSuspendNotAdmin' : 'adminSuspensionText')}
      </p>
      {suspension === null && role !== 'admin' && <Suspend id={id} />}
      {suspension !== null && (
        <Button disabled={isPending} onClick={resume}>
          {t('adminResume')}
        </Button>
      )}
      <p className={styles['failure']} role="alert" hidden={error === null}>
        {error ?? ''}
      </p>
    </Part>
  );
};
