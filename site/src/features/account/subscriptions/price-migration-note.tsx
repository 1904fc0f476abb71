import type { PriceMigration } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { priceMigrationsQuery } from '@footlight/state';
import { Button, formatDay, headings, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import styles from './subscription.module.css';
import { useCommerceAction } from './use-commerce-action.js';

/** An upcoming price change, which the viewer accepts or declines (MONEY-87). */
export const PriceMigrationNote = ({ migration }: { readonly migration: PriceMigration }) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { state } = useSite();
  const place = useViewerLocale();
  const { run, isPending, error, message } = useCommerceAction();
  const { id, licenceName, from, to, effectiveAt, answerBy } = migration;
  const answer = (status: 'continue' | 'leave') =>
    run(async () => {
      await state.client.call('answerPriceMigration', { params: { id }, body: { status } });
      void state.queries.renew(priceMigrationsQuery);
      return t(status === 'continue' ? 'migrationContinued' : 'migrationLeft');
    });
  const day = (at: string) => formatDay(at, language, place);
  return (
    <section className={styles['note']} aria-label={t('migrationTitle', { name: licenceName })}>
      <h2 className={headings['section']}>{t('migrationTitle', { name: licenceName })}</h2>
      <p className={styles['text']}>
        {t('migrationText', {
          date: day(effectiveAt),
          price: formatMoney(to, language),
          before: formatMoney(from, language),
          answerBy: day(answerBy),
        })}
      </p>
      <div className={styles['actions']}>
        <Button look="primary" disabled={isPending} onClick={() => answer('continue')}>
          {t('migrationContinue')}
        </Button>
        <Button disabled={isPending} onClick={() => answer('leave')}>
          {t('migrationLeave')}
        </Button>
      </div>
      <p className={error === null ? styles['said'] : styles['failure']} role="status">
        {error ?? message ?? ''}
      </p>
    </section>
  );
};
