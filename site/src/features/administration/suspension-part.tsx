import type { AdministeredAccount } from '@footlight/contract';
import { Button, formatDay, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { ReasonForm } from './reason-form.js';
import { useRenewedAccount } from './use-renewed-account.js';

const Suspend = ({ id }: { readonly id: string }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  return (
    <ReasonForm
      action={t('adminSuspend')}
      send={(reason) => state.client.call('suspendAccount', { params: { id }, body: { reason } })}
    />
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
