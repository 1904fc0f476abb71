import { errorLabel } from '@footlight/i18n';
import type { AdministeredAccount } from '@footlight/contract';
import { Button, TextField, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { REASON_MAX } from './reason.js';
import { useRenewedAccount } from './use-renewed-account.js';

const Remove = ({ id }: { readonly id: string }) => {
  const { t: common } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const renew = useRenewedAccount();
  const form = useForm({
    initial: { reason: '' },
    required: { reason: t('adminReasonMissing') },
    send: async ({ reason }) => {
      await state.client.call('requestFactorRemoval', { params: { id }, body: { reason: reason.trim() } });
      await renew();
      return null;
    },
    word: ({ code }) => (code === 'CONFLICT' ? t('adminFactorNoAddress') : common(errorLabel(code))),
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
        {t('adminFactorRemove')}
      </Button>
    </form>
  );
};

/** Removes a lost second factor after a waiting period (ACCT-45). */
export const FactorPart = ({ account: { id, secondFactor } }: { readonly account: AdministeredAccount }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const place = useViewerLocale();
  const renew = useRenewedAccount();
  const { run, error, isPending } = useAction();
  const { enabled, removedAt } = secondFactor;
  const keep = () =>
    run(async () => {
      await state.client.call('cancelFactorRemoval', { params: { id } });
      await renew();
    });
  return (
    <Part title={t('adminFactor')}>
      <p className={styles['note']}>
        {removedAt !== null
          ? t('adminFactorRemoval', { date: formatMoment(removedAt, language, place) })
          : t(enabled ? 'adminFactorText' : 'adminFactorOff')}
      </p>
      {enabled && removedAt === null && <Remove id={id} />}
      {removedAt !== null && (
        <Button disabled={isPending} onClick={keep}>
          {t('adminFactorKeep')}
        </Button>
      )}
      <p className={styles['failure']} role="alert" hidden={error === null}>
        {error ?? ''}
      </p>
    </Part>
  );
};
