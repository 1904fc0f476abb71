import type { AdministeredAccount } from '@footlight/contract';
import { Button, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useAction } from '../../shell/cards/use-action.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';
import { Part } from './part.js';
import { ReasonForm } from './reason-form.js';
import { useRenewedAccount } from './use-renewed-account.js';

const Remove = ({ id }: { readonly id: string }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  return (
    <ReasonForm
      action={t('adminFactorRemove')}
      send={(reason) => state.client.call('requestFactorRemoval', { params: { id }, body: { reason } })}
      word={(code) => (code === 'CONFLICT' ? t('adminFactorNoAddress') : undefined)}
    />
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
